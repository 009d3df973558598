"""Runs a command in a pseudo-terminal: types each answer when its question has been printed.

Usage: terminal.py STEPS.json COMMAND…  where STEPS is a list of [text to wait for, keys]. Prints what the terminal showed;
exits with the command's code, or 99 where a question did not come in time.
"""

import fcntl
import json
import os
import pty
import re
import select
import struct
import sys
import termios
import time

LONGEST_WAIT_S = 240
ROWS_AND_COLUMNS = struct.pack("HHHH", 50, 160, 0, 0)
ESCAPES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")


def reads_keys(terminal: int) -> bool:
    """Whether the command takes each key as it comes, as it does while it asks; else the terminal would keep whole lines."""
    return not termios.tcgetattr(terminal)[3] & termios.ICANON


def main() -> int:
    steps = json.load(open(sys.argv[1]))
    pid, terminal = pty.fork()
    if pid == 0:
        fcntl.ioctl(0, termios.TIOCSWINSZ, ROWS_AND_COLUMNS)
        os.execvp(sys.argv[2], sys.argv[2:])
    shown = unread = ""
    deadline = time.time() + LONGEST_WAIT_S
    while True:
        ready, _, _ = select.select([terminal], [], [], 0.2)
        try:
            chunk = os.read(terminal, 65536).decode("utf-8", "replace") if ready else ""
        except OSError:
            break
        if ready and chunk == "":
            break
        shown += chunk
        unread += chunk
        if steps and steps[0][0] in ESCAPES.sub("", unread) and reads_keys(terminal):
            for key in steps.pop(0)[1]:
                os.write(terminal, key.encode())
            unread = ""
            deadline = time.time() + LONGEST_WAIT_S
        if time.time() > deadline:
            os.kill(pid, 9)
            sys.stdout.write(ESCAPES.sub("", shown))
            return 99
    sys.stdout.write(ESCAPES.sub("", shown))
    return os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1])


sys.exit(main())

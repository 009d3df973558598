"""What may be wrong with a log. Each costs the log its row in status.csv, never the job."""


class LogError(Exception):
    """A log that cannot be summarised; the message says where and why."""

    outcome = "unreadable"


class CutOff(LogError):
    """A packed file that ends within a frame or block: what came before is sound."""

    outcome = "cut off"

    def __init__(self):
        super().__init__("the file ends too early")


class Broken(LogError):
    """Bytes that are no block of their codec; `offset` is where the block begins in the packed file, from 0."""

    outcome = "broken"

    def __init__(self, codec, offset, what):
        super().__init__(f"the file cannot be read: the {codec} data is broken at byte {offset}: {what}")


class TooLarge(LogError):
    """A line or a file that unpacks to more than is read."""

    outcome = "too large"


class NoLog(LogError):
    """A file that is packed in no way that is known, and no text."""

    outcome = "no log"

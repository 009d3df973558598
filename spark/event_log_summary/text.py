"""Foreign texts made fit for a summary."""

from __future__ import annotations

import re

_LONGEST = 1000
_CONTROL = re.compile("[\x00-\x1f\x7f-\x9f]+")
_HALF = re.compile("[\ud800-\udfff\ufffd]")


def units(text):
    """The length of a text as JavaScript counts it."""
    return len(text) + sum(letter > "\uffff" for letter in text)


def without_control(text):
    return _CONTROL.sub(" ", text)


def one_line(text):
    """A text on one line of at most 1,000 characters, without control characters; halves of characters become ?."""
    line = _HALF.sub("?", without_control(text)).strip(" ")
    return line if units(line) <= _LONGEST else line[:_LONGEST].rstrip(" ")


def or_none(text):
    return one_line(text) or None

"""Values as JavaScript reads and writes them, so that both importers write the same bytes."""

from __future__ import annotations

import json
import math
import re

_SAFE = 2**53 - 1
_INDEX = re.compile(r"0|[1-9][0-9]{0,8}")
_FORMULA = tuple("=+-@\t\r")
_QUOTED = ('"', ",", "\n", "\r", "\ufeff")


def _refuse(constant):
    raise ValueError(f"{constant} is no JSON")


_DECODER = json.JSONDecoder(parse_constant=_refuse)
_FLOATS = json.JSONDecoder(parse_constant=_refuse, parse_int=float)


def parse(text):
    """The value of a JSON text. Raises ValueError where it is none."""
    start = 0
    while start < len(text) and text[start] in " \t\n\r":
        start += 1
    try:
        value, end = _DECODER.raw_decode(text, start)
    except json.JSONDecodeError:
        raise
    except ValueError:
        value, end = _FLOATS.raw_decode(text, start)
    except RecursionError:
        raise ValueError("nested too deeply") from None
    if text[end:].strip(" \t\n\r"):
        raise ValueError("more than one value")
    return value


def packed(value):
    """A value as short JSON bytes, to be sent between workers."""
    return json.dumps(value, separators=(",", ":")).encode("ascii")


def utf8(data):
    """The text of bytes as TextDecoder gives it: without a byte order mark, what is no UTF-8 replaced."""
    return bytes(data).decode("utf-8", "replace").removeprefix("\ufeff")


def encoded(text):
    """A text as UTF-8; half of a surrogate pair becomes the replacement character, as Node writes it."""
    try:
        return text.encode("utf-8")
    except UnicodeEncodeError:
        return text.encode("utf-16-le", "surrogatepass").decode("utf-16-le", "replace").encode("utf-8")


def sort_key(text):
    """Orders texts as `<` of JavaScript does, by their UTF-16 units."""
    return text.encode("utf-16-be", "surrogatepass")


# What JavaScript counts as space.
JS_SPACE = "\t\n\v\f\r \u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff"


def entries(value):
    """The entries of an object in the order of JavaScript: keys that are indexes first, by number."""
    return sorted(value.items(), key=lambda entry: int(entry[0]) if _INDEX.fullmatch(entry[0]) else 2**32)


def obj(value):
    """The value as an object; empty for everything else."""
    return value if isinstance(value, dict) else {}


def array(value):
    """The value as a list; empty for everything else."""
    return value if isinstance(value, list) else []


def text(value):
    """A text; empty for everything else."""
    return value if isinstance(value, str) else ""


def whole(value):
    """A whole number from 0 to 2^53 − 1, or None."""
    if type(value) is float and value.is_integer():
        value = int(value)
    return value if type(value) is int and 0 <= value <= _SAFE else None


def amount(value):
    """A number from 0; 0 for everything else, since Spark leaves out what it did not count."""
    if type(value) is int:
        return value if 0 < value <= _SAFE else _large(value)
    if type(value) is float and value > 0 and math.isfinite(value):
        return int(value) if value.is_integer() else value
    return 0


def _large(value):
    """A whole number that JavaScript keeps as the next one that it can."""
    if value <= 0:
        return 0
    try:
        return int(float(value))
    except OverflowError:
        return 0


def number(value):
    """A number as String(number) writes it."""
    if isinstance(value, int) and abs(value) <= _SAFE:
        return str(value)
    value = float(value)
    if value == 0:
        return "0"
    sign = "-" if value < 0 else ""
    mantissa, _, exponent = repr(abs(value)).partition("e")
    whole_part, _, fraction = mantissa.partition(".")
    fraction = "" if fraction == "0" else fraction
    point = len(whole_part) + int(exponent or 0)
    digits = (whole_part + fraction).lstrip("0")
    point -= len(whole_part + fraction) - len(digits)
    digits = digits.rstrip("0")
    return sign + _placed(digits, point)


def _placed(digits, point):
    """Digits with their decimal point after `point` of them. Source: ECMAScript, Number::toString."""
    if len(digits) <= point <= 21:
        return digits + "0" * (point - len(digits))
    if 0 < point <= 21:
        return f"{digits[:point]}.{digits[point:]}"
    if -6 < point <= 0:
        return f"0.{'0' * -point}{digits}"
    exponent = f"e{'+' if point > 0 else '-'}{abs(point - 1)}"
    return digits[0] + (f".{digits[1:]}" if len(digits) > 1 else "") + exponent


def _cell(value):
    if value is None:
        return ""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, (int, float)):
        return number(value)
    cell = f"'{value}" if value.startswith(_FORMULA) else value
    if any(mark in cell for mark in _QUOTED) or cell[:1] == " " or cell[-1:] == " ":
        return '"' + cell.replace('"', '""') + '"'
    return cell


def csv(header, rows):
    """CSV text as src/benchmark/text/toCsv.ts writes it: LF line ends, numbers in full precision, None as an empty cell."""
    return "".join(",".join(_cell(cell) for cell in row) + "\n" for row in [header, *rows])


def js_json(value):
    """JSON as JSON.stringify(value, null, 2) writes it."""
    return _json(value, "\n")


def _json(value, indent):
    if isinstance(value, bool) or value is None:
        return {True: "true", False: "false", None: "null"}[value]
    if isinstance(value, (int, float)):
        return number(value)
    if isinstance(value, str):
        return _json_text(value)
    deeper = indent + "  "
    if isinstance(value, dict):
        parts = [f"{_json_text(key)}: {_json(item, deeper)}" for key, item in value.items()]
        return f"{{{deeper}{f',{deeper}'.join(parts)}{indent}}}" if parts else "{}"
    parts = [_json(item, deeper) for item in value]
    return f"[{deeper}{f',{deeper}'.join(parts)}{indent}]" if parts else "[]"


def _json_text(value):
    """A JSON string: like Python's without escapes beyond ASCII, but half of a surrogate pair is escaped."""
    written = json.dumps(value, ensure_ascii=False)
    if any("\ud800" <= letter <= "\udfff" for letter in written):
        written = "".join(f"\\u{ord(c):04x}" if "\ud800" <= c <= "\udfff" else c for c in written)
    return written

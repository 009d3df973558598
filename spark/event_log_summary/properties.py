"""Spark properties that may be published. The rules of src/importers/sparkProperties.ts and src/benchmark/artifacts/secrets.ts."""

from __future__ import annotations

import re

from .js import JS_SPACE, number, sort_key
from .text import units, without_control

_LONGEST = 2000
_WORD = "A-Za-z0-9_"
_PROPERTY = re.compile(r"[A-Za-z][A-Za-z0-9._*-]*")
_OF_ONE_RUN = re.compile(
    r"spark\.(app\.(id|name|startTime|submitTime|initial\.[^%s]+)|driver\.(host|port)|executor\.id|repl\.[^%s]+)"
    % (JS_SPACE, JS_SPACE)
)

_HARMLESS = re.compile(
    r"(sas\.)?(token|credentials?)\.provider|token(izer|ize|ization)|(primary|foreign|unique|partition|cluster(ing)?"
    r"|sort|order|group(ing)?|join|row|record|hash|cache|bucket|distribution)\.?keys?"
)
_SECRET_PART = re.compile(
    r"secret|passw(or)?d|passphrase|credential|token|(access|private|api|account|encryption|shared|signing|master|storage)"
    r"\.?key"
)
_SECRET_WORD = re.compile(r"(^|\.)(pwd|pass|pat|sas|key(\.id|\.list)?\Z)(\.|\Z)")
_S = f"[{JS_SPACE}]"
_SECRET_VALUES = [
    re.compile(form, flags | re.ASCII)
    for form, flags in (
        (r"(AKIA|ASIA)[0-9A-Z]{16}", 0),
        (r"dapi[0-9a-f]{32}", 0),
        (r"(gh[pousr]_[A-Za-z0-9]{36}|github_pat_[A-Za-z0-9_]{22})", 0),
        (r"\beyJ[\w-]{8,}\.eyJ[\w-]{8,}", 0),
        (rf"\bsig=[^&{JS_SPACE}*\[]", re.IGNORECASE),
        (rf"-D(?=[^{JS_SPACE}=]*pass)[^{JS_SPACE}=]*=[^{JS_SPACE}*\[]", re.IGNORECASE),
        (rf"\bbearer{_S}+[\w.~+/-]{{8}}", re.IGNORECASE),
        (rf"://[^/{JS_SPACE}:@]*:(?!\*+@|\[redacted\]@)[^/{JS_SPACE}@]+@", re.IGNORECASE),
        (r"-----BEGIN ", 0),
    )
]
_SETTING = re.compile(rf"""(?<![\w.-])([\w.-]+)["']?{_S}*[=:]{_S}*["']?([^{JS_SPACE}"',;&]+)""", re.ASCII)
_REDACTED = re.compile(r"(|\[redacted\][^\n\r\u2028\u2029]*|\*+(\(redacted\)[^\n\r\u2028\u2029]*)?)")
_SWITCH = re.compile(r"(true|false)", re.IGNORECASE | re.ASCII)
_CAMEL = re.compile(r"([a-z0-9])([A-Z])")
REDACTION = "[redacted]"


def _names_secret(name):
    dotted = re.sub(r"[_-]", ".", _CAMEL.sub(r"\1.\2", name)).lower()
    rest = _HARMLESS.sub("", dotted)
    return bool(_SECRET_PART.search(rest) or _SECRET_WORD.search(rest))


def _is_secret_setting(name, value):
    return not _REDACTED.fullmatch(value) and not _SWITCH.fullmatch(value) and _names_secret(name)


def looks_secret(key, value):
    """Whether a property must not be published as it is, by its name, by a name that its value sets, or by the form of its value."""
    if _is_secret_setting(key, value) or any(form.search(value) for form in _SECRET_VALUES):
        return True
    return any(_is_secret_setting(name, setting) for name, setting in _SETTING.findall(value))


def _text_of(name, value):
    """The text of a property without control characters; None where it has none that can be kept."""
    if not _PROPERTY.fullmatch(name) or value is None or isinstance(value, (dict, list)):
        return None
    if isinstance(value, bool):
        value = "true" if value else "false"
    text = without_control(value if isinstance(value, str) else number(value))
    return text if units(text) <= _LONGEST else None


def published(properties):
    """The properties that may be published, in order of name, secrets redacted."""
    found = {name: _text_of(name, properties[name]) for name in sorted(properties, key=sort_key)}
    kept = {name: text for name, text in found.items() if text is not None and not _OF_ONE_RUN.fullmatch(name)}
    return {name: REDACTION if looks_secret(name, text) else text for name, text in kept.items()}

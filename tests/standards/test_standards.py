"""The artifacts as validators see them that share no code with the project."""

import json
import re
import unittest
from pathlib import Path

from frictionless import validate
from jsonschema import Draft7Validator

DATA = Path("static/data")
SCHEMAS = {path.name: json.loads(path.read_text()) for path in Path("static/schemas").glob("*.json")}


def patterns(value):
    """The patterns of a schema, at every depth."""
    if isinstance(value, dict):
        if isinstance(value.get("pattern"), str):
            yield value["pattern"]
        value = value.values()
    elif not isinstance(value, list):
        return
    for below in value:
        yield from patterns(below)


def schema_errors(path, value):
    """Errors of a file by the schema that it names."""
    schema = (path.parent / value["$schema"]).resolve()
    checker = Draft7Validator.FORMAT_CHECKER
    validator = Draft7Validator(json.loads(schema.read_text()), format_checker=checker)
    return [f"{path}: {error.message}" for error in validator.iter_errors(value)]


def package_errors(source, folder):
    """Errors of a data package and its resources by the Data Package standard."""
    report = validate(source, basepath=str(folder), type="package")
    return [f"{folder}: {note}" for (note,) in report.flatten(["note"])]


class Standards(unittest.TestCase):
    def test_schemas(self):
        """Every schema is valid by its meta-schema, and its patterns are regular expressions of Python too."""
        self.assertGreater(len(SCHEMAS), 10)
        for name, schema in SCHEMAS.items():
            with self.subTest(name):
                Draft7Validator.check_schema(schema)
                for pattern in patterns(schema):
                    re.compile(pattern)

    def test_files(self):
        """Every file is valid by the schema that it names, and a file that names another is not."""
        files = [(path, json.loads(path.read_text())) for path in sorted(DATA.rglob("*.json"))]
        named = [(path, value) for path, value in files if isinstance(value, dict) and "$schema" in value]
        self.assertGreater(len(named), 100)
        self.assertEqual([error for path, value in named for error in schema_errors(path, value)], [])
        path, value = next(one for one in named if one[1]["$schema"].endswith("/report.schema.json"))
        self.assertNotEqual(schema_errors(path, {**value, "$schema": "../../../schemas/round.schema.json"}), [])

    def test_packages(self):
        """Every data package and its tables are valid, and a package with a day as its time is not."""
        packages = sorted(DATA.glob("*/*/datapackage.json"))
        self.assertGreater(len(packages), 50)
        errors = []
        for path in packages:
            errors += package_errors(json.loads(path.read_text()), path.parent)
        self.assertEqual(errors, [])
        value = json.loads(packages[0].read_text())
        self.assertNotEqual(package_errors({**value, "created": "2026-07-21"}, packages[0].parent), [])


if __name__ == "__main__":
    unittest.main()

"""Folders of any file system that pyarrow knows: local, HDFS, S3, Google Cloud Storage, Azure."""

from __future__ import annotations

import functools
import os
import posixpath
import uuid

from pyarrow import fs as arrow_fs

# Hadoop's names of schemes that pyarrow calls otherwise.
_SCHEMES = {"s3a": "s3", "s3n": "s3", "gcs": "gs", "abfss": "abfss", "dbfs": "file"}
# File systems that rename a folder in one step.
_RENAMING = ("local", "hdfs", "subtree")
TEMPORARY = "_temporary-"
_BUFFER_BYTES = 1 << 20


@functools.lru_cache(maxsize=None)
def _file_system(uri):
    scheme, separator, rest = uri.partition("://")
    if not separator:
        return arrow_fs.LocalFileSystem(), os.path.abspath(uri)
    return arrow_fs.FileSystem.from_uri(f"{_SCHEMES.get(scheme, scheme)}://{rest}")


class Storage:
    """A folder or file by its address. Can be sent to workers, which open it anew."""

    def __init__(self, uri):
        self.uri = uri

    @property
    def _fs(self):
        return _file_system(self.uri)[0]

    @property
    def root(self):
        """The path within the file system, without a slash at its end."""
        return _file_system(self.uri)[1].rstrip("/") or "/"

    def path(self, name):
        return posixpath.join(self.root, name) if name else self.root

    def kind(self, name=""):
        """'file', 'folder' or None where there is nothing."""
        kind = self._fs.get_file_info(self.path(name)).type
        return {arrow_fs.FileType.File: "file", arrow_fs.FileType.Directory: "folder"}.get(kind)

    def files(self, name="", recursive=True):
        """(path below `name`, size in bytes, time of change in ms) of all files, sorted; none where the folder is not there."""
        base = self.path(name)
        selector = arrow_fs.FileSelector(base, allow_not_found=True, recursive=recursive)
        found = (info for info in self._fs.get_file_info(selector) if info.is_file)
        return sorted((posixpath.relpath(info.path, base), info.size, _changed(info)) for info in found)

    def folders(self):
        """The names of the folders that lie in it."""
        selector = arrow_fs.FileSelector(self.root, allow_not_found=True)
        return sorted(info.base_name for info in self._fs.get_file_info(selector) if not info.is_file)

    def info(self, name=""):
        """(size in bytes, time of change in ms) of one file."""
        info = self._fs.get_file_info(self.path(name))
        return info.size, _changed(info)

    def open(self, name=""):
        """A file to read from, which can seek. Raises OSError."""
        return self._fs.open_input_file(self.path(name))

    def read_text(self, name):
        with self.open(name) as file:
            return file.read().decode("utf-8")

    def write_file(self, name, pieces):
        """Puts a file in its place, whole or not at all; `pieces` are bytes."""
        self._fs.create_dir(posixpath.dirname(self.path(name)), recursive=True)
        if self._fs.type_name not in _RENAMING:
            self._put(self.path(name), pieces)
            return
        temporary = self.path(f"{TEMPORARY}{uuid.uuid4().hex}")
        self._put(temporary, pieces)
        self._fs.move(temporary, self.path(name))

    def write_files(self, folder, files):
        """Puts files (name to pieces of bytes) into a new folder that nobody looks at yet."""
        self._fs.create_dir(self.path(folder), recursive=True)
        for name, pieces in files.items():
            self._put(self.path(f"{folder}/{name}"), pieces)

    def put_in_place(self, staged, name, last):
        """Gives a folder of files its final name, in place of an earlier one; again, if a run before was cut off or lost its result.

        Where folders can be renamed, it appears at once. Object stores have none: there each file appears at once and `last` after
        all others, so that a folder without it is not finished.
        """
        if self.kind(f"{staged}/{last}") is None:
            if self.kind(f"{name}/{last}") is None:
                raise FileNotFoundError(f"{self.path(staged)} is gone, and {self.path(name)} is not there")
            return
        if self._fs.type_name not in _RENAMING:
            self._copy_objects(staged, name, last)
            return
        if self.kind(name) == "folder":
            old = self.path(f"{TEMPORARY}{uuid.uuid4().hex}")
            self._fs.move(self.path(name), old)
            self._fs.move(self.path(staged), self.path(name))
            self._fs.delete_dir(old)
        else:
            self._fs.move(self.path(staged), self.path(name))

    def _copy_objects(self, staged, name, last):
        files = [file for file, _, _ in self.files(staged)]
        old = [file for file, _, _ in self.files(name)]
        for file in sorted(old, key=lambda file: file != last):
            self._fs.delete_file(self.path(f"{name}/{file}"))
        self._fs.create_dir(self.path(name), recursive=True)
        for file in sorted(files, key=lambda file: (file == last, file)):
            self._fs.copy_file(self.path(f"{staged}/{file}"), self.path(f"{name}/{file}"))
        self._fs.delete_dir(self.path(staged))

    def _put(self, path, pieces):
        with self._fs.open_output_stream(path, buffer_size=_BUFFER_BYTES) as out:
            for piece in pieces:
                out.write(piece)

    def remove_leftovers(self):
        """Removes what a run that was killed has left half-written."""
        selector = arrow_fs.FileSelector(self.root, allow_not_found=True)
        for info in self._fs.get_file_info(selector):
            if not info.base_name.startswith(TEMPORARY):
                continue
            if info.is_file:
                self._fs.delete_file(info.path)
            else:
                self._fs.delete_dir(info.path)

    def remove_files(self, folder, names):
        """Removes files of a folder, those that are there."""
        for name in names:
            if self.kind(f"{folder}/{name}") == "file":
                self._fs.delete_file(self.path(f"{folder}/{name}"))


def _changed(info):
    return (info.mtime_ns or 0) // 1_000_000

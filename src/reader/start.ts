import { parseJson } from '../json/jsonFile';
import { type SchemaError, schemaProblems } from '../json/schemaProblems';
import type { CheckPackage } from '../resultSet/folder';
import { startFrame } from './frame';
import { createReader } from './reader';

/** The check of a schema as ajv writes it in advance, since no code may be made in a browser. */
type CompiledCheck = ((value: unknown) => boolean) & { errors?: SchemaError[] | null };

function checkWith(compiled: CompiledCheck): CheckPackage {
  return (artifact) => {
    const { file, problems } = parseJson(artifact);
    if (!file) return { file, problems };
    if (compiled(file.value)) return { file, problems };
    return { file: null, problems: schemaProblems(file, compiled.errors ?? []) };
  };
}

/** In the frame starts readers on demand; in a worker is one. */
export function start(compiled: CompiledCheck): void {
  if (typeof document !== 'undefined') {
    startFrame((document.currentScript as HTMLScriptElement).src);
    return;
  }
  self.onmessage = ({ ports: [port] }: MessageEvent) => {
    if (port) createReader(port, checkWith(compiled));
  };
}

import type { Artifact } from '../benchmark/types';
import { feedOf } from './components';

/** One use of a component of ours in an MDX file. Attributes that are not plain strings are left out. */
export interface Reference {
  component: string;
  attributes: Record<string, string>;
  /** Counted from 1. */
  line: number;
}

const CODE = [/^(```+|~~~+)[^\n]*\n[\s\S]*?^\1[ \t]*$/gm, /(`+)(?!`)[^\n]*?[^`]\1(?!`)/g, /\{\/\*[\s\S]*?\*\/\}/g];
const ELEMENT = /<([A-Z]\w*)((?:\s+[\w-]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|\{[^}]*\}))?)*)\s*\/?>/g;
const ATTRIBUTE = /([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/** The text with everything but line breaks replaced by spaces, so that positions stay. */
function blank(text: string): string {
  return text.replace(/[^\n]/g, ' ');
}

/** The text of an MDX file with LF line ends, and with code and comments replaced by spaces, so that lines stay. */
export function withoutCode(text: string): string {
  return CODE.reduce((rest, pattern) => rest.replace(pattern, blank), text.replace(/\r\n/g, '\n'));
}

/** The uses of our components in an MDX file, in order; none from code and comments. */
export function mdxReferences(page: Artifact): Reference[] {
  const text = withoutCode(page.text);
  return [...text.matchAll(ELEMENT)]
    .filter(([, component = '']) => feedOf(component) !== null)
    .map(({ 1: component = '', 2: attributes = '', index }) => ({
      component,
      attributes: parseAttributes(attributes),
      line: text.slice(0, index).split('\n').length,
    }));
}

function parseAttributes(text: string): Record<string, string> {
  const pairs = [...text.matchAll(ATTRIBUTE)].map(([, name = '', double, single]) => [name, double ?? single ?? '']);
  return Object.fromEntries(pairs);
}

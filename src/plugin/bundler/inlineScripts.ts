import { Parser } from 'htmlparser2';

/** Values of `type` with which a script element runs; other values make it data. */
const RUNNING = [undefined, '', 'module', 'text/javascript'];

/** Returns the texts of a page's running inline scripts, in order, without data and scripts in templates. */
export function inlineScripts(html: string): string[] {
  const found: string[] = [];
  let [templates, isRunning] = [0, false];
  const parser = new Parser({
    onopentag(name, { src, type }) {
      if (name === 'template') templates += 1;
      isRunning = name === 'script' && src === undefined && templates === 0 && RUNNING.includes(type);
      if (isRunning) found.push('');
    },
    ontext(text) {
      if (isRunning) found.push((found.pop() ?? '') + text);
    },
    onclosetag(name) {
      if (name === 'template') templates -= 1;
      isRunning = false;
    },
  });
  parser.end(html);
  return found;
}

import { ProgressBar } from '../../../scripts/lib/eventlog/progressBar';
import { expect, test } from '../support/test';

/** What a bar writes to a terminal, or to something else, while time passes. */
function written(isTTY: boolean, use: (bar: ProgressBar, pass: (ms: number) => void) => void): string[] {
  const texts: string[] = [];
  let now = 0;
  const stream = { isTTY, write: (text: string) => texts.push(text) } as unknown as NodeJS.WriteStream;
  use(new ProgressBar(stream, () => now), (ms) => {
    now += ms;
  });
  return texts;
}

test('the bar is redrawn ten times a second at most and cleared at the end', () => {
  const texts = written(true, (bar, pass) => {
    bar.draw(0, 'a');
    pass(99);
    bar.draw(0.4, 'b');
    pass(1);
    bar.draw(0.5, 'c');
    bar.clear();
    bar.clear();
  });
  expect(texts).toEqual([
    `\r\u001B[K${'░'.repeat(30)} 0% a`,
    `\r\u001B[K${'█'.repeat(15)}${'░'.repeat(15)} 50% c`,
    '\r\u001B[K',
  ]);
});

test('nothing is drawn where messages go to a file', () => {
  expect(written(false, (bar) => bar.draw(1, 'x'))).toEqual([]);
});

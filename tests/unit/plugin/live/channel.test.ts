import { createChannel } from '../../../../src/plugin/live/channel';
import { DATA_MESSAGE } from '../../../../src/plugin/live/latestData';
import { expect, test } from '../../support/test';

/** A development server with this many open pages, the messages that it sent, and functions that open another page and compile. */
function serverWith(pages: number) {
  const said: unknown[] = [];
  const clients = Array.from({ length: pages }, () => ({}));
  let open = (_page: unknown) => {};
  let compiled = () => {};
  const on = (_event: 'connection', listener: (page: unknown) => void) => {
    open = listener;
  };
  const tap = (_name: string, listener: () => void) => {
    compiled = listener;
  };
  return {
    said,
    open: () => open({}),
    compile: () => compiled(),
    compiler: { hooks: { done: { tap } } },
    webSocketServer: { clients, implementation: { on } },
    sendMessage: (to: unknown[], type: string, data: unknown) => said.push([to.length, type, data]),
  };
}

const filesOf = (of: Record<string, unknown>) => new Map(Object.entries(of));

test('open pages receive only the changes since the last time', () => {
  const [channel, server] = [createChannel(), serverWith(2)];
  channel.connect(server);
  expect(channel.say(filesOf({ a: { n: 1 }, b: { n: 1 } }))).toBe(false);
  expect(channel.say(filesOf({ a: { n: 1 }, b: { n: 2 } }))).toBe(true);
  expect(server.said).toEqual([[2, DATA_MESSAGE, { b: { n: 2 } }]]);
  expect(channel.say(filesOf({ a: { n: 1 }, b: { n: 2 } }))).toBe(false);
});

test('a new file is not sent, because no open page shows it', () => {
  const [channel, server] = [createChannel(), serverWith(1)];
  channel.connect(server);
  channel.say(filesOf({ a: { n: 1 } }));
  expect(channel.say(filesOf({ a: { n: 1 }, b: { n: 1 } }))).toBe(false);
  expect(server.said).toEqual([]);
});

test('without a server, and without an open page, nothing is sent', () => {
  const channel = createChannel();
  channel.say(filesOf({ a: 1 }));
  expect(channel.say(filesOf({ a: 2 }))).toBe(false);
  const server = serverWith(0);
  channel.connect(server);
  expect(channel.say(filesOf({ a: 3 }))).toBe(false);
  expect(server.said).toEqual([]);
});

test('an error is sent to open pages, after each compilation, and to pages opened later, until it is fixed', () => {
  const [channel, server] = [createChannel(), serverWith(2)];
  channel.connect(server);
  channel.showError(null);
  channel.showError('results.csv:3: q1 is wrong');
  server.open();
  server.compile();
  channel.showError(null);
  server.open();
  server.compile();
  expect(server.said).toEqual([
    [2, 'errors', ['results.csv:3: q1 is wrong']],
    [1, 'errors', ['results.csv:3: q1 is wrong']],
    [2, 'errors', ['results.csv:3: q1 is wrong']],
    [2, 'ok', null],
  ]);
});

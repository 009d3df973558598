import { DATA_MESSAGE } from './latestData';

/** Messages with which webpack's client shows errors over the page, and removes them. */
const [ERRORS_MESSAGE, OK_MESSAGE] = ['errors', 'ok'];

/** The part of webpack's development server that is used here. */
export interface DevServer {
  compiler: { hooks: { done: { tap(name: string, listener: () => void): void } } };
  webSocketServer?: {
    clients: unknown[];
    implementation: { on(event: 'connection', listener: (client: unknown) => void): void };
  } | null;
  sendMessage(clients: unknown[], type: string, data: unknown): void;
}

export interface Channel {
  /** Sets the server to which open pages are connected. */
  connect(server: DevServer): void;
  /** Sends what changed since the last call. Returns false if nothing changed or no page is open. */
  say(files: ReadonlyMap<string, unknown>): boolean;
  /** Shows an error over open pages and those opened later; null removes it. */
  showError(message: string | null): void;
}

/**
 * A channel without a server; it remembers the last data but sends nothing yet. Files have the names of their modules
 * below `@generated`.
 */
export function createChannel(): Channel {
  let server: DevServer | null = null;
  let said = new Map<string, string>();
  let error: string | null = null;
  const sendError = (pages: unknown[]) => {
    if (error !== null) server?.sendMessage(pages, ERRORS_MESSAGE, [error]);
  };
  return {
    connect(found) {
      server = found;
      server.webSocketServer?.implementation.on('connection', (page) => sendError([page]));
      // After each compilation, the server sends that all is well, which removes the error.
      server.compiler.hooks.done.tap('benchmark-reports', () => sendError(found.webSocketServer?.clients ?? []));
    },
    showError(message) {
      const pages = server?.webSocketServer?.clients ?? [];
      if (message === null && error !== null) server?.sendMessage(pages, OK_MESSAGE, null);
      error = message;
      sendError(pages);
    },
    say(files) {
      const before = said;
      said = new Map([...files].map(([file, data]) => [file, JSON.stringify(data)]));
      const news = [...files].filter(([file]) => before.has(file) && before.get(file) !== said.get(file));
      const pages = server?.webSocketServer?.clients ?? [];
      if (news.length === 0 || pages.length === 0) return false;
      server?.sendMessage(pages, DATA_MESSAGE, Object.fromEntries(news));
      return true;
    },
  };
}

import { DATA_MESSAGE } from './latestData';

/** The part of webpack's development server that is used here. */
export interface DevServer {
  webSocketServer?: { clients: unknown[] } | null;
  sendMessage(clients: unknown[], type: string, data: unknown): void;
}

export interface Channel {
  /** Sets the server to which open pages are connected. */
  connect(server: DevServer): void;
  /** Sends what changed since the last call. Returns false if nothing changed or no page is open. */
  say(files: ReadonlyMap<string, unknown>): boolean;
}

/**
 * A channel without a server; it remembers the last data but sends nothing yet. Files have the names of their modules
 * below `@generated`.
 */
export function createChannel(): Channel {
  let server: DevServer | null = null;
  let said = new Map<string, string>();
  return {
    connect(found) {
      server = found;
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

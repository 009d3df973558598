import { NEWS } from './newest';

/** The part of webpack's development server that is used here. */
export interface DevServer {
  webSocketServer?: { clients: unknown[] } | null;
  sendMessage(clients: unknown[], type: string, data: unknown): void;
}

/** Says new data to the pages that are open in development. */
export interface Channel {
  /** Takes the server that open pages are connected to. */
  connect(server: DevServer): void;
  /** Says what has changed since the last time. Returns whether there was anything to say, and a page to say it to. */
  say(files: ReadonlyMap<string, unknown>): boolean;
}

/** Data as they were said, and their text. */
interface Said {
  data: unknown;
  text: string;
}

/** Data with their text; what is known of the same object is taken over. */
function textOf(data: unknown, known?: Said): Said {
  return known && known.data === data ? known : { data, text: JSON.stringify(data) };
}

/** A channel without a server: it remembers what was said last, and says nothing yet. Files are named as their modules are below `@generated`. */
export function createChannel(): Channel {
  let server: DevServer | null = null;
  let said = new Map<string, Said>();
  return {
    connect(found) {
      server = found;
    },
    say(files) {
      const before = said;
      said = new Map([...files].map(([file, data]) => [file, textOf(data, before.get(file))]));
      const news = [...files].filter(([file]) => before.has(file) && before.get(file)?.text !== said.get(file)?.text);
      const pages = server?.webSocketServer?.clients ?? [];
      if (news.length === 0 || pages.length === 0) return false;
      server?.sendMessage(pages, NEWS, Object.fromEntries(news));
      return true;
    },
  };
}

import { KEYS, type Tab } from './tab';

/** WebDriver commands of a session, by path. Source: w3.org/TR/webdriver2. */
export class Session {
  private constructor(private readonly address: string) {}

  /** Begins a session with the driver at a URL. Throws with the driver's message if no browser starts. */
  static async begin(driver: string, capabilities: Record<string, unknown>): Promise<Session> {
    const { sessionId } = (await ask('POST', `${driver}/session`, {
      capabilities: { alwaysMatch: capabilities },
    })) as { sessionId: string };
    return new Session(`${driver}/session/${sessionId}`);
  }

  post(path: string, body: unknown): Promise<unknown> {
    return ask('POST', `${this.address}${path}`, body);
  }

  async end(): Promise<void> {
    await ask('DELETE', this.address);
  }
}

async function ask(method: 'POST' | 'DELETE', address: string, body?: unknown): Promise<unknown> {
  const response = await fetch(address, { method, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
  const { value } = (await response.json()) as { value: unknown };
  if (response.ok) return value;
  const { error, message } = value as { error: string; message: string };
  throw new Error(`WebDriver: ${error}: ${message}`);
}

function pointer(x: number, y: number, then: { type: string; button: number }[] = []): unknown {
  const move = { type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y), origin: 'viewport' };
  return { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions: [move, ...then] };
}

function keys(text: string): unknown {
  const values = text in KEYS ? [KEYS[text]] : [...text];
  const actions = values.flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]);
  return { type: 'key', id: 'keys', actions };
}

const CLICK = [
  { type: 'pointerDown', button: 0 },
  { type: 'pointerUp', button: 0 },
];

export function sessionTab(session: Session): Tab {
  const act = async (source: unknown) => void (await session.post('/actions', { actions: [source] }));
  return {
    open: async (url) => void (await session.post('/url', { url })),
    run: async (code, args, selector) => {
      if (selector === undefined) return evaluate(session, code, args);
      const id = await session.post('/element', { using: 'css selector', value: selector });
      await session.post('/frame', { id });
      try {
        return await evaluate(session, code, args);
      } finally {
        await session.post('/frame', { id: null });
      }
    },
    point: (x, y) => act(pointer(x, y)),
    press: (x, y) => act(pointer(x, y, CLICK)),
    type: (text) => act(keys(text)),
  };
}

async function evaluate(session: Session, code: unknown, args: unknown[]): Promise<never> {
  return (await session.post('/execute/sync', { script: `return (${code})(...arguments)`, args })) as never;
}

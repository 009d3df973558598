/** A tab of a browser of any engine, as the tests drive it. Places are px from the window's upper left corner. */
export interface Tab {
  /** Opens an address and waits until it has loaded. */
  open(address: string): Promise<void>;
  /** What a function returns in the page, or in the frame that a CSS selector finds there. It sees its arguments alone; JSON goes in and out. */
  run<A extends unknown[], T>(code: (...args: A) => T, args: A, frame?: string): Promise<Awaited<T>>;
  /** Moves the pointer. */
  point(x: number, y: number): Promise<void>;
  press(x: number, y: number): Promise<void>;
  /** Types a text, or presses one key that is known by its name. */
  type(text: string): Promise<void>;
}

/** Keys that have a name, by the code that WebDriver has for them. */
export const KEYS: Record<string, string> = { Enter: '\uE007', ArrowDown: '\uE015', Tab: '\uE004' };

/** A browser that runs. */
export interface Running {
  tab: Tab;
  /** Ends it with all that was started for it. */
  stop(): Promise<void>;
}

interface DrivenFrame {
  evaluate(expression: string): Promise<unknown>;
}

/** What pages of Playwright and of Puppeteer have in common. */
export interface DrivenPage extends DrivenFrame {
  goto(address: string): Promise<unknown>;
  $(selector: string): Promise<{ contentFrame(): Promise<DrivenFrame | null> } | null>;
  mouse: { move(x: number, y: number): Promise<void>; click(x: number, y: number): Promise<void> };
  keyboard: { type(text: string): Promise<void> };
  /** Presses a key by its name. */
  key(name: string): Promise<void>;
}

/** The tab of a page that Playwright or Puppeteer drives. */
export function pageTab(page: DrivenPage): Tab {
  const frameOf = async (selector: string) => {
    const frame = await (await page.$(selector))?.contentFrame();
    if (!frame) throw new Error(`there is no frame ${selector}`);
    return frame;
  };
  return {
    open: async (address) => void (await page.goto(address)),
    run: async (code, args, selector) => {
      const target = selector === undefined ? page : await frameOf(selector);
      return (await target.evaluate(`(${code})(...${JSON.stringify(args)})`)) as never;
    },
    point: (x, y) => page.mouse.move(x, y),
    press: (x, y) => page.mouse.click(x, y),
    type: (text) => (text in KEYS ? page.key(text) : page.keyboard.type(text)),
  };
}

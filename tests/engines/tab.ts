/** Interface of a browser tab for tests, equal for all engines. Positions are px from the window's top left corner. */
export interface Tab {
  /** Opens a URL and waits until it has loaded. */
  open(address: string): Promise<void>;
  /**
   * Result of a function run in the page or in the frame with this selector. It sees only its arguments, sent as JSON.
   */
  run<A extends unknown[], T>(code: (...args: A) => T, args: A, frame?: string): Promise<Awaited<T>>;
  point(x: number, y: number): Promise<void>;
  press(x: number, y: number): Promise<void>;
  /** Types a text, or presses one key given by name. */
  type(text: string): Promise<void>;
}

/** Named keys with their WebDriver codes. */
export const KEYS: Record<string, string> = { Enter: '\uE007', ArrowDown: '\uE015', Tab: '\uE004' };

export interface Running {
  tab: Tab;
  /** Ends the browser and everything that was started for it. */
  stop(): Promise<void>;
}

interface DrivenFrame {
  evaluate(expression: string): Promise<unknown>;
}

/** Common interface of Playwright's and Puppeteer's pages. */
export interface DrivenPage extends DrivenFrame {
  goto(address: string): Promise<unknown>;
  $(selector: string): Promise<{ contentFrame(): Promise<DrivenFrame | null> } | null>;
  mouse: { move(x: number, y: number): Promise<void>; click(x: number, y: number): Promise<void> };
  keyboard: { type(text: string): Promise<void> };
  key(name: string): Promise<void>;
}

/** Tab of a page driven by Playwright or Puppeteer. */
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

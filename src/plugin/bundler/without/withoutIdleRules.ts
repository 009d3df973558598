import type { Plugin } from '@docusaurus/types';
import type { ChildNode, Root } from 'postcss';
import type { Compiler } from '../compiler';

/** A name as the theme's stylesheet gives them to variants and parts, `button--link` and `card__body`; a script may complete one that ends in a dash. */
const NAMES = /(?<=\b([a-z][a-z-]*))(?:--|__)[\w-]*/g;
/** Such a class in a selector. */
const CLASSES = /\.([a-z][a-z-]*(?:--|__)[\w-]+)/g;
const PROPERTIES = /--ifm-[\w-]+/g;

/** The names that scripts hold, so that an element may have one as its class. */
function namesIn(scripts: readonly string[]): { whole: ReadonlySet<string>; beginnings: readonly string[] } {
  const whole = new Set<string>();
  for (const script of scripts) for (const [end, start] of script.matchAll(NAMES)) whole.add(`${start}${end}`);
  return { whole, beginnings: [...whole].filter((name) => /[-_]$/.test(name)) };
}

/** A selector without what stands in parentheses: `:not(.a)` needs no `a`. */
function outsideParentheses(selector: string): string {
  const less = selector.replace(/\([^()]*\)/g, '');
  return less === selector ? selector : outsideParentheses(less);
}

/** Removes a rule or a declaration, and what is empty without it. */
function discard(node: ChildNode): void {
  const { parent } = node;
  node.remove();
  if ((parent?.type === 'rule' || parent?.type === 'atrule') && parent.nodes?.length === 0)
    discard(parent as ChildNode);
}

function dropSelectors(root: Root, isIdle: (selector: string) => boolean): void {
  root.walkRules((rule) => {
    const kept = rule.selectors.filter((selector) => !isIdle(outsideParentheses(selector)));
    if (kept.length === 0) discard(rule);
    else if (kept.length < rule.selectors.length) rule.selectors = kept;
  });
}

/** Leaves out the theme's variables that nothing reads, and again, as those that are left out read others. */
function dropProperties(roots: readonly Root[], named: ReadonlySet<string>): void {
  const read = new Set(
    roots.flatMap((root) => [...String(root).matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name)),
  );
  let dropped = false;
  for (const root of roots)
    root.walkDecls(/^--ifm-/, (declaration) => {
      if (read.has(declaration.prop) || named.has(declaration.prop)) return;
      discard(declaration);
      dropped = true;
    });
  if (dropped) dropProperties(roots, named);
}

/**
 * Stylesheets without the rules for variants and parts that no script names, and without the theme's variables that nothing reads. Every
 * element of a page is made by a script, so no page can have such a class.
 */
export async function usedRules(styles: readonly string[], scripts: readonly string[]): Promise<string[]> {
  const { parse } = await import('postcss');
  const { whole, beginnings } = namesIn(scripts);
  const isNamed = (name: string) => whole.has(name) || beginnings.some((start) => name.startsWith(start));
  const roots = styles.map((style) => parse(style));
  for (const root of roots)
    dropSelectors(root, (selector) => [...selector.matchAll(CLASSES)].some(([, name = '']) => !isNamed(name)));
  dropProperties(roots, new Set(scripts.flatMap((script) => script.match(PROPERTIES) ?? [])));
  return roots.map(String);
}

const name = 'without-idle-rules';

/** Leaves idle rules out of stylesheets when all files are small: they then hold no comments, which could name classes. */
class WithoutIdleRules {
  apply({ hooks, webpack }: Compiler): void {
    const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
    hooks.compilation.tap(name, (compilation) => {
      compilation.hooks.processAssets.tapPromise({ name, stage }, async (assets) => {
        const texts = (ending: string) =>
          Object.entries(assets).flatMap(([file, source]) =>
            file.endsWith(ending) ? [{ file, text: source.source().toString() }] : [],
          );
        const styles = texts('.css');
        const scripts = texts('.js').map(({ text }) => text);
        const used = await usedRules(
          styles.map(({ text }) => text),
          scripts,
        );
        for (const [at, { file }] of styles.entries())
          compilation.updateAsset(file, new webpack.sources.RawSource(used[at] ?? ''));
      });
    });
  }
}

/** Docusaurus plugin that keeps the rules of the theme which this site has no use for, 4 KB, out of the stylesheet of every page. */
export default function withoutIdleRules(): Plugin {
  return {
    name,
    configureWebpack: ({ mode }, isServer) =>
      isServer || mode !== 'production' ? {} : { plugins: [new WithoutIdleRules() as never] },
  };
}

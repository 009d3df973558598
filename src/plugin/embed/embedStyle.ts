import { css, dark, FONT_FAMILY, light, type Theme } from '../../charts/theme';

/** The CSS variables used in the rules and the page, with the colors of a theme. */
function variables(theme: Theme, used: string): string {
  const keys = (Object.keys(css) as (keyof Theme)[]).filter((key) => used.includes(css[key]));
  return keys.map((key) => `${css[key].slice(4, -1)}:${theme[key]}`).join(';');
}

const LINK = { light: '#0b57d0', dark: '#8ab4f8' };

/** Light is the default and used in print; dark follows the reader's system unless the embedding page chose a theme. */
function themes(used: string): string {
  const day = `${variables(light, used)};--look-link:${LINK.light};color-scheme:light`;
  const night = `${variables(dark, used)};--look-link:${LINK.dark};color-scheme:dark`;
  return (
    `:root{${day}}@media screen{:root[data-theme=dark]{${night}}}` +
    `@media screen and (prefers-color-scheme:dark){:root:not([data-theme=light]){${night}}}`
  );
}

const RULES = `
*{box-sizing:border-box}
html{background:var(--look-bg);color:var(--look-ink);font:14px/20px ${FONT_FAMILY};font-variant-numeric:lining-nums;-webkit-text-size-adjust:100%;print-color-adjust:exact}
body,figure,p,ul,table{margin:0;padding:0}
figure{border:1px solid var(--look-rule);padding:14px 16px 12px}
[data-plain] figure{border:0;padding:0}
h1{font-size:16px;line-height:22px;font-weight:600;margin:0;text-wrap:pretty}
.caption{color:var(--look-ink-2);font-size:13px;line-height:19px;max-width:720px}
.chart{container-type:inline-size;margin:12px auto 0;max-width:920px;position:relative}
.chart>div:first-child{overflow:visible}
[role=img]{display:block;overflow:visible;font-size:12px}
.chart[data-awake]>:first-child{visibility:hidden}
.live{inset:0;position:absolute}
:focus-visible{outline:2px solid var(--look-link);outline-offset:2px}
@container(max-width:559.98px){.chart-wide{display:none}}
@container(min-width:560px){.chart-narrow{display:none}}
.foot{border-top:1px solid var(--look-grid);margin-top:12px;padding-top:8px;font-size:12px;line-height:18px;color:var(--look-ink-2);overflow-wrap:anywhere}
a,summary{color:inherit;text-decoration:underline;text-underline-offset:3px;cursor:pointer}
a:hover,summary:hover{color:var(--look-ink)}
.scroll{overflow-x:auto;margin-top:8px}
table{border-collapse:collapse;color:var(--look-ink);font-size:13px;line-height:18px}
th,td{border-bottom:1px solid var(--look-grid);font-weight:400;padding:4px 12px 4px 0;text-align:left;vertical-align:bottom}
thead th{color:var(--look-ink-2);font-size:12px;border-color:var(--look-axis)}
.n{font-variant-numeric:tabular-nums;text-align:right;white-space:nowrap}
@media print{details{display:none}}`;

const MARKS = `
.key{display:flex;flex-wrap:wrap;gap:0 20px;list-style:none;margin-top:8px;font-size:12px;line-height:20px}
.mark{display:inline-block;width:10px;height:10px;border-radius:50%;border:1.5px solid var(--mark);background:var(--fill);margin-right:7px;forced-color-adjust:none}
.tick{margin-right:6px;vertical-align:-2px;fill:var(--fill);stroke:var(--mark);stroke-width:1.5}
.tick path+path{stroke:var(--look-ink)}
[data-v=faster]{--mark:var(--look-faster);--fill:var(--look-faster)}
[data-v=slower]{--mark:var(--look-slower);--fill:var(--look-slower)}
[data-v=faster][data-tint]{--fill:var(--look-faster-tint)}
[data-v=slower][data-tint]{--fill:var(--look-slower-tint)}
[data-v=unclear]{--mark:var(--look-unclear);--fill:var(--look-bg)}
[data-v=same]{--mark:var(--look-unclear);--fill:var(--look-unclear)}`;

/**
 * The stylesheet of an embed page with this body, without unused rules or colors. It shares its colors with the
 * drawings. The URL sets the theme through data-theme.
 */
export function embedStyle(body: string): string {
  const parts = [RULES, body.includes('data-v=') ? MARKS : ''];
  const rules = parts.join('').replace(/\n/g, '');
  return `${themes(rules + body)}${rules}`;
}

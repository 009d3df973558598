import { usedRules } from '../../../../../src/plugin/bundler/without/withoutIdleRules';
import { expect, test } from '../../../support/test';

const used = async (style: string, ...scripts: string[]) => (await usedRules([style], scripts))[0];

test('usedRules keeps rules for variants that a script names, and of several selectors those', async () => {
  expect(await used('.button--link{top:0}.card__body{top:0}', 'x("button button--link")')).toBe('.button--link{top:0}');
  expect(await used('.button--link,.card__body:hover a{top:0}', '`card__body`')).toBe('.card__body:hover a{top:0}');
});

test('usedRules keeps every variant of a name that a script completes', async () => {
  const style = '.col--3{top:0}.col--offset-3{top:0}';
  expect(await used(style, 'c("col","col--"+n)')).toBe(style);
  expect(await used(style, '`col--\u0024{n}`')).toBe(style);
  expect(await used(style, '"col--3"')).toBe('.col--3{top:0}');
  expect(await used(style, 'for(;i--;)j++')).toBe('');
});

test('usedRules keeps what is for elements without a variant, and for whichever of several', async () => {
  for (const style of [
    '.navbar:not(.navbar--dark){top:0}',
    ':is(.menu--open,a:not(.b--c)) p{top:0}',
    'a{top:0}',
    '.row{top:0}',
  ])
    expect(await used(style)).toBe(style);
});

test('usedRules leaves nothing empty behind', async () => {
  expect(await used('@media print{@supports (top:0){.hero--dark{top:0}}}a{top:0}')).toBe('a{top:0}');
});

test('usedRules leaves out variables of the theme that no rule of any stylesheet and no script reads, also through others', async () => {
  const theme = ':root{--ifm-a:var(--ifm-b);--ifm-b:1px;--ifm-c:2px;--ifm-d:3px;--ifm-e:4px;--look-f:5px}';
  const [first, second] = await usedRules([theme, 'a{top:var(--ifm-c,0)}.x--y{top:var(--ifm-e)}'], ['"--ifm-d"']);
  expect(first).toBe(':root{--ifm-c:2px;--ifm-d:3px;--look-f:5px}');
  expect(second).toBe('a{top:var(--ifm-c,0)}');
});

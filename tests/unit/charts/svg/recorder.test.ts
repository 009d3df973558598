import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { PathItem } from '../../../../src/charts/scene/drawing';
import { Clips } from '../../../../src/charts/svg/clips';
import { decimal, escapeXml } from '../../../../src/charts/svg/escape';
import { markup } from '../../../../src/charts/svg/markup';
import { parseFont } from '../../../../src/charts/svg/paintState';
import { pathData } from '../../../../src/charts/svg/pathData';
import { fixedItems } from '../../../../src/charts/svg/place';
import { SvgRecorder } from '../../../../src/charts/svg/recorder';
import { expect, test } from '../../support/test';

function svg(draw: (ctx: SvgRecorder) => void, clips = new Clips('p-c')): string {
  const recorder = new SvgRecorder();
  draw(recorder);
  return markup(fixedItems({ items: recorder.items }), 100, (data) => clips.idOf(data));
}

/** Draws one path and paints it. */
function painted(path: (ctx: SvgRecorder) => void, paint: 'fill' | 'stroke') {
  return (ctx: SvgRecorder) => {
    ctx.beginPath();
    path(ctx);
    ctx[paint]();
  };
}

test('a filled and stroked path is one element', () => {
  const xml = svg((ctx) => {
    ctx.fillStyle = '#111';
    ctx.strokeStyle = '#222';
    ctx.lineWidth = 2;
    ctx.beginPath();
    ctx.rect(1, 2, 3, 4);
    ctx.fill();
    ctx.stroke();
  });
  expect(xml).toBe('<path fill="#111" stroke="#222" stroke-width="2" d="M1 2h3v4h-3Z"/>');
});

test('coordinates have one decimal', () => {
  expect(svg((ctx) => ctx.fillRect(1.26, 2.04, 10.111, 1))).toContain('d="M1.3 2h10.1v1h-10.1Z"');
});

test('save and restore keep paints, transformation, dashes and clips', () => {
  const recorder = new SvgRecorder();
  recorder.save();
  recorder.fillStyle = 'red';
  recorder.setLineDash([2, 3]);
  recorder.translate(10, 0);
  recorder.beginPath();
  recorder.rect(0, 0, 5, 5);
  recorder.clip();
  recorder.restore();
  recorder.fillRect(0, 0, 1, 1);
  const [item] = recorder.items as PathItem<number>[];
  expect([item?.fill, item?.clips, recorder.getLineDash()]).toEqual(['#000', [], []]);
  expect(item?.segments[0]).toEqual({ kind: 'move', x: 0, y: 0 });
});

test('translate, rotate and scale move points, radii and line widths', () => {
  const recorder = new SvgRecorder();
  recorder.translate(10, 20);
  recorder.scale(2, 2);
  recorder.rotate(Math.PI / 2);
  recorder.lineWidth = 1;
  recorder.beginPath();
  recorder.arc(1, 0, 3, 0, Math.PI);
  recorder.stroke();
  const [item] = recorder.items as PathItem<number>[];
  expect(item?.stroke?.width).toBeCloseTo(2);
  const [arc] = item?.segments ?? [];
  expect(arc).toMatchObject({ kind: 'arc', rx: 6, ry: 6 });
  expect(arc?.kind === 'arc' && [arc.x, arc.y]).toEqual([expect.closeTo(10), expect.closeTo(22)]);
});

test('a full circle is a circle, an ellipse and a half circle are paths of arcs', () => {
  expect(svg(painted((ctx) => ctx.arc(5, 6, 3, 0, 2 * Math.PI), 'fill'))).toBe(
    '<circle cx="5" cy="6" r="3" fill="#000"/>',
  );
  expect(svg(painted((ctx) => ctx.ellipse(5, 5, 4, 2, 0, 0, 2 * Math.PI), 'fill'))).toContain(
    'M9 5A4 2 0 0 1 1 5A4 2 0 0 1 9 5',
  );
  expect(svg(painted((ctx) => ctx.arc(5, 5, 2, 0, Math.PI, true), 'stroke'))).toContain('M7 5A2 2 0 0 0 3 5');
});

test('a rectangle with round corners has arcs of its radii', () => {
  const xml = svg(painted((ctx) => ctx.roundRect(0, 0, 20, 10, [2, 0, 0, 2]), 'fill'));
  expect(xml.match(/A2 2/g)).toHaveLength(2);
});

test('curves are kept, quadratic ones as the cubic ones equal to them', () => {
  const recorder = new SvgRecorder();
  recorder.beginPath();
  recorder.moveTo(0, 0);
  recorder.quadraticCurveTo(3, 3, 6, 0);
  recorder.bezierCurveTo(7, 1, 8, 1, 9, 0);
  recorder.stroke();
  expect(pathData((recorder.items[0] as PathItem<number>).segments)).toBe('M0 0C2 2 4 2 6 0C7 1 8 1 9 0');
});

test('clip paths have ids with the picture’s prefix, equal ones the same id', () => {
  const clips = new Clips('chart-c');
  const draw = (ctx: SvgRecorder) => {
    ctx.beginPath();
    ctx.rect(0, 0, 5, 5);
    ctx.clip();
    ctx.fillRect(0, 0, 9, 9);
  };
  expect(svg(draw, clips) + svg(draw, clips)).toMatch(
    /^(<path fill="#000" clip-path="url\(#chart-c0\)" d="[^"]+"\/>){2}$/,
  );
  expect(clips.definitions()).toBe('<clipPath id="chart-c0"><path d="M0 0h5v5h-5Z"/></clipPath>');
});

test('text is text with size, weight, anchor and halo; the halo is not a second text', () => {
  const xml = svg((ctx) => {
    ctx.font = '600 13px Arial';
    ctx.textAlign = 'center';
    ctx.strokeStyle = '#fff';
    ctx.lineWidth = 4;
    ctx.fillStyle = '#123';
    ctx.strokeText('a < b');
    ctx.fillText('a < b', 10, 20);
  });
  expect(xml).toBe(
    '<text x="10" y="20" fill="#123" font-size="13" font-weight="600" text-anchor="middle" stroke="#fff" stroke-width="4" stroke-linejoin="round" paint-order="stroke">a &lt; b</text>',
  );
});

test('parseFont(font) reads size and weight, 10 px and 400 by default', () => {
  expect(parseFont('600 12px system-ui, "Segoe UI"')).toEqual({ size: 12, weight: 600 });
  expect(parseFont('italic bold 14.5px Arial')).toEqual({ size: 14.5, weight: 700 });
  expect(parseFont('serif')).toEqual({ size: 10, weight: 400 });
});

test('gradients, patterns and images are refused with the reason', () => {
  const recorder = new SvgRecorder();
  expect(() => recorder.createLinearGradient()).toThrow('gradients');
  expect(() => recorder.drawImage()).toThrow('images');
  recorder.fillStyle = {};
  expect(() => recorder.fillRect(0, 0, 1, 1)).toThrow('plain colors');
});

test('what is invisible or empty is not recorded', () => {
  const recorder = new SvgRecorder();
  recorder.lineWidth = 0;
  recorder.strokeRect(0, 0, 5, 5);
  recorder.beginPath();
  recorder.fill();
  recorder.fillText(' ', 0, 0);
  expect(recorder.items).toEqual([]);
});

test('decimal(value) prints numbers that read back to within its last decimal, without exponent or minus zero', () => {
  fc.assert(
    fc.property(fc.double({ min: -5000, max: 5000, noNaN: true }), (value) => {
      assert.ok(Math.abs(Number(decimal(value)) - value) <= 0.05 + 1e-9);
      assert.match(decimal(value), /^-?\d+(\.\d)?$/);
    }),
  );
  expect(decimal(-0.01)).toBe('0');
});

test('escapeXml(text) leaves no character that could end a text or an attribute', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => !/[<>"]/.test(escapeXml(text))));
});

test('SvgRecorder draws nothing for an arc whose numbers are none, as canvas does', () => {
  const recorder = new SvgRecorder();
  recorder.beginPath();
  recorder.moveTo(1, 1);
  recorder.arc(5, 5, 0, Number.NaN, 1);
  recorder.lineTo(9, 9);
  recorder.stroke();
  const [item] = recorder.items;
  expect(item?.type === 'path' && item.segments.map(({ kind }) => kind)).toEqual(['move', 'line']);
});

test('SvgRecorder measures text as it is told to', () => {
  expect(new SvgRecorder((text) => text.length * 10).measureText('abc').width).toBe(30);
});

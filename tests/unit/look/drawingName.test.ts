import { drawingName } from '../../../src/components/figure/Figure/drawingName';
import { expect, test } from '../support/test';

test('a figure with one drawing calls its files by their formats', () => {
  expect(drawingName('SVG', { kind: 'bar', heading: '', verdict: null }, 1)).toBe('SVG');
});

test('drawings side by side are called by direction, heading or kind', () => {
  expect(drawingName('SVG', { kind: 'dumbbell', heading: 'Comet faster', verdict: 'slower' }, 2)).toBe('SVG slower');
  expect(drawingName('PNG', { kind: 'line', heading: 'Spark pods', verdict: null }, 2)).toBe('PNG Spark pods');
  expect(drawingName('SVG', { kind: 'dots', heading: '', verdict: null }, 2)).toBe('SVG dots');
});

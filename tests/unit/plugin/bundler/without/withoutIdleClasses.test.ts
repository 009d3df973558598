import { minified } from '../../../../../src/plugin/bundler/without/withoutIdleClasses';
import { expect, test } from '../../../support/test';

test('minified leaves out a class that nothing uses, though it has static fields and a parent', async () => {
  const script = `(()=>{
    class Base { constructor(name) { this.name = name; } }
    class Used extends Base { static id = 'used'; draw() { return this.name; } }
    class Idle extends Base { static id = 'idle'; resolve(values) { values.radius += super.resolve(values).radius; } }
    globalThis.drawn = new Used('bar').draw();
  })();`;
  const text = await minified(script);
  expect(text).not.toContain('"idle"');
  const scope: { drawn?: string } = {};
  new Function('globalThis', text)(scope);
  expect(scope.drawn).toBe('bar');
});

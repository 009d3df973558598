/**
 * The options of Node with more room for objects of short life: nearly all that tests and builds make is garbage soon, and where there is
 * little room for it, moving what is not yet costs up to an eighth more of the processors.
 */
export function roomyNode(): { NODE_OPTIONS: string } {
  return { NODE_OPTIONS: [process.env.NODE_OPTIONS ?? '', '--max-semi-space-size=64'].join(' ').trim() };
}

/**
 * Options of Node for a program of some seconds: V8 makes a function faster later than it does otherwise, since of what it makes faster in
 * such a program most is hardly called any more, and that takes a sixth of its time.
 */
export const FOR_SECONDS = ['--interrupt-budget=300000'];

/**
 * The argument of Chromium for pages that tests open for a second or two: V8 makes a function faster after more calls than otherwise, as
 * above, and has more room for objects of short life from the start. That takes a tenth less of the processors; what pages do is the same.
 */
export const FOR_SHORT_PAGES = '--js-flags=--invocation-count-for-maglev=5000 --min-semi-space-size=64';

/**
 * The environment of a build that has tests beside it: it renders its pages in one thread, since each further one loads and compiles
 * the whole site again, and the processors have other work.
 */
export function buildBeside(): NodeJS.ProcessEnv {
  return { ...roomyNode(), DOCUSAURUS_SSG_WORKER_THREAD_COUNT: '1' };
}

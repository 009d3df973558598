import { configureGlobal } from 'fast-check';

/**
 * Property tests try the same values each time, so that no submission is refused by luck. FAST_CHECK_SEED=7 npm test -- --step unit
 * tries others. Each process of the tests imports this file.
 */
configureGlobal({ seed: Number(process.env.FAST_CHECK_SEED ?? 20261122) });

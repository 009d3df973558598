import { resolve } from 'node:path';

/** The loader with which a Node process runs TypeScript; `node --import` with it is one process, where the command tsx is two. */
export const TSX = resolve('node_modules/tsx/dist/loader.mjs');

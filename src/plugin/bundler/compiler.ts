/** What is needed here of a file that the bundler makes. */
export interface Source {
  source: () => string | Buffer;
}

/** What is needed here of a run of the bundler. */
export interface Compilation {
  hooks: {
    processAssets: {
      tapPromise: (
        where: { name: string; stage: number },
        run: (assets: Record<string, Source>) => Promise<void>,
      ) => void;
    };
  };
  updateAsset: (name: string, source: Source, info?: { minimized: boolean }) => void;
}

/** What is needed here of the bundler. */
export interface Compiler {
  hooks: {
    compilation: { tap: (name: string, run: (compilation: Compilation) => void) => void };
    done: { tap: (name: string, run: () => void) => void };
  };
  webpack: {
    Compilation: { PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE: number };
    sources: { RawSource: new (text: string) => Source };
  };
}

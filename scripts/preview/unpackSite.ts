import { notice, readOptions, runStep } from './command.ts';
import { unpackSite } from './unpack.ts';

/** Unpacks the archive of a site into a new folder. */
function unpack(): void {
  const { archive, site } = readOptions('archive', 'site');
  notice(`${unpackSite(archive, site)} files unpacked`);
}

void runStep(unpack);

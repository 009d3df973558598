import type { Licence } from '../model/resultSet';
import { suggestName } from '../text/suggestName';

/** SPDX ids of licenses that permit publication, of data, text, and code. Source: the SPDX license list. */
const KNOWN: readonly string[] = [
  'Apache-2.0',
  'MIT',
  'ISC',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'MPL-2.0',
  'EPL-2.0',
  'Unlicense',
  'GPL-2.0-only',
  'GPL-2.0-or-later',
  'GPL-3.0-only',
  'GPL-3.0-or-later',
  'LGPL-3.0-only',
  'LGPL-3.0-or-later',
  'AGPL-3.0-only',
  'AGPL-3.0-or-later',
  'CC0-1.0',
  'CC-BY-3.0',
  'CC-BY-4.0',
  'CC-BY-SA-3.0',
  'CC-BY-SA-4.0',
  'CC-BY-NC-4.0',
  'CC-BY-NC-SA-4.0',
  'CC-BY-ND-4.0',
  'CDLA-Permissive-1.0',
  'CDLA-Permissive-2.0',
  'CDLA-Sharing-1.0',
  'ODC-By-1.0',
  'ODbL-1.0',
  'PDDL-1.0',
];

/** A license outside the SPDX list, such as the terms of a company. Source: SPDX specification 2.3, clause 10.1. */
const OWN = /^LicenseRef-[A-Za-z0-9.-]+$/;

/** The URL of a license's text: its own, or that of its SPDX id; undefined for a license outside the list without one. */
export function licenceUrl({ name, path }: Licence): string | undefined {
  return path ?? (OWN.test(name) ? undefined : `https://spdx.org/licenses/${name}.html`);
}

/** Problem of an artifact's licenses, and its fix; null if each is an SPDX id or has the URL of its text. */
export function licenceFault(licences: readonly Licence[]): { message: string; cure: string } | null {
  if (licences.length === 0) {
    const cure = 'name the license of the source, for example { "name": "Apache-2.0" }';
    return { message: 'no license given; published data needs one', cure };
  }
  const unknown = licences.find(({ name, path }) => path === undefined && !KNOWN.includes(name) && !OWN.test(name));
  if (!unknown) return null;
  const near = suggestName(unknown.name, KNOWN);
  const meant = near ? `write its SPDX ID (such as ${near}),` : 'write its SPDX ID, LicenseRef-NAME for other terms,';
  return { message: `${unknown.name} is not a known license`, cure: `${meant} or add the URL of its text as path` };
}

import Type from 'typebox';
import { date, type FileValue, line, list, object, optional, schemaFile, source, text, url, version } from './builder';

export const ENGINE = schemaFile(
  'engine',
  'Engine',
  object('An engine, what it is, and all of its releases, with or without results.', {
    name: line('As written in the middle of a sentence, and as in benchmark.engine.title of its result sets.'),
    what: text('What it is, in one or two sentences.'),
    homepage: url('Its public address.'),
    licence: Type.String({
      title: 'an SPDX name',
      description: 'SPDX name of its license, or unknown.',
      pattern: '^[A-Za-z0-9][A-Za-z0-9.+-]*$',
      maxLength: 60,
    }),
    releases: list(
      'All releases in their order, from the first to the last that is known; those without results are drawn as gaps.',
      object('A release, or a build that results name.', {
        version: version('As in benchmark.engine.version of its result sets.'),
        date: optional(date('The day of the release, where a source states it; for a build, the day of its results.')),
        build: optional(
          line('For what was never released: what it is called in a sentence, such as build of 30 May 2024.'),
        ),
      }),
      { minItems: 1 },
    ),
    sources: list('Where releases, license and description are stated.', source(), { minItems: 1 }),
  }),
);

export type EngineFile = FileValue<typeof ENGINE>;

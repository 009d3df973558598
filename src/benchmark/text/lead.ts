/** The three ratios at the end of a verdict's first sentence. */
const RATIOS = /: (?:weighted )?total time [^:]*, geometric mean [^:]*, median [^:]*\.$/;

/**
 * The first sentence of a verdict without its three ratios, and what follows it ('' for nothing), for pages that draw the
 * ratios next to it.
 */
export function leadOf(sentence: string): { lead: string; rest: string } {
  const [first = '', ...rest] = sentence.split(/(?<=\.)(?<!vs\.)\s/);
  return { lead: first.replace(RATIOS, '.'), rest: rest.join(' ') };
}

/** What follows the first sentence of a verdict, without the doubt at its end; '' for nothing. */
export function restOf({ sentence, doubt = '' }: { sentence: string; doubt?: string }): string {
  const { rest } = leadOf(sentence);
  return rest.endsWith(doubt)
    ? rest
        .slice(0, rest.length - doubt.length)
        .replace(/†$/, '')
        .trim()
    : rest;
}

/** What a reader should keep of a verdict's first sentence. */
const FACTS = /(\d[\d.,]*% (?:less|more) time|(?:clearly )?faster on more queries \([^)]*\))/;

/** A sentence in parts; every second one is a fact to stress: how much less time, and who is faster on more queries. */
export function stressed(sentence: string): string[] {
  return sentence.split(FACTS);
}

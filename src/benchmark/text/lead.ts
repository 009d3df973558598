/** The three ratios at the end of a verdict's first sentence. */
const RATIOS = /: (?:weighted )?total time [^:]*, geometric mean [^:]*, median [^:]*\.$/;

/** First sentence of a verdict without its three ratios, and the rest ('' for none), for pages that draw the ratios. */
export function splitLead(sentence: string): { lead: string; rest: string } {
  const [first = '', ...rest] = sentence.split(/(?<=\.)(?<!vs\.)\s/);
  return { lead: first.replace(RATIOS, '.'), rest: rest.join(' ') };
}

/** A verdict's sentences after the first, without the doubt at the end; '' for none. */
export function sentencesAfterLead({ sentence, doubt = '' }: { sentence: string; doubt?: string }): string {
  const { rest } = splitLead(sentence);
  return rest.endsWith(doubt)
    ? rest
        .slice(0, rest.length - doubt.length)
        .replace(/†$/, '')
        .trim()
    : rest;
}

/** The doubt of a verdict as a note, which begins with the dagger of its heading if it has one; '' for none. */
export function verdictDoubt({ word, doubt = '' }: { word: string; doubt?: string }): string {
  return word.endsWith('†') ? `†\u00a0${doubt}` : doubt;
}

/** Main facts of a verdict's first sentence. */
const FACTS = /(\d[\d.,]*% (?:less|more) time|(?:clearly )?faster on more queries \([^)]*\))/;

/** A sentence in parts; every second part is a fact to stress: time difference, and who is faster on more queries. */
export function emphasizedParts(sentence: string): string[] {
  return sentence.split(FACTS);
}

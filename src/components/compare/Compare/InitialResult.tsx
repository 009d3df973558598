import { pageJson } from '@page-data';
import StaticContent from '../../page/StaticContent';
import { InStaticContent } from '../../ui/LivePart';
import type { ShownComparison } from '../shown';
import type { CompareStart } from '../start';
import { initialSearches } from '../state/comparisonRequest';
import { parseCompareState } from '../urlState';
import Outcome from './Outcome';

/** Code that runs when the browser reads the page: hides the initial comparison if the URL asks for something else. */
const hideIfAsked = (searches: readonly string[]) =>
  `if(!${JSON.stringify(searches)}.includes(location.search))document.currentScript.parentElement.dataset.asked='yes'`;

/** The comparison of the initial pair, which the server renders; browsers keep its HTML. */
export default function InitialResult({ start }: { start: CompareStart }) {
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own code, with ids of result sets */}
      <script dangerouslySetInnerHTML={{ __html: hideIfAsked(initialSearches(start.sides)) }} />
      <StaticContent at="initial-result">
        {process.env.KEEPS_HTML ? null : (
          <InStaticContent.Provider value={false}>
            <Computed start={start} />
          </InStaticContent.Provider>
        )}
      </StaticContent>
    </>
  );
}

function Computed({ start }: { start: CompareStart }) {
  const json = pageJson('/compare/');
  if (json === '' || !start.sides) return null;
  const shown = JSON.parse(json) as ShownComparison;
  const { state } = parseCompareState('', start.sides);
  const nothing = () => undefined;
  return (
    <Outcome
      {...{ start, state, shown }}
      sides={start.sides}
      change={nothing}
      own={[]}
      entries={null}
      openOwn={nothing}
      isAsking={false}
      isWhole
    />
  );
}

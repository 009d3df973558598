import Blocks, { type Drawings } from '../Blocks';
import InlineDataPage from '../InlineDataPage';
import JsonLd from '../JsonLd';
import MarkdownTwin from '../MarkdownTwin';
import type { PageData } from '../page';
import StaticContent from '../StaticContent';

/** A page as data, with the components of its drawings. */
export default function BlockPage({ drawings = {} }: { drawings?: Drawings }) {
  return (
    <InlineDataPage<PageData> about={({ title, description }) => ({ title, description })}>
      {({ path, jsonLd, blocks }) => (
        <>
          <MarkdownTwin path={path} />
          {jsonLd && <JsonLd value={jsonLd} />}
          <StaticContent key={path} at="page">
            {process.env.KEEPS_HTML ? null : <Blocks {...{ blocks, path, drawings }} level={2} />}
          </StaticContent>
        </>
      )}
    </InlineDataPage>
  );
}

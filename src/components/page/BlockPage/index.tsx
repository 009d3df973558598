import Blocks, { type Drawings } from '../Blocks';
import JsonLd from '../JsonLd';
import MarkdownTwin from '../MarkdownTwin';
import type { PageData } from '../page';
import StaticPage from '../StaticPage';

/** A page as data, with the components of its drawings. */
export default function BlockPage({ drawings = {} }: { drawings?: Drawings }) {
  return (
    <StaticPage<PageData>
      about={({ title, description }) => ({ title, description })}
      needs={['title', 'description', 'jsonLd']}
      head={({ path, jsonLd }) => (
        <>
          <MarkdownTwin path={path} />
          {jsonLd && <JsonLd value={jsonLd} />}
        </>
      )}
    >
      {({ blocks, path }) => (process.env.KEEPS_HTML ? null : <Blocks {...{ blocks, path, drawings }} level={2} />)}
    </StaticPage>
  );
}

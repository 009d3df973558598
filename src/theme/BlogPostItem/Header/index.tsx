import { useBlogPost } from '@docusaurus/plugin-content-blog/client';
import { formatDate } from '../../../benchmark/text/numbers';
import CardText from '../../../components/page/CardText';

export default function BlogPostItemHeader() {
  const { title, date, description, frontMatter } = useBlogPost().metadata;
  return (
    <header>
      {frontMatter.image && <CardText text={`${title}. ${description}`} />}
      <h1>{title}</h1>
      <p className="page-description">{description}</p>
      <p className="page-meta">
        <time dateTime={date}>{formatDate(date.slice(0, 10))}</time>
      </p>
    </header>
  );
}

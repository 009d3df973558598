import Head from '@docusaurus/Head';

/** Alternative text of the picture that other sites show for a page. */
export default function CardText({ text }: { text: string }) {
  return (
    <Head>
      <meta property="og:image:alt" content={text} />
      <meta name="twitter:image:alt" content={text} />
    </Head>
  );
}

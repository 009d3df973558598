import Head from '@docusaurus/Head';

/** Says what the picture shows that other sites show for a page, for those who cannot see it. */
export default function CardText({ text }: { text: string }) {
  return (
    <Head>
      <meta property="og:image:alt" content={text} />
      <meta name="twitter:image:alt" content={text} />
    </Head>
  );
}

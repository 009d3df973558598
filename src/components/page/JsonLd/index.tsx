import Head from '@docusaurus/Head';

/** Structured data of a page in the vocabulary of schema.org. No text of it can end the script. */
export default function JsonLd({ value }: { value: object }) {
  return (
    <Head>
      <script type="application/ld+json">{JSON.stringify(value).replaceAll('<', '\\u003c')}</script>
    </Head>
  );
}

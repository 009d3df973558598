import Head from '@docusaurus/Head';
import font from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';
import type { ReactNode } from 'react';

/** What every page is inside of: it asks for the font with the page, not only when the styles name it. */
export default function Root({ children }: { children: ReactNode }) {
  return (
    <>
      <Head>
        <link rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
      </Head>
      {children}
    </>
  );
}

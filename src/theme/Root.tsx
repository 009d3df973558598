import Head from '@docusaurus/Head';
import font from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';
import type { ReactNode } from 'react';

/** Wraps every page. Preloads the font, which the browser would otherwise request only after the stylesheet. */
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

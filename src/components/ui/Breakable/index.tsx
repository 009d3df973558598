import { Fragment } from 'react';

/** A name such as spark.comet.exec.enabled as code that may break after a dot, slash, comma, or equals sign. */
export default function Breakable({ text }: { text: string }) {
  const parts = text.split(/(?<=[./,=])/);
  return (
    <code>
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, which may repeat and never move
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </code>
  );
}

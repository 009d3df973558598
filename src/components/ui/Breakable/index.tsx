import { Fragment, type ReactNode } from 'react';
import styles from './styles.module.css';

/** Parts of a name with a possible break before each but the first, and none within a part. */
function Parts({ parts }: { parts: readonly string[] }) {
  return parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, which may repeat and never move
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part.includes('-') ? <span className={styles.whole}>{part}</span> : part}
    </Fragment>
  ));
}

/** A name such as spark.comet.exec.enabled as code that may break after a dot, slash, comma, equals sign, or space, not after a hyphen. */
export default function Breakable({ text }: { text: string }) {
  return (
    <code>
      <Parts parts={text.split(/(?<=[./,= ])/)} />
    </code>
  );
}

/** Shorter names fit any column. */
const LONG = 12;

/** True for a name that needs a wide column, or several lines. */
export function isLongName(name: string): boolean {
  return name.length > LONG;
}

/** The name of a query that, if it is long, may break after an underscore. */
export function BreakableName({ name }: { name: string }) {
  return isLongName(name) && name.includes('_') ? <Parts parts={name.split(/(?<=_)/)} /> : name;
}

/** A text whose suite names, such as TPC-DS, do not break after the hyphen. */
export function withWholeSuites(text: string): ReactNode[] {
  return withWhole(text, /\b(TPC-[A-Z]+)/);
}

/** A text whose repositories, such as "(awslabs/data-on-eks)", do not break, and in which no line begins with a dot. */
export function withWholeRepositories(text: string): ReactNode[] {
  return withWhole(text.replaceAll(' · ', '\u00A0· '), /(\([^\s()]+\))/);
}

/** A text in which the parts that `pattern` captures do not break. */
function withWhole(text: string, pattern: RegExp): ReactNode[] {
  return text.split(pattern).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, which may repeat and never move
      <span key={index} className={styles.whole}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}

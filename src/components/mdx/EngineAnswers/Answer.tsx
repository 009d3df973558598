import type { AnswerLine, AnswerPart } from '../../../benchmark/figures/answers';
import SiteLink from '../../ui/SiteLink';
import styles from './answer.module.css';

/** The lines of one answer. */
export default function Answer({ lines }: { lines: readonly AnswerLine[] }) {
  return lines.map(({ parts, small }) => (
    <p key={parts.map(({ text }) => text).join('')} className={small ? styles.small : styles.line}>
      {parts.map((part) => (
        <Part key={part.text} part={part} />
      ))}
    </p>
  ));
}

function Part({ part: { text, path, strong } }: { part: AnswerPart }) {
  if (path !== undefined)
    return (
      <>
        <SiteLink to={path}>{text}</SiteLink>
        <span aria-hidden="true"> →</span>
      </>
    );
  return strong ? <strong>{text}</strong> : text;
}

import type { MouseEvent } from 'react';
import { comparePath } from '../../../benchmark/model/paths';
import { useResolvePath } from '../../ui/siteUrls';
import styles from './styles.module.css';

/**
 * The button that opens the comparison of the result sets chosen in its form. It needs scripts: the site's policy forbids
 * form submission.
 */
export default function OpenComparison() {
  const addressOf = useResolvePath();
  const open = ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) => {
    const chosen = new FormData(form ?? undefined);
    const path = comparePath(String(chosen.get('baseline')), [String(chosen.get('candidate'))]);
    window.location.assign(addressOf(path) ?? path);
  };
  return (
    <button type="button" className={styles.button} onClick={open}>
      Compare
    </button>
  );
}

import type { FigureText } from '../../../benchmark/model/figure';
import { tableText } from '../../table/tableText';
import DownloadButton from '../../ui/DownloadButton';

interface Props {
  figure: Pick<FigureText, 'id' | 'table'>;
  /** What must travel with its numbers. */
  note: string;
}

/** Saves the table of a figure as CSV, made in the browser. */
export default function TableButton({ figure: { id, table }, note }: Props) {
  return <DownloadButton label="CSV" name={`${id}.csv`} content={() => tableText(table, 'csv', note)} />;
}

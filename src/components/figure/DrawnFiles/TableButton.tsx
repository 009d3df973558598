import type { FigureText } from '../../../benchmark/model/figure';
import { tableText } from '../../table/tableText';
import DownloadButton from '../../ui/DownloadButton';

interface Props {
  figure: Pick<FigureText, 'id' | 'table'>;
  /** Note that every copy of the numbers must contain. */
  note: string;
}

/** A button that saves the table of a figure as CSV, generated in the browser. */
export default function TableButton({ figure: { id, table }, note }: Props) {
  return <DownloadButton label="CSV" name={`${id}.csv`} content={() => tableText(table, 'csv', note)} />;
}

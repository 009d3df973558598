import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { type CostChoice, CURRENCY, NO_CHOICE, parseAmount, parseRuns, parseSpend } from '../../benchmark/cost/choice';
import Note from '../ui/Note';
import styles from './styles.module.css';
import type { CostView } from './types';

interface Props {
  label: string;
  /** Unit after the field: "USD per node-hour". */
  unit: string;
  /** Null if no value was entered. */
  value: number | null;
  placeholder: string;
  /** Hint below the field; '' for none. */
  hint: ReactNode;
  /** The amount of a text; null if the text is not an amount. */
  parse: (text: string) => number | null;
  onAmount: (amount: number | null) => void;
}

const shown = (value: number | null) => (value === null ? '' : String(value));

/** A field for an amount. Invalid text stays in the field with a message and has no other effect. */
function AmountField({ label, unit, value, placeholder, hint, parse, onAmount }: Props) {
  const id = useId();
  const [text, setText] = useState(shown(value));
  const own = useRef(value);
  useEffect(() => {
    if (value !== own.current) setText(shown(value));
    own.current = value;
  }, [value]);
  const wrong = text.trim() !== '' && parse(text) === null;
  const type = (next: string) => {
    setText(next);
    own.current = next.trim() === '' ? null : (parse(next) ?? own.current);
    if (next.trim() === '' || parse(next) !== null) onAmount(own.current);
  };
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <span className={styles.row}>
        <input
          id={id}
          type="text"
          className={styles.amount}
          inputMode="decimal"
          autoComplete="off"
          value={text}
          placeholder={placeholder}
          aria-invalid={wrong}
          aria-describedby={`${id}-hint`}
          onChange={(event) => type(event.target.value)}
        />
        <span>{unit}</span>
      </span>
      <span id={`${id}-hint`} className={styles.hint}>
        {wrong ? 'Enter a number greater than 0, such as 2.50.' : hint}
      </span>
    </div>
  );
}

export interface FieldsProps {
  baseline: string;
  fields: CostView['fields'];
  choice: CostChoice;
  /** Parts of the URL that are not valid. */
  problems: string[];
  change: (choice: CostChoice) => void;
}

/** The choice with this price for a node type; null removes the price. */
function withPrice(choice: CostChoice, type: string, price: number | null): CostChoice {
  const { [type]: _, ...others } = choice.prices;
  return { ...choice, prices: price === null ? others : { ...others, [type]: price } };
}

/** The choice with this spend; null removes the spend. */
function withSpend({ spend: _, ...choice }: CostChoice, spend: number | null): CostChoice {
  return spend === null ? choice : { ...choice, spend };
}

function Hint({ stated, priceList }: Pick<FieldsProps['fields'][number], 'stated' | 'priceList'>) {
  if (stated !== '') return `Published: ${stated}.`;
  return priceList === null ? (
    'No published price.'
  ) : (
    <>
      No published price. <a href={priceList}>Price list</a>
    </>
  );
}

/** Fields for a monthly spend, the price of each node type, and suite runs per day, empty at first; a reset button. */
export default function Fields({ baseline, fields, choice, problems, change }: FieldsProps) {
  return (
    <div className={`${styles.form} no-print`}>
      <div className={styles.fields}>
        <AmountField
          label={`Your monthly spend on ${baseline}`}
          unit={`${CURRENCY} per month`}
          value={choice.spend ?? null}
          placeholder="none entered"
          hint=""
          parse={parseSpend}
          onAmount={(spend) => change(withSpend(choice, spend))}
        />
        {fields.map(({ instanceType, stated, priceList }) => (
          <AmountField
            key={instanceType}
            label={`Your price for ${instanceType}`}
            unit={`${CURRENCY} per node-hour`}
            value={choice.prices[instanceType] ?? null}
            placeholder="none entered"
            hint={<Hint stated={stated} priceList={priceList} />}
            parse={parseAmount}
            onAmount={(price) => change(withPrice(choice, instanceType, price))}
          />
        ))}
        <AmountField
          label="Suite runs"
          unit="per day"
          value={choice.runsPerDay === NO_CHOICE.runsPerDay ? null : choice.runsPerDay}
          placeholder={String(NO_CHOICE.runsPerDay)}
          hint=""
          parse={parseRuns}
          onAmount={(runs) => change({ ...choice, runsPerDay: runs ?? NO_CHOICE.runsPerDay })}
        />
        <button type="button" className={styles.clear} onClick={() => change(NO_CHOICE)}>
          Clear all
        </button>
      </div>
      <Notes choice={choice} problems={problems} />
    </div>
  );
}

/** Parts of the URL that are not valid, and the origin of the prices. */
function Notes({ choice, problems }: Pick<FieldsProps, 'choice' | 'problems'>) {
  return (
    <>
      {problems.map((problem) => (
        <Note key={problem} kind="warning" text={`Invalid value: ${problem}`} />
      ))}
      {Object.keys(choice.prices).length > 0 && (
        <Note
          kind="remark"
          text="You entered these prices. They are stored in this page’s URL and are not sent anywhere."
        />
      )}
    </>
  );
}

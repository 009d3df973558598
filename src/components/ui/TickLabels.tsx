/** Tick labels of a scale, positioned in % of the width. */
export default function TickLabels({ ticks }: { ticks: readonly { label: string; at: number }[] }) {
  return ticks.map(({ label, at }) => (
    <span key={at} style={{ left: `${at}%` }}>
      {label}
    </span>
  ));
}

/** The labels of the ticks of a scale, each at its place in % of the width. */
export default function TickLabels({ ticks }: { ticks: readonly { label: string; at: number }[] }) {
  return ticks.map(({ label, at }) => (
    <span key={at} style={{ left: `${at}%` }}>
      {label}
    </span>
  ));
}

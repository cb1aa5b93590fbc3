import type { ConfirmedView } from '#features/checkout/server/purchases/core/goods-view.ts'

/** The names by which it is known, to be told at a desk. */
export const Codes = ({ codes }: { codes: NonNullable<ConfirmedView['codes']> }) => (
  <dl className="codes">
    {codes.map(({ label, value }) => (
      <div key={label}>
        <dt className="small muted">{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)

import type { SummaryView } from '#features/checkout/server/purchases/steps/describe-summary.ts'

type Props = { bill: Pick<SummaryView, 'lines' | 'total' | 'tax'>; totalLabel: string }

/** What is paid, line by line, with its sum and its tax: beside each step, and on the receipt. */
export const PriceLines = ({ bill: { lines, total, tax }, totalLabel }: Props) => (
  <>
    <dl className="lines grid gap-10">
      {lines.map(({ label, amount, isOff }) => (
        <div key={label} className={isOff ? 'off' : undefined}>
          <dt>{label}</dt>
          <dd>{amount}</dd>
        </div>
      ))}
    </dl>
    <div className="total">
      <b>{totalLabel}</b>
      <b>{total}</b>
    </div>
    {tax && <p className="small muted">{tax}</p>}
  </>
)

import { classNames } from '../class-names.ts'

/** Amounts arrive formatted. A discounted price also needs `was` and, by law, `lowest`. */
export function PriceTag({ amount, from, after, was, wasLabel, note, lowest, large }: PriceProps) {
  return (
    <span className={classNames('price', large && 'price-lg')}>
      {was && (
        <s className="muted num">
          {wasLabel && <span className="sr">{wasLabel} </span>}
          {was}
        </s>
      )}
      {from && `${from} `}
      <b>{amount}</b>
      {after && ` ${after}`}
      {note && (
        <>
          <br />
          <span className="xs muted">{note}</span>
        </>
      )}
      {lowest && <LowestPrice>{lowest}</LowestPrice>}
    </span>
  )
}

/** The lowest price of the last 30 days, a whole sentence. */
export function LowestPrice({ children }: { children: string }) {
  return <span className="low">{children}</span>
}

export type PriceProps = {
  amount: string
  /** "desde" before the amount. */
  from?: string
  /** "por persona" after it. */
  after?: string
  was?: string
  /** Says "before" to a screen reader, which does not announce a struck-out text. */
  wasLabel?: string
  note?: string
  lowest?: string
  large?: boolean
}

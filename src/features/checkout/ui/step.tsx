import type { ComponentProps, ReactNode } from 'react'
import type { HoldView, SummaryView } from '#features/checkout/server/purchases/steps/describe-summary.ts'
import { HoldLine } from './hold-line.tsx'
import { PurchaseSteps } from './purchase-steps.tsx'
import { PhoneSummary, Summary } from './summary.tsx'

type Props = {
  current: ComponentProps<typeof PurchaseSteps>['current']
  summary: SummaryView
  canChange?: boolean
  title: string
  /** Where the purchase holds goods. */
  hold?: HoldView | null
  children: ReactNode
}

/** One step of a purchase: where one is, what to do, and what is bought beside it. */
export function Step({ current, summary, canChange, title, hold, children }: Props) {
  return (
    <div className="wrap checkout">
      <PurchaseSteps current={current} />
      <PhoneSummary summary={summary} canChange={canChange} />
      <div className="cols">
        <div>
          <h1>{title}</h1>
          {hold && <HoldLine hold={hold} step={current === 'buyer' ? 'buyer' : 'payment'} />}
          {children}
        </div>
        <Summary summary={summary} canChange={canChange} />
      </div>
    </div>
  )
}

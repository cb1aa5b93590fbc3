import type { ReactNode } from 'react'
import type { SummaryView } from '#features/checkout/server/purchases/steps/describe-summary.ts'
import { PurchaseSteps } from '#features/checkout/ui/purchase-steps.tsx'
import { PhoneSummary, Summary } from '#features/checkout/ui/summary.tsx'

/** Spec 2.5: the step bar and the summary stand here too, while the purchase is being confirmed. */
export const WithSummary = ({ summary, children }: { summary: SummaryView | null; children: ReactNode }) => (
  <div className="wrap checkout">
    <PurchaseSteps current="confirmation" />
    {summary && <PhoneSummary summary={summary} />}
    <div className={summary ? 'cols' : undefined}>
      <div>{children}</div>
      {summary && <Summary summary={summary} />}
    </div>
  </div>
)

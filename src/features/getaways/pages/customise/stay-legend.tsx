import type { ReactNode } from 'react'

/** The heading of a step, with its number. */
export const StayLegend = ({ number, end, children }: { number: number; end?: ReactNode; children: ReactNode }) => (
  <legend className="step-legend">
    <span aria-hidden="true">{number}</span>
    {children}
    {end && <small>{end}</small>}
  </legend>
)

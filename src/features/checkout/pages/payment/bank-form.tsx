import type { ReactNode, RefObject } from 'react'
import type { ChallengeView } from '#features/checkout/server/payments/attempts/describe-challenge.ts'

export const frameName = 'bank'

type Props = {
  bank: ChallengeView
  target?: string
  formRef: RefObject<HTMLFormElement | null>
  children?: ReactNode
}

/** Sent to the bank, not to us: a plain form. */
export function BankForm({ bank: { requiredAction }, target, formRef, children }: Props) {
  return (
    <form method="post" action={requiredAction.url} target={target} ref={formRef}>
      {Object.entries(requiredAction.fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  )
}

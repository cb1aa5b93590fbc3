import type { ReactNode, RefObject } from 'react'
import type { BankStepView } from '#server/payments/attempts/describe-challenge.ts'

export const frameName = 'bank'

type Props = {
  bank: BankStepView
  target?: string
  formRef: RefObject<HTMLFormElement | null>
  children?: ReactNode
}

/** Sent to the bank, not to us: a plain form. */
export function BankForm({ bank: { wanted }, target, formRef, children }: Props) {
  return (
    <form method="post" action={wanted.url} target={target} ref={formRef}>
      {Object.entries(wanted.fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  )
}

import type { AttemptFacts, Nothing, PaymentOutcome } from '#domain/payments/payment-provider.ts'
import { UnclearAnswer } from '#domain/payments/unclear-answer.ts'
import { type KnownOperation, queryOperations } from './query.ts'
import { isPaid, isReadable, isUnderWay, outcomeOf } from './response-code.ts'
import type { Connection, RedsysSettings } from './settings.ts'

/** A number that was refused for having been used may stand beside the payment itself: what is paid counts first. */
export async function askFor(
  settings: RedsysSettings,
  connection: Connection,
  { order, amount }: AttemptFacts,
): Promise<PaymentOutcome | Nothing> {
  const payments = (await queryOperations(settings, connection, order)).filter(
    (found) => found.Ds_TransactionType === '0',
  )
  const paid = payments.find(({ Ds_State, Ds_Response }) => Ds_State === 'F' && isPaid(Ds_Response ?? ''))
  if (paid && paid.Ds_Amount !== String(amount.amount))
    throw new UnclearAnswer('Redsys: paid, and not what was asked for')
  if (paid) return { state: 'paid' }
  if (payments.some(isUnsettled)) throw new UnclearAnswer('Redsys: a payment is not settled yet')
  const refused = payments.find(({ Ds_State, Ds_Response = '' }) => Ds_State === 'F' && !isUnderWay(Ds_Response))
  return (refused && outcomeOf(refused.Ds_Response ?? '')) ?? { state: 'none' }
}

const settled = new Set(['F', 'E', 'S'])

/** In a state that says nothing, or over without a word of how. */
const isUnsettled = ({ Ds_State, Ds_Response = '' }: KnownOperation) =>
  !settled.has(Ds_State) || (Ds_State === 'F' && !isReadable(Ds_Response))

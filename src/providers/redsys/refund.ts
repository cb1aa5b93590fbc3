import type {
  AttemptFacts,
  PaymentProvider,
  RefundOutcome,
} from '#features/checkout/rules/payments/payment-provider.ts'
import { centsOf } from './answer.ts'
import { call } from './call.ts'
import { type KnownOperation, queryOperations } from './query.ts'
import { isReadable, isRefunded, leavesItOpen } from './response-code.ts'
import { type Connection, type RedsysSettings, transactionTypes } from './settings.ts'

type RefundRequest = Parameters<PaymentProvider['refund']>[1]

/**
 * Redsys has no name for a refund that would keep it from being made twice. So the first call only looks what has been
 * paid back so far, and returns 'pending' with it as a memo; each later one compares: as much more as was wished for
 * means that it has been done. This holds as long as the memo is stored before the next call, and the next refund of
 * the same attempt is begun after this one has ended.
 */
export async function refund(
  settings: RedsysSettings,
  connection: Connection,
  attempt: AttemptFacts,
  { key, amount, memo }: RefundRequest,
): Promise<RefundOutcome> {
  if (memo.isRefunded === 'yes') return { state: 'refunded', memo }
  const total = await refundedSoFar(settings, connection, attempt.order)
  if (memo.refundedBefore === undefined) return { state: 'pending', memo: { refundedBefore: String(total) } }
  const done: RefundOutcome = { state: 'refunded', memo: { ...memo, isRefunded: 'yes' } }
  const before = Number(memo.refundedBefore)
  if (total === before + amount.amount) return done
  if (total !== before) throw new Error('Redsys: another refund has come between')

  const ask = { path: 'trataPeticionREST', type: transactionTypes.refund, amount: amount.amount } as const
  const answer = await call(settings, connection, attempt, ask, { DS_MERCHANT_MERCHANTDATA: key })
  const code = 'error' in answer ? answer.error : (answer.operation.Ds_Response ?? '9998')
  if (isRefunded(code)) return done
  if (leavesItOpen(code)) throw new Error('Redsys: it is still open whether it was paid back')
  return { state: 'refused', reason: code }
}

async function refundedSoFar(settings: RedsysSettings, connection: Connection, order: string): Promise<number> {
  const operations = await queryOperations(settings, connection, order)
  const refunds = operations.filter(({ Ds_TransactionType }) => Ds_TransactionType === transactionTypes.refund)
  const isSettled = ({ Ds_State, Ds_Response = '' }: KnownOperation) =>
    Ds_State === 'E' || (Ds_State === 'F' && isReadable(Ds_Response))
  if (!refunds.every(isSettled)) throw new Error('Redsys: a refund is not settled yet')
  const made = refunds.filter(({ Ds_State, Ds_Response = '' }) => Ds_State === 'F' && isRefunded(Ds_Response))
  return made.reduce((total, { Ds_Amount }) => total + readCents(Ds_Amount), 0)
}

function readCents(digits: string): number {
  const cents = centsOf(digits)
  if (cents === null) throw new Error('Redsys: a refund of an amount that cannot be read')
  return cents
}

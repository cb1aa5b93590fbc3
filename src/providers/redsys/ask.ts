import {
  type AttemptFacts,
  type Nothing,
  type PaymentOutcome,
  UnclearAnswer,
} from '#features/checkout/rules/payments/payment-provider.ts'
import { type KnownOperation, queryOperations } from './query.ts'
import { isAccepted, isCaptured, isReadable, isReleased, isUnderWay, outcomeOf } from './response-code.ts'
import { type Connection, firstType, type RedsysSettings, type TransactionType, transactionTypes } from './settings.ts'

/**
 * A number that was refused for having been used may stand beside the payment itself: what is paid counts first. What
 * was authorised may have been captured or released since.
 */
export async function askFor(
  settings: RedsysSettings,
  connection: Connection,
  { order, amount, charge }: AttemptFacts,
): Promise<PaymentOutcome | Nothing> {
  const operations = await queryOperations(settings, connection, order)
  const ofType = (type: TransactionType) => operations.filter((found) => found.Ds_TransactionType === type)
  const [begun, captures, releases] = [ofType(firstType(charge)), ofType(capture), ofType(release)]
  const accepted = begun.find((found) => hasEnded(found, isAccepted))
  const captured = captures.find((found) => hasEnded(found, isCaptured))
  if ([accepted, captured].some((found) => found && found.Ds_Amount !== String(amount.amount)))
    throw new UnclearAnswer('Redsys: paid, and not what was asked for')
  if (captured) return { state: 'paid' }
  if (releases.some((found) => hasEnded(found, isReleased))) return { state: 'released' }
  if ([...captures, ...releases].some(isUnsettled)) throw new UnclearAnswer('Redsys: being captured or released')
  if (accepted) return outcomeOf(charge, accepted.Ds_Response ?? '') ?? { state: 'none' }
  if (begun.some(isUnsettled)) throw new UnclearAnswer('Redsys: a payment is not settled yet')
  const refused = begun.find((found) => hasEnded(found, (response) => !isUnderWay(response)))
  return (refused && outcomeOf(charge, refused.Ds_Response ?? '')) ?? { state: 'none' }
}

const { capture, release } = transactionTypes

const hasEnded = ({ Ds_State, Ds_Response = '' }: KnownOperation, isRight: (response: string) => boolean) =>
  Ds_State === 'F' && isRight(Ds_Response)

const settled = new Set(['F', 'E', 'S'])

/** In a state that says nothing, or over without a word of how. */
const isUnsettled = ({ Ds_State, Ds_Response = '' }: KnownOperation) =>
  !settled.has(Ds_State) || (Ds_State === 'F' && !isReadable(Ds_Response))

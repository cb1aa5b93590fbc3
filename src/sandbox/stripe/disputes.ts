import type { Hono } from 'hono'
import { reinstate, takeBack } from '../disputed-money.ts'
import { makeDisputesPage } from '../pages/disputes-page.ts'
import { paymentOf, type Stripe, type StripeIntent } from './account.ts'
import { leftOf, refundsOf } from './refunds.ts'
import { showRefund } from './resources.ts'
import { tellShop } from './tell-shop.ts'

const deeds = {
  dispute: 'The buyer disputes it',
  win: 'Decide for the shop',
  lose: 'Decide for the buyer',
  'fail-refunds': 'Let its refunds fail',
}
type Deed = keyof typeof deeds

export function makeDisputes(context: Stripe): Hono {
  const { intents } = context.records
  return makeDisputesPage({
    title: 'Stripe: disputes',
    field: 'id',
    deeds,
    list: () =>
      intents
        .all()
        .filter(([, { status }]) => status === 'succeeded')
        .map(([, { id, description, metadata }]) => ({ name: id, title: description ?? metadata.order ?? '' })),
    act: (id, deed) => {
      const intent = intents.get(id)
      if (intent?.status !== 'succeeded') return false
      if (deed === 'fail-refunds') failRefunds(context, intent)
      else tell(context, intent, deed)
      return true
    },
  })
}

const statuses = { dispute: 'needs_response', win: 'won', lose: 'lost' }

/** The money moves, and then the shop is told. Stripe does not repeat the payment's metadata in it. */
function tell(context: Stripe, intent: StripeIntent, deed: Exclude<Deed, 'fail-refunds'>) {
  const { world, records } = context
  const { id, amount, currency } = intent
  const payment = { ...paymentOf(intent), name: id, left: leftOf(context, intent) }
  if (deed === 'win') reinstate(world, records.disputed, payment)
  else takeBack(world, records.disputed, payment, 'dispute')
  const dispute = {
    id: `dp_${id}`,
    object: 'dispute',
    amount,
    currency,
    charge: `ch_${id}`,
    payment_intent: id,
    metadata: {},
  }
  const type = deed === 'dispute' ? 'charge.dispute.created' : 'charge.dispute.closed'
  tellShop(context, type, { ...dispute, reason: 'fraudulent', status: statuses[deed] })
}

/** The buyer's bank sends them back. */
function failRefunds(context: Stripe, intent: StripeIntent) {
  const { world, records } = context
  for (const refund of refundsOf(context, intent.id)) {
    if (refund.status === 'failed') continue
    const failed = { ...refund, status: 'failed' } as const
    records.refunds.put(refund.id, failed)
    const amount = -refund.amount
    world.ledger.record({ at: world.now().toISOString(), ...paymentOf(intent), kind: 'refund', amount })
    tellShop(context, 'refund.failed', showRefund(failed))
  }
}

import { beforeEach, expect, test } from 'vitest'
import { balanceOf } from '#features/checkout/server/coupons/get-coupon.ts'
import { refundPurchase } from '#features/checkout/server/payments/refunds/refund-purchase.ts'
import { applyCoupon } from '#features/checkout/server/purchases/bill/apply-coupon.ts'
import { lockPurchase, type Purchase } from '#features/checkout/server/purchases/core/purchase-row.ts'
import { giftCard } from '#features/gift-cards/emails/gift-card.ts'
import { voucherKind } from '#features/vouchers/kind.ts'
import { cancelVoucher } from '#features/vouchers/server/actions/cancel-voucher.ts'
import { lockVoucher, transitionVoucher, type Voucher, vouchersOf } from '#features/vouchers/server/voucher-row.ts'
import type { Services } from '#platform/server/services.ts'
import { boughtCard, cardNow } from '#tests/builders/a-gift-card.ts'
import { itCosts, look, pay, readyPurchase, soldServices, takeBack } from '#tests/builders/a-purchase.ts'
import { voucherScene, why } from '#tests/builders/a-voucher.ts'
import { cardBooks } from '#tests/card-books.ts'
import { type Dice, makeDice } from '#tests/kill/dice.ts'
import { mortalServices } from '#tests/kinds/mortal-services.ts'
import { allowLogged } from '#tests/log/logged-errors.ts'
import { correctCard } from './actions/correct-card.ts'
import { refundCards } from './actions/refund-cards.ts'
import type { GiftCard } from './card-row.ts'
import { extendCard } from './change-card.ts'

const { services, bank, connectionString, setNow, start, begin } = await voucherScene()
const [sold] = soldServices(services).sold
if (!sold) throw new Error('nothing is sold')
await itCosts(services, sold.uuid, 4300)

beforeEach(async () => {
  await begin()
  bank.forgetAnswers()
  meanwhile.length = 0
})

/** What happens while somebody is at the bank. */
const meanwhile: (() => Promise<unknown>)[] = []
const { begin: charge } = bank.provider
bank.provider.begin = async (...asked) => {
  await meanwhile.shift()?.()
  return charge(...asked)
}

const seeds = Array.from({ length: 20 }, (_, index) => 7919 * (index + 1))
const minutes = [1, 20, 60 * 24 * 3, 60 * 24 * 500] as const

/**
 * Whatever happens to a card, in whatever order, at the same time or cut short by a kill: what is left on it is what it
 * was bought for, without what its holder has for it and what went back to its buyer; and nothing if the bank took its
 * payment back.
 */
test.each(seeds)('the ledger of a card adds up, whatever happens to it (seed %i)', async (seed) => {
  allowLogged(/paid, and not fulfilled yet/)
  allowLogged(/payment left open/)
  const dice = makeDice(seed)
  const { card, purchase } = await boughtCard(services, bank, { amount: dice.between(2, 9) * 1000 })
  const history: History = { card, purchase, dice, spends: [], unpaid: [] }
  let now = start
  for (let step = 0; step < 14; step++) {
    const how = dice.pick(['alone', 'alone', 'beside', 'beside', 'killed', 'wait'])
    const names = Array.from({ length: how === 'beside' ? 4 : 1 }, () => dice.pick(deedNames))
    if (how === 'wait') {
      now = new Date(now.getTime() + dice.pick(minutes) * 60_000)
      setNow(now)
    } else if (how === 'killed') await runKilled(history, dice.pick(deedNames))
    else await Promise.all((await prepareAll(history, names)).map((deed) => deed(services)))
    const { left, mustBeLeft, paidBack, mustBePaidBack, ...books } = await cardBooks(services, card, history.spends)
    expect({ step, how, names, left, paidBack, ...books, lowest: books.lowest >= 0 }).toEqual({
      step,
      how,
      names,
      left: mustBeLeft,
      paidBack: mustBePaidBack,
      lowest: true,
      onFormerCodes: 0,
    })
  }
})

type History = { card: GiftCard; purchase: Purchase; dice: Dice; spends: string[]; unpaid: string[] }
type Deed = (by: Services) => Promise<unknown>

const deedNames = [
  'send',
  'spend',
  'spendMeanwhile',
  'fail',
  'apply',
  'payLate',
  'cancel',
  'giveBack',
  'refund',
  'withdraw',
  'extend',
  'correct',
] as const
type DeedName = (typeof deedNames)[number]

/** Everything that is seen and chosen before; what is returned is what happens at that moment. */
const deeds: Record<DeedName, (history: History) => Promise<Deed>> = {
  send: async ({ card }) => {
    const { revision } = await cardNow(services, card)
    // Of two jobs at once one fails, and comes again.
    return (by) => giftCard.job.run(by, { card: card.uuid, revision }).catch(() => {})
  },
  spend: (history) => prepareSpend(history, 'paid'),
  spendMeanwhile: async (history) => {
    const spend = await prepareSpend(history, 'paid')
    const other = await deeds[history.dice.pick(['refund', 'refund', 'withdraw', 'correct'] as const)](history)
    return (by) => {
      meanwhile.push(() => other(services))
      return spend(by)
    }
  },
  fail: (history) => prepareSpend(history, 'failed'),
  // Paid in a later step, when its time may be over and somebody else has spent the card.
  apply: async (history) => {
    const uuid = await applyTo(history)
    history.unpaid.push(uuid)
    return async () => {}
  },
  payLate: async ({ unpaid }) => {
    const uuid = unpaid.shift()
    return uuid ? preparePayment(uuid, 'paid') : async () => {}
  },
  cancel: (history) => prepareReturn(history, cancelBought),
  giveBack: (history) => prepareReturn(history, refundBought),
  refund: async ({ card, purchase, dice }) => {
    const { code } = await cardNow(services, card)
    const seen = dice.chance(0.8) ? await balanceOf(services.db, code) : 1
    return (by) => refundCards(by, purchase, { card: card.uuid, seen })
  },
  withdraw: async ({ purchase, dice }) => {
    const isMeant = dice.chance(0.3)
    return async (by) => isMeant && takeBack(by, purchase)
  },
  extend:
    async ({ card }) =>
    (by) =>
      extendCard(by, card.uuid),
  correct: async ({ card, purchase, dice }) => {
    const email = `elena${dice.between(1, 1000)}@correo.example`
    return (by) => correctCard(by, purchase, card.uuid, { name: 'Elena', email, delivery: 'now', deliverOn: '' })
  },
}

async function prepareAll(history: History, names: DeedName[]): Promise<Deed[]> {
  const prepared: Deed[] = []
  for (const name of names) prepared.push(await deeds[name](history))
  return prepared
}

/** Its process ends before one of its writes, or after all of them. */
async function runKilled(history: History, name: DeedName) {
  const deed = await deeds[name](history)
  const world = { services, connectionString, bank, scenario: { kind: voucherKind } }
  const life = mortalServices(world, history.dice.between(1, 4))
  await life.run(deed({ ...life.services, kinds: services.kinds }))
}

const prepareSpend = async (history: History, outcome: 'paid' | 'failed') =>
  preparePayment(await applyTo(history), outcome)

async function applyTo({ card, spends }: History): Promise<string> {
  const { uuid } = await readyPurchase(services)
  await applyCoupon(services, uuid, (await cardNow(services, card)).code)
  spends.push(uuid)
  return uuid
}

async function preparePayment(uuid: string, outcome: 'paid' | 'failed'): Promise<Deed> {
  const { bill } = await look(services, uuid)
  if (bill.total > 0) bank.willSay(outcome === 'paid' ? { state: 'paid' } : { state: 'failed', code: '0190' })
  return (by) => pay(by, uuid)
}

/** Of something that was bought with the card. */
async function prepareReturn({ spends, dice }: History, giveBack: typeof cancelBought): Promise<Deed> {
  const uuid = spends[dice.between(0, Math.max(0, spends.length - 1))]
  const [voucher] = uuid ? await vouchersOf(services.db, uuid) : []
  return async (by) => voucher && giveBack(by, voucher)
}

const cancelBought = (by: Services, voucher: Voucher): Promise<unknown> => cancelVoucher(by, voucher, why('4'))

/** As where a whole purchase could not be made. */
const refundBought: typeof cancelBought = (by, { uuid, purchaseUuid }) =>
  by.db.transaction(async (tx) => {
    const purchase = await lockPurchase(tx, purchaseUuid)
    const voucher = await lockVoucher(tx, uuid)
    if (!purchase || voucher?.state !== 'activated') return
    await transitionVoucher(tx, voucher, { to: 'cancelled', what: 'withdrawn', at: by.clock.now() })
    await refundPurchase(by, tx, purchase, 'gone')
  })

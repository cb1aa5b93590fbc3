import { and, eq, ne } from 'drizzle-orm'
import { z } from 'zod'
import { madridDay } from '#domain/dates.ts'
import { isPaid } from '#domain/purchases/purchase.ts'
import { paymentAttempts, refunds } from '#server/db/schema/payments.ts'
import type { PaymentFailedLateView } from '#server/mail/letters/payment-failed-late.ts'
import { writeLetter } from '#server/mail/write-letter.ts'
import type { Services } from '#server/services.ts'
import { goodsInWords } from './goods-in-words.ts'
import { kindOf } from './kinds/kinds.ts'
import { paidWith } from './letter-facts.ts'
import { getPurchase, type Purchase } from './purchase-row.ts'
import { letterhead, sendOnce } from './send-once.ts'

/** Those of before had no reason and no attempt: they are read as that what was paid could not be made. */
const payload = z.object({
  purchase: z.uuid(),
  attempt: z.uuid().optional(),
  reason: z.enum(['reference-expired', 'came-too-late']).optional(),
})

/**
 * A reference that nobody paid, money that came too late, or a purchase that could not be made: nobody is left
 * wondering. Letters may be written long after they were asked for: only what is still so is told.
 */
export async function sendUndone(services: Services, told: z.input<typeof payload>) {
  const { purchase: uuid, attempt, reason } = payload.parse(told)
  const purchase = await getPurchase(services.db, uuid)
  if (!purchase?.buyer) return
  const happened = await whatHappened(services, purchase, reason, attempt)
  if (!happened) return
  const { language, buyer, locator } = purchase
  const { about, what } = happened
  const reader = { snapshot: services.catalogue.current(), language, day: madridDay(services.clock.now()) }
  const { changeHref } = kindOf(purchase).describe(reader, purchase.goods, services.config)
  const againUrl = services.config.publicUrl + changeHref
  const view = { buyer: buyer.name, service: goodsInWords(services, purchase), locator, againUrl, what }
  const to = { name: `${buyer.name} ${buyer.surname}`, email: buyer.email }
  const head = letterhead(services, language)
  await sendOnce(services, `payment-failed-late.${about}`, () =>
    writeLetter('payment-failed-late', view, { about, to, language, head }),
  )
}

type Reason = z.output<typeof payload>['reason']
type Happened = { about: string; what: PaymentFailedLateView['what'] } | null

async function whatHappened(
  services: Services,
  purchase: Purchase,
  reason: Reason,
  attemptUuid: string | undefined,
): Promise<Happened> {
  if (!reason) return purchase.state === 'undone' ? whatWasUndone(services, purchase) : null
  if (!attemptUuid || isPaid(purchase.state)) return null
  if (reason === 'came-too-late') return whatWentBack(services, attemptUuid)
  // Who is paying in another way has not been left with nothing.
  const isOver = purchase.state === 'ready' || purchase.state === 'expired'
  return isOver ? { about: attemptUuid, what: { kind: 'reference-expired' } } : null
}

async function whatWasUndone(services: Services, { uuid, paidBy, bill }: Purchase): Promise<Happened> {
  if (paidBy) return whatWentBack(services, paidBy)
  const lines = bill.lines.filter(({ kind }) => kind === 'balance')
  const amount = -lines.reduce((sum, line) => sum + line.amount, 0)
  if (bill.total > 0 || amount === 0) return null
  return { about: uuid, what: { kind: 'refunded', amount: { amount, currency: bill.currency }, paidWith: null } }
}

/** What its provider will not carry is not said to have gone back: an operator sees to it. */
async function whatWentBack({ db }: Services, attemptUuid: string): Promise<Happened> {
  const [row] = await db
    .select({ attempt: paymentAttempts, amount: refunds.amount, currency: refunds.currency })
    .from(refunds)
    .innerJoin(paymentAttempts, eq(paymentAttempts.uuid, refunds.attemptUuid))
    .where(and(eq(refunds.attemptUuid, attemptUuid), ne(refunds.state, 'refused')))
  if (!row) return null
  const { amount, currency } = row
  return {
    about: attemptUuid,
    what: { kind: 'refunded', amount: { amount, currency }, paidWith: paidWith(row.attempt) },
  }
}

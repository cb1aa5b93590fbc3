import { madridDay } from '#domain/dates.ts'
import { writeLetter } from '#server/mail/write-letter.ts'
import { lastAttemptOf } from '#server/payments/attempt-row.ts'
import type { Services } from '#server/services.ts'
import { goodsInWords } from './goods-in-words.ts'
import { kindOf } from './kinds/kinds.ts'
import { paidWith } from './letter-facts.ts'
import { getPurchase } from './purchase-row.ts'
import { letterhead, sendOnce } from './send-once.ts'

/** A reference that nobody paid, or money that came too late and goes back: nobody is left wondering. */
export async function sendUndone(services: Services, { purchase: uuid }: { purchase: string }) {
  const purchase = await getPurchase(services.db, uuid)
  const attempt = await lastAttemptOf(services.db, uuid)
  if (!purchase?.buyer || !attempt || attempt.state === 'open') return
  const { language, buyer, locator } = purchase
  const reader = { snapshot: services.catalogue.current(), language, day: madridDay(services.clock.now()) }
  const { changeHref } = kindOf(purchase).describe(reader, purchase.goods, services.config)
  const amount = { amount: attempt.amount, currency: attempt.currency }
  const view = {
    buyer: buyer.name,
    service: goodsInWords(services, purchase),
    locator,
    againUrl: services.config.publicUrl + changeHref,
    what:
      attempt.state === 'failed'
        ? { kind: 'reference-expired' as const }
        : { kind: 'refunded' as const, amount, paidWith: paidWith(attempt) },
  }
  const to = { name: `${buyer.name} ${buyer.surname}`, email: buyer.email }
  const head = letterhead(services, language)
  await sendOnce(services, `payment-failed-late.${attempt.uuid}`, () =>
    writeLetter('payment-failed-late', view, { about: attempt.uuid, to, language, head }),
  )
}

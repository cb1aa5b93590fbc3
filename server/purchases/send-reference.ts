import { writeLetter } from '#server/mail/write-letter.ts'
import { openAttemptOf } from '#server/payments/attempt-row.ts'
import type { Services } from '#server/services.ts'
import { goodsInWords } from './goods-in-words.ts'
import { isPlayMoney } from './is-play-money.ts'
import { keyedUrl } from './letter-facts.ts'
import { getPurchase } from './purchase-row.ts'
import { letterhead, sendOnce } from './send-once.ts'

/** The Multibanco reference, for as long as it can be paid. */
export async function sendReference(services: Services, { purchase: uuid }: { purchase: string }) {
  const purchase = await getPurchase(services.db, uuid)
  const attempt = await openAttemptOf(services.db, uuid)
  const wanted = attempt?.wanted
  if (!purchase?.buyer || !attempt || wanted?.kind !== 'reference' || isPlayMoney(services, attempt)) return
  const { language, buyer, locator } = purchase
  const { entity, reference, expiresAt } = wanted
  const view = {
    buyer: buyer.name,
    service: goodsInWords(services, purchase),
    entity,
    reference,
    amount: { amount: attempt.amount, currency: attempt.currency },
    expiresAt: new Date(expiresAt),
    locator,
    purchaseUrl: keyedUrl(services, purchase, 'confirmation'),
  }
  const to = { name: `${buyer.name} ${buyer.surname}`, email: buyer.email }
  const head = letterhead(services, language)
  await sendOnce(services, `multibanco-reference.${attempt.uuid}`, () =>
    writeLetter('multibanco-reference', view, { about: attempt.uuid, to, language, head }),
  )
}

import { takeRecipient } from '#server/emails/recipient-limit.ts'
import { renderEmail } from '#server/emails/render/render-email.ts'
import { openAttemptOf } from '#server/payments/attempts/attempt-row.ts'
import { describeGoods } from '#server/purchases/core/goods-description.ts'
import { isPlayMoney } from '#server/purchases/core/is-play-money.ts'
import { kindOf } from '#server/purchases/core/kind-of.ts'
import { getPurchase } from '#server/purchases/core/purchase-row.ts'
import type { Services } from '#server/services.ts'
import { keyedUrl } from './email-context.ts'
import { emailHeader, sendOnce } from './send-once.ts'

/** The Multibanco reference, for as long as it can be paid. */
export async function sendReference(services: Services, { purchase: uuid }: { purchase: string }) {
  const purchase = await getPurchase(services.db, uuid)
  const attempt = await openAttemptOf(services.db, uuid)
  const requiredAction = attempt?.requiredAction
  if (!purchase?.buyer || !attempt || requiredAction?.kind !== 'reference' || isPlayMoney(services, attempt)) return
  const { language, buyer, locator } = purchase
  // Anybody can ask for references in the name of others. The page of the purchase shows each.
  if ((await takeRecipient(services, 'reference-recipient', buyer.email)) > 0) return
  const { entity, reference, expiresAt } = requiredAction
  const view = {
    buyer: buyer.name,
    words: kindOf(services, purchase.kind).words,
    service: describeGoods(services, purchase),
    entity,
    reference,
    amount: { amount: attempt.amount, currency: attempt.currency },
    expiresAt: new Date(expiresAt),
    locator,
    purchaseUrl: keyedUrl(services, purchase, 'confirmation'),
  }
  const to = { name: `${buyer.name} ${buyer.surname}`, email: buyer.email }
  const head = emailHeader(services, language)
  await sendOnce(services, `multibanco-reference.${attempt.uuid}`, () =>
    renderEmail('multibanco-reference', view, { about: attempt.uuid, to, language, head }),
  )
}

import { z } from 'zod'
import { openAttemptOf } from '#features/checkout/server/payments/attempts/attempt-row.ts'
import { describeGoods, kindOf } from '#features/checkout/server/purchases/core/kind-of.ts'
import { getPurchase, isPlayMoney } from '#features/checkout/server/purchases/core/purchase-row.ts'
import { dayFormats, formatMoney, timeInWords } from '#platform/i18n/format.ts'
import { defineEmail } from '#platform/server/emails/define-email.ts'
import { takeRecipient } from '#platform/server/emails/recipient-limit.ts'
import { leadBlock, noteBlock, textBlock } from '#platform/server/emails/render/text-blocks.ts'
import { wallClock } from '#platform/time/dates.ts'
import { buyerAddress, keyedUrl } from '../server/email-parts/purchase-context.ts'

const payload = z.object({ purchase: z.uuid() })

declare module '#platform/server/jobs/payloads.ts' {
  interface JobPayloads {
    'send-multibanco-reference': z.infer<typeof payload>
  }
}

/** For as long as the reference can be paid. */
export const multibancoReference = defineEmail({
  name: 'multibanco-reference',
  payload,
  load: async (services, { purchase: uuid }) => {
    const purchase = await getPurchase(services.db, uuid)
    const attempt = await openAttemptOf(services.db, uuid)
    const requiredAction = attempt?.requiredAction
    if (!purchase?.buyer || !attempt || requiredAction?.kind !== 'reference' || isPlayMoney(services, attempt))
      return []
    const { language, buyer, locator } = purchase
    // Anybody can ask for references in the name of others. The page of the purchase shows each.
    if ((await takeRecipient(services, 'reference-recipient', buyer.email)) > 0) return []
    const { entity, reference, expiresAt } = requiredAction
    const view = {
      buyer: buyer.name,
      copyKey: kindOf(services, purchase.kind).copyKey,
      service: describeGoods(services, purchase),
      entity,
      reference,
      amount: { amount: attempt.amount, currency: attempt.currency },
      expiresAt: new Date(expiresAt),
      locator,
      purchaseUrl: keyedUrl(services, purchase, 'confirmation'),
    }
    return [{ about: attempt.uuid, to: buyerAddress(buyer), language, view }]
  },
  content: (view, { t, language, head }) => {
    const { entity, copyKey, service, locator } = view
    const reference = inThrees(view.reference)
    const amount = formatMoney(view.amount)
    // The network is Portugal's, and so is its time.
    const limit = wallClock(view.expiresAt, 'Europe/Lisbon')
    const until = { time: timeInWords(limit.time, language), day: dayFormats.long(limit.day, language) }
    return {
      subject: t('mailPurchases.multibanco.subject', { service }),
      preheader: t('mailPurchases.multibanco.preheader', { entity, reference, amount, ...until }),
      title: t('mailPurchases.multibanco.title', { name: view.buyer }),
      blocks: [
        leadBlock(t(`mailPurchases.words.${copyKey}.reference`, { service })),
        {
          kind: 'card',
          facts: [
            { label: t('mailPurchases.multibanco.entity'), value: entity, isCode: true },
            { label: t('mailPurchases.multibanco.reference'), value: reference, isCode: true },
            { label: t('mailPurchases.multibanco.amount'), value: amount },
            { label: t('mailPurchases.multibanco.until'), value: t('mailPurchases.multibanco.untilValue', until) },
          ],
        },
        { kind: 'heading', words: t('mailPurchases.multibanco.howTo') },
        {
          kind: 'steps',
          steps: [
            [t('mailPurchases.multibanco.step1')],
            [t('mailPurchases.multibanco.step2')],
            [t(`mailPurchases.words.${copyKey}.referenceKeep`)],
          ],
        },
        textBlock(t('mailPurchases.multibanco.late')),
        { kind: 'button', words: t('mailPurchases.multibanco.see'), href: view.purchaseUrl },
        noteBlock(t('mailPurchases.multibanco.order', { locator })),
      ],
      why: t('mailPurchases.whyTried', { brand: head.brand }),
    }
  },
})

/** As cash machines ask for it: 123 456 789. */
const inThrees = (reference: string) => reference.replace(/\s/g, '').replace(/(\d{3})(?=\d)/g, '$1 ')

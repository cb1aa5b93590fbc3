import { z } from 'zod'
import { buyerAddress } from '#features/checkout/server/email-parts/purchase-context.ts'
import { getPurchase } from '#features/checkout/server/purchases/core/purchase-row.ts'
import { formatRound } from '#platform/i18n/format.ts'
import { defineEmail } from '#platform/server/emails/define-email.ts'
import { leadBlock } from '#platform/server/emails/render/text-blocks.ts'
import { sentCardsUrl } from '../server/card-links.ts'
import { getCard } from '../server/card-row.ts'

const payload = z.object({ card: z.uuid(), revision: z.int() })

declare module '#platform/server/jobs/payloads.ts' {
  interface JobPayloads {
    'send-gift-card-returned': z.infer<typeof payload>
  }
}

/** To who bought a card whose address takes no e-mail. */
export const giftCardReturned = defineEmail({
  name: 'gift-card-returned',
  payload,
  load: async (services, { card: uuid, revision }) => {
    const card = await getCard(services.db, uuid)
    if (card?.state !== 'returned' || card.revision !== revision || !card.purchaseUuid) return []
    const purchase = await getPurchase(services.db, card.purchaseUuid)
    if (!purchase?.buyer) return []
    const { name, email, value: amount, currency } = card
    const view = { name, email, amount: formatRound({ amount, currency }), followUrl: sentCardsUrl(services, purchase) }
    return [{ about: `${uuid}.${revision}`, to: buyerAddress(purchase.buyer), language: purchase.language, view }]
  },
  content: (view, { t, head }) => {
    const { name, email, amount, followUrl } = view
    const words = 'mailCards.returned'
    return {
      subject: t(`${words}.subject`, { name }),
      preheader: t(`${words}.preheader`),
      title: t(`${words}.title`, { name }),
      blocks: [
        leadBlock(t(`${words}.lead`, { email, amount })),
        { kind: 'button', words: t(`${words}.fix`), href: followUrl },
      ],
      why: t('mailPurchases.whyBought', { brand: head.brand }),
    }
  },
})

import { z } from 'zod'
import { formatRound } from '#platform/i18n/format.ts'
import { defineEmail } from '#platform/server/emails/define-email.ts'
import { leadBlock, textBlock } from '#platform/server/emails/render/text-blocks.ts'
import { getCard } from '../server/card-row.ts'

const payload = z.object({ card: z.uuid() })

declare module '#platform/server/jobs/payloads.ts' {
  interface JobPayloads {
    'send-gift-card-ended': z.infer<typeof payload>
  }
}

/** To who had got a card that its buyer has given back, or whose payment a bank has taken back. */
export const giftCardEnded = defineEmail({
  name: 'gift-card-ended',
  payload,
  load: async (services, { card: uuid }) => {
    const card = await getCard(services.db, uuid)
    if (card?.state !== 'cancelled' || !card.cancelledBecause) return []
    const { cancelledBecause: because, name, from, email, language, value: amount, currency } = card
    const view = { name, from, amount: formatRound({ amount, currency }), because }
    return [{ about: uuid, to: { name, email }, language, view }]
  },
  content: ({ name, from, amount, because }, { t }) => {
    const words = 'mailCards.ended'
    return {
      subject: t(`${words}.subject`, { from }),
      preheader: t(`${words}.${because}.preheader`),
      title: t(`${words}.title`, { name }),
      blocks: [
        leadBlock(t(`${words}.${because}.lead`, { from, amount })),
        textBlock(t(`${words}.${because}.ask`, { from })),
      ],
      why: t('mailCards.card.why', { from }),
    }
  },
})

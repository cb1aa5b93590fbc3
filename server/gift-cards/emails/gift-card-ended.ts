import { z } from 'zod'
import type { CardEnd } from '#domain/gift-cards/gift-card.ts'
import type { Language } from '#domain/site/languages.ts'
import { formatRound } from '#i18n/format.ts'
import { defineEmail } from '#server/emails/define-email.ts'
import type { EmailContent, EmailHeader } from '#server/emails/render/email-content.ts'
import { i18nFor } from '#server/i18n.ts'
import { getCard } from '../card-row.ts'

const payload = z.object({ card: z.uuid() })

declare module '#server/jobs/payloads.ts' {
  interface JobPayloads {
    'send-gift-card-ended': z.infer<typeof payload>
  }
}

/** To who had got a card that its buyer has given back, or whose payment a bank has taken back. */
export const giftCardEnded = defineEmail({
  name: 'gift-card-ended',
  payload,
  content,
  load: async (services, { card: uuid }) => {
    const card = await getCard(services.db, uuid)
    if (card?.state !== 'cancelled' || !card.cancelledBecause) return []
    const { cancelledBecause: because, name, from, email, language, value: amount, currency } = card
    const view = { name, from, amount: formatRound({ amount, currency }), because }
    return [{ about: uuid, to: { name, email }, language, view }]
  },
})

/** `because`: its buyer gave it back, or a bank took its payment back. */
type GiftCardEndedView = { name: string; from: string; amount: string; because: CardEnd }

/** To the recipient of a card: it is worth nothing any more, so that nobody finds out at a checkout. */
function content({ name, from, amount, because }: GiftCardEndedView, language: Language, _: EmailHeader): EmailContent {
  const { t } = i18nFor(language)
  const words = 'mailCards.ended'
  return {
    subject: t(`${words}.subject`, { from }),
    preheader: t(`${words}.${because}.preheader`),
    title: t(`${words}.title`, { name }),
    blocks: [
      { kind: 'text', tone: 'lead', said: [t(`${words}.${because}.lead`, { from, amount })] },
      { kind: 'text', said: [t(`${words}.${because}.ask`, { from })] },
    ],
    why: t('mailCards.card.why', { from }),
  }
}

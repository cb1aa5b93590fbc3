import { formatRound } from '#i18n/format.ts'
import { renderEmail } from '#server/emails/render/render-email.ts'
import { emailHeader, sendOnce } from '#server/emails/send/send-once.ts'
import type { Services } from '#server/services.ts'
import { getCard } from '../card-row.ts'

/** To who had got a card that its buyer has given back, or whose payment a bank has taken back. */
export async function sendCardEnded(services: Services, { card: uuid }: { card: string }) {
  const card = await getCard(services.db, uuid)
  if (card?.state !== 'cancelled' || !card.cancelledBecause) return
  const { cancelledBecause: because, name, from, email, language, value: amount, currency } = card
  await sendOnce(services, `gift-card-ended.${uuid}`, () =>
    renderEmail(
      'gift-card-ended',
      { name, from, amount: formatRound({ amount, currency }), because },
      { about: uuid, to: { name, email }, language, head: emailHeader(services, language) },
    ),
  )
}

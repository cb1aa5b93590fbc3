import { formatRound } from '#i18n/format.ts'
import type { Transaction } from '#server/db/client.ts'
import { renderEmail } from '#server/emails/render/render-email.ts'
import { emailHeader, sendOnce } from '#server/emails/send/send-once.ts'
import { getPurchase, type Purchase } from '#server/purchases/core/purchase-row.ts'
import type { Services } from '#server/services.ts'
import { sentCardsUrl } from '../card-links.ts'
import { type GiftCard, getCard } from '../card-row.ts'

export const tellReturned = (
  { queue }: Services,
  tx: Transaction,
  { uuid, revision }: GiftCard,
  { uuid: purchase }: Purchase,
) => queue.add(tx, 'send-card-returned', { card: uuid, revision }, { about: purchase })

/** To who bought a card whose address takes no e-mail. */
export async function sendCardReturned(services: Services, told: { card: string; revision: number }) {
  const card = await getCard(services.db, told.card)
  if (card?.state !== 'returned' || card.revision !== told.revision || !card.purchaseUuid) return
  const purchase = await getPurchase(services.db, card.purchaseUuid)
  const { buyer, language } = purchase ?? {}
  if (!purchase || !buyer || !language) return
  await sendOnce(services, `gift-card-returned.${card.uuid}.${card.revision}`, () => {
    const view = {
      name: card.name,
      email: card.email,
      amount: formatRound({ amount: card.value, currency: card.currency }),
      followUrl: sentCardsUrl(services, purchase),
    }
    return renderEmail('gift-card-returned', view, {
      about: `${card.uuid}.${card.revision}`,
      to: { name: `${buyer.name} ${buyer.surname}`, email: buyer.email },
      language,
      head: emailHeader(services, language),
    })
  })
}

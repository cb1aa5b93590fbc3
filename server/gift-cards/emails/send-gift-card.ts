import { eq } from 'drizzle-orm'
import { RecipientRefused } from '#domain/emails/mail-transport.ts'
import { cardPictures } from '#domain/gift-cards/card-themes.ts'
import { formatRound } from '#i18n/format.ts'
import { sectionPath } from '#i18n/paths.ts'
import { libraryPhoto } from '#server/catalogue/library-photo.ts'
import { coupons } from '#server/db/schema/coupons.ts'
import { renderEmail } from '#server/emails/render/render-email.ts'
import { emailHeader, sendOnce } from '#server/emails/send/send-once.ts'
import { isPlayMoney } from '#server/purchases/core/is-play-money.ts'
import { getPurchase, type Purchase } from '#server/purchases/core/purchase-row.ts'
import type { Services } from '#server/services.ts'
import { attachCard } from '../card-file.ts'
import { cardUrl } from '../card-links.ts'
import { type GiftCard, getCard, lockCard, moveCard } from '../card-row.ts'
import { tellReturned } from './tell-returned.ts'

type Told = { card: string; revision: number; wish?: string }

/** To its recipient, on its day. What was changed since this was queued has a job of its own. */
export async function sendGiftCard(services: Services, told: Told) {
  const { card: uuid, revision, wish } = told
  const { db, queue, clock } = services
  const card = await getCard(db, uuid)
  if (!card || card.revision !== revision || card.state === 'cancelled') return
  const purchase = card.purchaseUuid ? await getPurchase(db, card.purchaseUuid) : null
  if (!purchase || isPlayMoney(services, purchase)) return
  // A present whose payment is disputed waits, and is looked at again the next day.
  if (purchase.disputedAt) {
    const tomorrow = new Date(clock.now().getTime() + 24 * 60 * 60_000)
    return db.transaction((tx) => queue.add(tx, 'send-gift-card', told, { notBefore: tomorrow }))
  }
  try {
    await sendOnce(services, ['gift-card', uuid, revision, wish].filter((part) => part !== undefined).join('.'), () =>
      cardEmail(services, card, wish),
    )
  } catch (error) {
    if (error instanceof RecipientRefused) return markReturned(services, card, purchase)
    throw error
  }
  await markSent(services, card)
}

async function cardEmail(services: Services, card: GiftCard, wish = '') {
  const { db, config } = services
  const { language, theme, name, from, message, logo, code, value, currency } = card
  const [coupon] = await db.select({ endsOn: coupons.endsOn }).from(coupons).where(eq(coupons.code, code))
  const view = {
    theme,
    photo: libraryPhoto(cardPictures[theme], language),
    name,
    from,
    message,
    logo,
    code,
    amount: formatRound({ amount: value, currency }),
    validUntil: coupon?.endsOn ?? '',
    giftSpas: config.site.figures.giftSpas,
    chooseUrl: config.publicUrl + sectionPath('spas', language),
    balanceUrl: cardUrl(services, card, language),
  }
  return renderEmail('gift-card', view, {
    about: `${card.uuid}.${card.revision}${wish}`,
    to: { name, email: card.email },
    language,
    head: emailHeader(services, language),
    attachments: [await attachCard(services, card)],
  })
}

/** Unless it was changed, opened or given back while it was being sent. */
async function markSent({ db, clock }: Services, { uuid, revision }: GiftCard) {
  await db.transaction(async (tx) => {
    const card = await lockCard(tx, uuid)
    if (!card || card.revision !== revision || card.state === 'cancelled' || card.sentAt) return
    const isOpened = card.state === 'opened'
    await moveCard(tx, card, isOpened ? 'opened' : 'sent', { sentAt: clock.now() })
  })
}

/** The address will never take it: nobody tries again, and its buyer is told. */
async function markReturned(services: Services, { uuid, revision }: GiftCard, purchase: Purchase) {
  await services.db.transaction(async (tx) => {
    const card = await lockCard(tx, uuid)
    if (!card || card.revision !== revision || card.state !== 'scheduled') return
    await moveCard(tx, card, 'returned')
    await tellReturned(services, tx, card, purchase)
  })
}

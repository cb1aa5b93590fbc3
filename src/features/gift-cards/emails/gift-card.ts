import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { libraryPhoto } from '#features/catalogue/server/pictures/library-photo.ts'
import { cardCodeInGroups } from '#features/checkout/rules/coupons/card-code.ts'
import { nextDay } from '#features/checkout/server/email-parts/purchase-context.ts'
import { shortDay } from '#features/checkout/server/email-parts/voucher-card.ts'
import { getPurchase, isPlayMoney, type Purchase } from '#features/checkout/server/purchases/core/purchase-row.ts'
import { coupons } from '#features/checkout/server/schema/coupons.ts'
import { type CardTheme, cardPictures, logoUrl } from '#features/gift-cards/rules/card-themes.ts'
import { formatRound } from '#platform/i18n/format.ts'
import { sectionPath } from '#platform/pages/paths.ts'
import { pictureUrl } from '#platform/pictures/picture-url.ts'
import { defineEmail } from '#platform/server/emails/define-email.ts'
import { fillSlots, slot } from '#platform/server/emails/render/inline.ts'
import { textBlock } from '#platform/server/emails/render/text-blocks.ts'
import type { Services } from '#platform/server/services.ts'
import { attachCard } from '../server/card-file.ts'
import { cardUrl } from '../server/card-links.ts'
import { type GiftCard, getCard, lockCard, transitionCard } from '../server/card-row.ts'

const payload = z.object({
  card: z.uuid(),
  /** Of the card whose address or day may have been changed since: then it has a job of its own. */
  revision: z.int(),
  /** Its buyer asked for it once more. */
  requestId: z.uuid().optional(),
})

declare module '#platform/server/jobs/payloads.ts' {
  interface JobPayloads {
    'send-gift-card': z.infer<typeof payload>
  }
}

/** To its recipient, on its day. A present whose payment is disputed waits. */
export const giftCard = defineEmail({
  name: 'gift-card',
  payload,
  isAwaited: true,
  load: async (services, { card: uuid, revision, requestId }) => {
    const card = await getCard(services.db, uuid)
    if (!card || card.revision !== revision || card.state === 'cancelled') return []
    const purchase = card.purchaseUuid ? await getPurchase(services.db, card.purchaseUuid) : null
    if (!purchase || isPlayMoney(services, purchase)) return []
    if (purchase.disputedAt) return { lookAgainAt: nextDay(services) }
    const { name, email, language } = card
    return [
      {
        about: [uuid, revision, requestId].filter((part) => part !== undefined).join('.'),
        to: { name, email },
        language,
        view: await viewOf(services, card),
        attach: async () => [await attachCard(services, card)],
        afterSent: () => markSent(services, card),
        onRefused: () => markReturned(services, card, purchase),
      },
    ]
  },
  // The code stands in the e-mail alone, never in what a locked screen shows of it.
  content: (view, { t, language, head }) => {
    const { theme, name, from, message, logo, amount } = view
    const { brand, publicUrl } = head
    const words = 'mailCards.card'
    return {
      subject: t(`${words}.subject`, { from, brand }),
      preheader: t(`${words}.preheader`),
      title: t(`${words}.title`, { name, from }),
      blocks: [
        {
          kind: 'face',
          picture: { url: `${publicUrl}${pictureUrl(view.photo.file, 1280, 'jpg')}`, alt: view.photo.alt },
          colour: themeColours[theme],
          logo: logo === null ? null : { url: `${publicUrl}${logoUrl(logo)}`, alt: from },
          brand,
          title: t(`giftCards.themes.${theme}.title`),
          lines: [t(`${words}.for`, { name }), t(`${words}.by`, { from })],
          amount,
        },
        ...(message ? [{ kind: 'quote' as const, words: message, by: from }] : []),
        {
          kind: 'card',
          facts: [
            { label: t(`${words}.code`), value: cardCodeInGroups(view.code), isCode: true },
            { label: t('mailPurchases.validUntil'), value: shortDay(view.validUntil, language) },
          ],
        },
        { kind: 'button', words: t(`${words}.choose`), href: view.chooseUrl },
        { kind: 'heading', words: t(`${words}.howTo`) },
        textBlock(t(`${words}.use`, { giftSpas: view.giftSpas, field: t('purchases.coupon.label') })),
        textBlock(
          ...fillSlots(t(`${words}.parts`, { see: slot('see') }), {
            see: [{ words: t(`${words}.see`), href: view.balanceUrl }],
          }),
        ),
      ],
      why: t(`${words}.why`, { from }),
    }
  },
})

async function viewOf(services: Services, card: GiftCard) {
  const { db, config } = services
  const { language, theme, name, from, message, logo, code, value, currency } = card
  const [coupon] = await db.select({ endsOn: coupons.endsOn }).from(coupons).where(eq(coupons.code, code))
  return {
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
}

/** Unless it was changed, opened or given back while it was being sent. */
async function markSent({ db, clock }: Services, { uuid, revision }: GiftCard) {
  await db.transaction(async (tx) => {
    const card = await lockCard(tx, uuid)
    if (!card || card.revision !== revision || card.state === 'cancelled' || card.sentAt) return
    const isOpened = card.state === 'opened'
    await transitionCard(tx, card, isOpened ? 'opened' : 'sent', { sentAt: clock.now() })
  })
}

/** The address will never take it: nobody tries again, and its buyer is told. */
async function markReturned(services: Services, { uuid, revision }: GiftCard, purchase: Purchase) {
  await services.db.transaction(async (tx) => {
    const card = await lockCard(tx, uuid)
    if (!card || card.revision !== revision || card.state !== 'scheduled') return
    await transitionCard(tx, card, 'returned')
    await services.queue.add(tx, 'send-gift-card-returned', { card: uuid, revision }, { about: purchase.uuid })
  })
}

/** Dark enough for white words: those of the designs, where they are. */
export const themeColours: Record<CardTheme, string> = {
  water: '#0c4344',
  petals: '#9a4526',
  gift: '#123c2f',
  zen: '#4a4740',
  oils: '#3f5a45',
}

import { firstName } from '#features/checkout/server/email-parts/purchase-context.ts'
import type { GiftEmail } from '#features/checkout/server/purchases/core/goods-kind.ts'
import type { Purchase } from '#features/checkout/server/purchases/core/purchase-row.ts'
import { handOverHours } from '#features/getaways/server/hours/stay-hours.ts'
import { stayDays } from '#features/search/rules/stays/stay-days.ts'
import { pathOf } from '#platform/pages/paths.ts'
import { defineTemplate } from '#platform/server/emails/define-email.ts'
import type { EmailContent, EmailContext, EmailPhoto } from '#platform/server/emails/render/email-content.ts'
import { leadBlock, textBlock } from '#platform/server/emails/render/text-blocks.ts'
import { i18nFor } from '#platform/server/i18n.ts'
import type { Services } from '#platform/server/services.ts'
import { wallClock } from '#platform/time/dates.ts'
import { agreedStayOf } from '../server/purchase/read-getaway-goods.ts'
import { leadGuest, namedRooms, stayFacts } from '../server/purchase/stay-facts.ts'
import { attachStay } from '../server/purchase/stay-file.ts'
import { type BoughtStay, getStay } from '../server/purchase/stay-row.ts'
import { stayStepsView } from '../server/purchase/stay-steps.ts'
import { type StayCardView, stayCardBlocks, stayStepsBlock } from './stay-blocks.ts'

export const stayGift = defineTemplate('stay-gift', content)

/** Under which it is noted that who is given a stay has been told. */
export const stayGiftKey = (purchaseUuid: string) => `stay-gift.${purchaseUuid}`

/** To who is given the stay. What was cancelled meanwhile, or is over, is no present any more. */
export async function stayGiftEmails(services: Services, purchase: Purchase): Promise<GiftEmail[]> {
  const { uuid, language, gift } = purchase
  const stay = await getStay(services.db, uuid)
  if (!gift || stay?.state !== 'confirmed') return []
  const today = wallClock(services.clock.now(), agreedStayOf(purchase).hotel.timeZone).day
  if (stay.departure < today) {
    services.log.warn({ purchase: uuid }, 'over before it was given')
    return []
  }
  const view = await viewOf(services, purchase, stay, gift)
  const to = { name: gift.name, email: gift.email }
  const attach = () => attachStay(services, purchase, stay)
  const afterSent = () => handOverHours(services, purchase)
  return [stayGift.prepare(services, { about: uuid, to, language, view, attach, afterSent })]
}

type View = Awaited<ReturnType<typeof viewOf>>

async function viewOf(services: Services, purchase: Purchase, stay: BoughtStay, gift: NonNullable<Purchase['gift']>) {
  const { language, buyer } = purchase
  const facts = stayFacts(services.catalogue.current(), purchase, language, services.clock.now())
  const shown: StayCardView & { photo: EmailPhoto; hotel: string; isRefundable: boolean } = facts
  return {
    /** First names. */
    to: firstName(gift.name),
    from: buyer?.name ?? '',
    /** As it was typed. */
    message: gift.message || null,
    /** In whose name the stay is. */
    guest: leadGuest(purchase),
    /** Each of several, with its name and its people. */
    rooms: namedRooms(purchase, i18nFor(language).t),
    facts: shown,
    codes: { hotel: stay.hotelLocator, spa: stay.voucherCode },
    steps: await stayStepsView(services, purchase, stay, facts, { language, reader: 'guest' }),
    /** The page that explains how a getaway is redeemed, which is everybody's. */
    howToUrl: services.config.publicUrl + pathOf('redeemGetaway', language),
  }
}

/** To who is given a stay. It tells nothing of what was paid. */
function content(view: View, { t, language, head }: EmailContext): EmailContent {
  const { to, from, facts } = view
  const { name: getaway, hotel, services, trip } = facts
  const words = 'mailStays.gift'
  const values = { hotel, services, nights: trip.nights, day: stayDays.spoken(trip.from, language) }
  return {
    subject: t('mailPurchases.gift.subject', { name: from, service: getaway }),
    preheader: t(`${words}.preheader`, values),
    photo: { file: facts.photo.file, alt: facts.photo.alt },
    title: t('mailPurchases.gift.title', { to, from }),
    blocks: [
      leadBlock(t(`${words}.lead`, values)),
      ...(view.message?.trim() ? [{ kind: 'quote' as const, words: view.message.trim(), by: from }] : []),
      { kind: 'button', words: t(`${words}.howTo`), href: view.howToUrl },
      stayCardBlocks(facts, view.codes, language, { for: view.guest, rooms: view.rooms }),
      { kind: 'heading', words: t('mailStays.confirmation.steps') },
      stayStepsBlock(view.steps, t),
      { kind: 'heading', words: t('mailStays.confirmation.change') },
      textBlock(t(facts.isRefundable ? `${words}.ask` : `${words}.fixed`, { name: from })),
    ],
    why: t('mailPurchases.whyGiven', { name: from, brand: head.brand }),
  }
}

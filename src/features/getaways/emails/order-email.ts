import { orderSummary, summaryBlocks } from '#features/checkout/server/email-parts/amounts.ts'
import { buyerAddress, giftDelivery, keyedUrl } from '#features/checkout/server/email-parts/purchase-context.ts'
import type { GoodsKind } from '#features/checkout/server/purchases/core/goods-kind.ts'
import type { Purchase } from '#features/checkout/server/purchases/core/purchase-row.ts'
import { stayDays } from '#features/search/rules/stays/stay-days.ts'
import { dayFormats } from '#platform/i18n/format.ts'
import type { Language } from '#platform/i18n/languages.ts'
import type { Translate } from '#platform/i18n/translate.ts'
import { defineTemplate } from '#platform/server/emails/define-email.ts'
import type { EmailContent, EmailContext, EmailPhoto } from '#platform/server/emails/render/email-content.ts'
import { leadBlock, textBlock } from '#platform/server/emails/render/text-blocks.ts'
import { i18nFor } from '#platform/server/i18n.ts'
import type { Services } from '#platform/server/services.ts'
import { leadGuest, namedRooms, stayFacts } from '../server/purchase/stay-facts.ts'
import { attachStay } from '../server/purchase/stay-file.ts'
import { type BoughtStay, getStay } from '../server/purchase/stay-row.ts'
import { buyerAs, stayStepsView } from '../server/purchase/stay-steps.ts'
import { type StayCardView, stayCardBlocks, stayStepsBlock } from './stay-blocks.ts'

export const stayConfirmation = defineTemplate('stay-confirmation', content)

/** The confirmation of a stay: its names, what was agreed, and the two steps that are left. */
export const stayOrderEmail: GoodsKind['orderEmail'] = async (services, purchase) => {
  const { uuid, language, buyer } = purchase
  const stay = await getStay(services.db, uuid)
  if (!buyer || !stay) throw new Error('A confirmed getaway has no stay')
  const view = await viewOf(services, purchase, stay)
  const attach = () => attachStay(services, purchase, stay)
  return stayConfirmation.write(services, { about: uuid, to: buyerAddress(buyer), language, view, attach })
}

type View = Awaited<ReturnType<typeof viewOf>>

async function viewOf(services: Services, purchase: Purchase, stay: BoughtStay) {
  const { language, buyer, locator } = purchase
  const facts = stayFacts(services.catalogue.current(), purchase, language, services.clock.now())
  const shown: StayCardView & { photo: EmailPhoto; cancelTerms: string[]; hotel: string } = facts
  return {
    /** First name. */
    buyer: buyer?.name ?? '',
    gift: giftDelivery(services, purchase),
    /** In whose name the stay is. */
    guest: leadGuest(purchase),
    /** Each of several, with its name and its people. */
    rooms: namedRooms(purchase, i18nFor(language).t),
    facts: shown,
    codes: { hotel: stay.hotelLocator, spa: stay.voucherCode, order: locator },
    steps: await stayStepsView(services, purchase, stay, facts, { language, reader: buyerAs(purchase) }),
    ...(await orderSummary(services, purchase)),
    /** The page of the purchase, where it can be cancelled. */
    manageUrl: keyedUrl(services, purchase, 'confirmation'),
  }
}

function content(view: View, { t, language, head }: EmailContext): EmailContent {
  const { facts, codes, gift } = view
  const words = 'mailStays.confirmation'
  const day = stayDays.spoken(facts.trip.from, language)
  const values = { hotel: facts.hotel, getaway: facts.name, day, name: gift?.to ?? '' }
  return {
    subject: t(gift ? `${words}.subjectGift` : `${words}.subject`, values),
    preheader: t(`${words}.preheader`, { locator: codes.hotel, code: codes.spa }),
    photo: { file: facts.photo.file, alt: facts.photo.alt },
    title: t(`${words}.title`, { name: view.buyer }),
    blocks: [
      leadBlock(lead(view, values, language, t)),
      { kind: 'button', ...firstLink(view, t) },
      stayCardBlocks(facts, codes, language, { for: view.guest, rooms: view.rooms }),
      { kind: 'heading', words: t(gift ? `${words}.stepsGift` : `${words}.steps`, values) },
      stayStepsBlock(view.steps, t),
      ...summaryBlocks({ ...view, locator: codes.order }, t, language),
      { kind: 'heading', words: t(`${words}.change`) },
      ...facts.cancelTerms.map((sentence) => textBlock(sentence)),
      textBlock(t(`${words}.changeHow`), ' ', { words: t(`${words}.see`), href: view.manageUrl }),
    ],
    why: t('mailPurchases.whyBought', { brand: head.brand }),
  }
}

/** To the hours of the spa, once they can be chosen. Who gives a present may leave that to who stays. */
function firstLink({ steps: { online }, gift, manageUrl }: View, t: Translate) {
  const [first] = online?.left ?? []
  if (first && !online?.opensOn && !gift) return { words: t('purchases.stay.hours.button'), href: first.href }
  return { words: t('mailStays.confirmation.see'), href: manageUrl }
}

type Values = { hotel: string; day: string; name: string }

function lead({ gift }: View, values: Values, language: Language, t: Translate): string {
  const words = 'mailStays.confirmation'
  if (!gift) return t(`${words}.lead`, values)
  if (gift.delivery === 'none') return t(`${words}.leadGift`, values)
  if (gift.delivery === 'now') return t(`${words}.leadGiftSent`, values)
  return t(`${words}.leadGiftLater`, { ...values, sendDay: dayFormats.long(gift.delivery.on, language) })
}

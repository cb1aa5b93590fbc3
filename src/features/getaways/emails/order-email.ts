import type { Tax } from '#features/catalogue/rules/prices/tax.ts'
import { totalLabel } from '#features/checkout/server/email-parts/amounts.ts'
import { methodInWords, type PaidWith } from '#features/checkout/server/email-parts/paid-with.ts'
import {
  buyerAddress,
  type GiftDelivery,
  giftDelivery,
  keyedUrl,
  paidWithOf,
} from '#features/checkout/server/email-parts/purchase-context.ts'
import type { GoodsKind } from '#features/checkout/server/purchases/core/goods-kind.ts'
import { describeSummary } from '#features/checkout/server/purchases/steps/describe-summary.ts'
import { stayDays } from '#features/search/rules/stays/stay-days.ts'
import { dayFormats } from '#platform/i18n/format.ts'
import type { Language } from '#platform/i18n/languages.ts'
import type { Translate } from '#platform/i18n/translate.ts'
import { defineTemplate } from '#platform/server/emails/define-email.ts'
import type { EmailContent, EmailContext, EmailFact } from '#platform/server/emails/render/email-content.ts'
import { leadBlock, noteBlock, textBlock } from '#platform/server/emails/render/text-blocks.ts'
import { i18nFor } from '#platform/server/i18n.ts'
import { type Day, madridDay } from '#platform/time/dates.ts'
import { leadGuest, namedRooms } from '../server/purchase/guests-of.ts'
import { stayFacts } from '../server/purchase/stay-facts.ts'
import { attachStay } from '../server/purchase/stay-file.ts'
import { getStay } from '../server/purchase/stay-row.ts'
import { buyerAs, stayStepsView } from '../server/purchase/stay-steps.ts'
import { type StayCardView, stayCardBlocks } from './blocks/stay-card.ts'
import { type StayStepsView, stayStepsBlock } from './blocks/stay-steps.ts'

export const stayConfirmation = defineTemplate('stay-confirmation', content)

/** The confirmation of a stay: its names, what was agreed, and the two steps that are left. */
export const stayOrderEmail: GoodsKind['orderEmail'] = async (services, purchase) => {
  const { uuid, language, buyer, locator } = purchase
  const stay = await getStay(services.db, uuid)
  if (!buyer || !stay) throw new Error('A confirmed getaway has no stay')
  const snapshot = services.catalogue.current()
  const facts = stayFacts(snapshot, purchase, language, services.clock.now())
  const { lines, total } = describeSummary(
    services,
    { snapshot, language, day: madridDay(services.clock.now()) },
    purchase,
  )
  const view = {
    buyer: buyer.name,
    gift: giftDelivery(services, purchase),
    guest: leadGuest(purchase),
    rooms: namedRooms(purchase, i18nFor(language).t),
    facts,
    codes: { hotel: stay.hotelLocator, spa: stay.voucherCode, order: locator },
    steps: await stayStepsView(services, purchase, stay, facts, { language, reader: buyerAs(purchase) }),
    lines,
    total,
    tax: purchase.quote.tax,
    paidOn: madridDay(purchase.paidAt ?? services.clock.now()),
    paidWith: await paidWithOf(services, purchase),
    manageUrl: keyedUrl(services, purchase, 'confirmation'),
  }
  const attach = () => attachStay(services, purchase, stay)
  return stayConfirmation.write(services, { about: uuid, to: buyerAddress(buyer), language, view, attach })
}

type StayConfirmationView = {
  /** First name. */
  buyer: string
  gift: GiftDelivery | null
  /** In whose name the stay is. */
  guest: string
  /** Each of several, with its name and its people. */
  rooms: EmailFact[]
  facts: StayCardView & { photo: { file: string; alt: string }; cancelTerms: string[]; hotel: string }
  codes: { hotel: string; spa: string; order: string }
  steps: StayStepsView
  lines: { label: string; amount: string; isOff: boolean }[]
  total: string
  tax: Tax | null
  paidOn: Day
  paidWith: PaidWith
  /** The page of the purchase, where it can be cancelled. */
  manageUrl: string
}

function content(view: StayConfirmationView, { t, language, head }: EmailContext): EmailContent {
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
      { kind: 'heading', words: t('mailPurchases.summary') },
      {
        kind: 'amounts',
        lines: view.lines,
        total: { label: totalLabel(view.tax, t), amount: view.total },
      },
      noteBlock(paidNote(view, language, t)),
      { kind: 'heading', words: t(`${words}.change`) },
      ...facts.cancelTerms.map((sentence) => textBlock(sentence)),
      textBlock(t(`${words}.changeHow`), ' ', { words: t(`${words}.see`), href: view.manageUrl }),
    ],
    why: t('mailPurchases.whyBought', { brand: head.brand }),
  }
}

/** To the hours of the spa, once they can be chosen. Who gives a present may leave that to who stays. */
function firstLink({ steps: { online }, gift, manageUrl }: StayConfirmationView, t: Translate) {
  const [first] = online?.left ?? []
  if (first && !online?.opensOn && !gift) return { words: t('purchases.stay.hours.button'), href: first.href }
  return { words: t('mailStays.confirmation.see'), href: manageUrl }
}

type Values = { hotel: string; day: string; name: string }

function lead({ gift }: StayConfirmationView, values: Values, language: Language, t: Translate): string {
  const words = 'mailStays.confirmation'
  if (!gift) return t(`${words}.lead`, values)
  if (gift.delivery === 'none') return t(`${words}.leadGift`, values)
  if (gift.delivery === 'now') return t(`${words}.leadGiftSent`, values)
  return t(`${words}.leadGiftLater`, { ...values, sendDay: dayFormats.long(gift.delivery.on, language) })
}

const paidNote = ({ paidOn, paidWith, codes }: StayConfirmationView, language: Language, t: Translate) =>
  t('mailPurchases.paid', {
    day: dayFormats.long(paidOn, language),
    method: methodInWords(paidWith, t),
    locator: codes.order,
  })

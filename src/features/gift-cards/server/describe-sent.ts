import { shortDay } from '#features/checkout/server/email-parts/voucher-card.ts'
import { invoiceLinks } from '#features/checkout/server/invoices/invoice-file.ts'
import { purchaseFileHref } from '#features/checkout/server/purchases/core/purchase-href.ts'
import type { PurchasePage } from '#features/checkout/server/purchases/steps/purchase-page.ts'
import { deliveryDays } from '#features/gift-cards/rules/card-draft.ts'
import { cardCanBecome, isCorrectable } from '#features/gift-cards/rules/gift-card.ts'
import { recordOf } from '#platform/forms/field-lengths.ts'
import { formatMoney, timeInWords } from '#platform/i18n/format.ts'
import type { Language } from '#platform/i18n/languages.ts'
import type { Translate } from '#platform/i18n/translate.ts'
import { i18nFor } from '#platform/server/i18n.ts'
import { madridDay, wallClock } from '#platform/time/dates.ts'
import { refundableAmounts, refundableUntil, whyNotRefundable } from './actions/refund-cards.ts'
import { cardFileAt } from './card-file.ts'
import { cardsOf, type GiftCard } from './card-row.ts'

export type SentCardsView = NonNullable<Awaited<ReturnType<typeof describeSentCards>>>
export type SentCardView = SentCardsView['cards'][number]

/** What was sent, opened and spent, and what its buyer may still do. Null where there are no cards. */
export async function describeSentCards({ services, reader, purchase }: PurchasePage) {
  const cards = await cardsOf(services.db, purchase.uuid)
  if (cards.length === 0 || !purchase.paidAt) return null
  const { language } = reader
  const { t } = i18nFor(language)
  const now = services.clock.now()
  const left = await refundableAmounts(services.db, cards)
  const why = whyNotRefundable(purchase, now)
  const money = (amount: number) => formatMoney({ amount, currency: purchase.bill.currency })
  const total = [...left.values()].reduce((sum, amount) => sum + amount, 0)
  const day = shortDay(refundableUntil(purchase.paidAt), language)
  const words = 'boughtCards.sent'
  const button = (amount: number) => t(`${words}.refundButton`, { amount: money(amount) })
  return {
    lead: t(`${words}.lead`, { count: cards.length, locator: purchase.locator }),
    note: t(why === 'disputed' ? `${words}.disputed` : why === 'late' ? `${words}.over` : `${words}.term`, { day }),
    all:
      why === null && total > 0 && left.size > 1
        ? { seen: total, text: t(`${words}.allText`, { amount: money(total) }), button: button(total) }
        : null,
    files: await invoiceLinks(services, purchase),
    days: deliveryDays(madridDay(now)),
    cards: cards.map((card) => {
      const amount = left.get(card.uuid) ?? 0
      const spent = card.state === 'cancelled' ? card.value - card.refundedAmount : card.value - amount
      return {
        uuid: card.uuid,
        name: card.name,
        email: card.email,
        delivery: deliveryInWords(card, language),
        state: stateOf(card, amount, now),
        badge: badgeOf(card, amount, now, t),
        amount: money(card.value),
        spent: spent > 0 ? t(`${words}.spent`, { spent: money(spent) }) : null,
        refunded: card.refundedAmount > 0 ? t(`${words}.refunded`, { amount: money(card.refundedAmount) }) : null,
        isReturned: card.state === 'returned',
        canCorrect: !purchase.disputedAt && isCorrectable(card.state),
        canResend: !purchase.disputedAt && (card.state === 'sent' || card.state === 'opened'),
        fileHref:
          card.state === 'cancelled' || purchase.disputedAt
            ? null
            : purchaseFileHref(purchase, cardFileAt(card.position)),
        refund:
          why === null && amount > 0 && cardCanBecome(card.state, 'cancelled')
            ? { seen: amount, button: button(amount), text: t(`${words}.refundText`, { amount: money(amount) }) }
            : null,
      }
    }),
    texts: textsOf(t),
  }
}

/** Shown by colour and icon: a card that waits for its day is another thing than one whose e-mail is just leaving. */
function stateOf({ state, deliverAt }: GiftCard, left: number, now: Date) {
  if (state === 'opened' && left <= 0) return 'spent' as const
  return state === 'scheduled' && deliverAt <= now ? ('onItsWay' as const) : state
}

const badgeOf = (card: GiftCard, left: number, now: Date, t: Translate) =>
  t(`boughtCards.states.${stateOf(card, left, now)}`)

/** The words of the page: said by the server alone, so that no other page of a purchase carries them. */
const textsOf = (t: Translate) => {
  const words = 'boughtCards.sent'
  return {
    title: t(`${words}.title`),
    columns: recordOf(columns, (column) => t(`${words}.columns.${column}`)),
    ...recordOf(texts, (text) => t(`${words}.${text}`)),
  }
}

const columns = ['for', 'delivery', 'state', 'amount', 'actions'] as const
const texts = [
  ...(['correct', 'correctReturned', 'correctNote', 'name', 'email', 'when', 'now', 'later', 'day', 'save'] as const),
  ...(['resend', 'file', 'refund', 'all'] as const),
]

/** What became of a form, in a sentence. */
export const sentAnswer = (
  answer: 'corrected' | 'resent' | 'refunded' | 'changed' | 'closed' | 'often',
  language: Language,
) => i18nFor(language).t(`boughtCards.sent.answers.${answer}`)

/** '25 Dic 2026, 9:00', by the clock of who gets it. */
export function deliveryInWords({ deliverAt, timeZone, issuedAt }: GiftCard, language: Language): string {
  const { t } = i18nFor(language)
  if (deliverAt <= issuedAt) return t('boughtCards.delivery.now')
  const { day, time } = wallClock(deliverAt, timeZone)
  return t('boughtCards.delivery.at', { day: shortDay(day, language), time: timeInWords(time, language) })
}

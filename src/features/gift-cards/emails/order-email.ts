import { refundTerm } from '#features/checkout/rules/refund-term.ts'
import { methodInWords, type PaidWith } from '#features/checkout/server/email-parts/paid-with.ts'
import { buyerAddress, paidWithOf } from '#features/checkout/server/email-parts/purchase-context.ts'
import { invoiceOf } from '#features/checkout/server/invoices/invoice-row.ts'
import type { GoodsKind } from '#features/checkout/server/purchases/core/goods-kind.ts'
import { describeSummary } from '#features/checkout/server/purchases/steps/describe-summary.ts'
import { sentCardsUrl } from '#features/gift-cards/server/card-links.ts'
import { cardsOf, type GiftCard } from '#features/gift-cards/server/card-row.ts'
import { dayFormats, formatMoney, timeInWords } from '#platform/i18n/format.ts'
import type { Language } from '#platform/i18n/languages.ts'
import type { Translate } from '#platform/i18n/translate.ts'
import { defineTemplate } from '#platform/server/emails/define-email.ts'
import type { EmailBlock, EmailContent, EmailContext } from '#platform/server/emails/render/email-content.ts'
import { i18nFor } from '#platform/server/i18n.ts'
import type { Day } from '#platform/time/dates.ts'
import { madridDay, wallClock } from '#platform/time/dates.ts'

export const giftCardReceipt = defineTemplate('gift-card-receipt', content)

/** The receipt: what goes to whom and when, what it cost, and where it is followed. */
export const cardsOrderEmail: GoodsKind['orderEmail'] = async (services, purchase) => {
  const { uuid, language, buyer, locator } = purchase
  const cards = await cardsOf(services.db, uuid)
  if (!buyer || cards.length === 0) throw new Error('A confirmed purchase of gift cards has none')
  const now = services.clock.now()
  const reader = { snapshot: services.catalogue.current(), language, day: madridDay(now) }
  const { lines, total } = describeSummary(services, reader, purchase)
  const paidOn = madridDay(purchase.paidAt ?? now)
  const view = {
    buyer: buyer.name,
    cards: cards.map(receiptOf),
    lines,
    total,
    paidOn,
    paidWith: await paidWithOf(services, purchase),
    locator,
    refundable: refundTerm(paidOn, language, i18nFor(language).t).during,
    followUrl: sentCardsUrl(services, purchase),
    invoice: (await invoiceOf(services.db, uuid))?.number ?? null,
  }
  return giftCardReceipt.write(services, { about: uuid, to: buyerAddress(buyer), language, view })
}

const receiptOf = ({ name, email, value, currency, deliverAt, issuedAt, timeZone }: GiftCard) => ({
  name,
  email,
  amount: formatMoney({ amount: value, currency }),
  at: deliverAt > issuedAt ? wallClock(deliverAt, timeZone) : null,
})

type GiftCardReceiptView = {
  /** First name. */
  buyer: string
  cards: readonly ReceiptCard[]
  lines: readonly { label: string; amount: string; isOff: boolean }[]
  total: string
  paidOn: Day
  paidWith: PaidWith
  locator: string
  /** 'durante 14 días' or 'hasta el 20 de enero'. */
  refundable: string
  followUrl: string
  /** The number of the invoice that goes with it. */
  invoice: string | null
}

/** `at`: when it is sent, by its recipient's clock; null if that is now. */
type ReceiptCard = { name: string; email: string; amount: string; at: { day: Day; time: string } | null }

/** A company's list is read on its page, not in an e-mail. */
const mostShown = 12

/** To who bought: what goes to whom and when, and what it cost. No code: those are their recipients'. */
function content(view: GiftCardReceiptView, { t, language, head }: EmailContext): EmailContent {
  const words = 'mailCards.receipt'
  const { cards, locator, total } = view
  const [first] = cards
  const count = cards.length
  const name = first?.name ?? ''
  return {
    subject: count === 1 ? t(`${words}.subjectOne`, { name }) : t(`${words}.subjectMany`, { count }),
    preheader: t(`${words}.preheader`, { locator, total }),
    title: t(`${words}.title`, { name: view.buyer }),
    blocks: [
      {
        kind: 'text',
        tone: 'lead',
        said: [
          count === 1
            ? t(`${words}.leadOne`, { name, delivery: first ? sentence(first, t, language) : '' })
            : t(`${words}.leadMany`, { count }),
        ],
      },
      { kind: 'button', words: t(`${words}.follow`), href: view.followUrl },
      ...cards.slice(0, mostShown).map((card) => cardBlock(card, t, language)),
      ...(count > mostShown
        ? [{ kind: 'text' as const, said: [t(`${words}.more`, { count: count - mostShown })] }]
        : []),
      { kind: 'heading', words: t(`${words}.bill`) },
      { kind: 'amounts', lines: [...view.lines], total: { label: t(`${words}.total`), amount: total } },
      {
        kind: 'text',
        tone: 'note',
        said: [
          t(`${words}.paid`, {
            day: dayFormats.long(view.paidOn, language),
            method: methodInWords(view.paidWith, t),
            locator,
          }),
        ],
      },
      ...(view.invoice ? [{ kind: 'text' as const, said: [t(`${words}.invoice`, { number: view.invoice })] }] : []),
      { kind: 'heading', words: t(`${words}.change`) },
      { kind: 'text', said: [t(`${words}.changeText`, { until: view.refundable })] },
    ],
    why: t('mail.foot.whyBought', { brand: head.brand }),
  }
}

function sentence({ at, email }: ReceiptCard, t: Translate, language: Language): string {
  if (!at) return t('mailCards.receipt.now', { email })
  return t('mailCards.receipt.later', {
    day: dayFormats.long(at.day, language),
    time: timeInWords(at.time, language),
    email,
  })
}

function cardBlock({ name, email, amount, at }: ReceiptCard, t: Translate, language: Language): EmailBlock {
  const words = 'mailCards.receipt'
  return {
    kind: 'card',
    title: name,
    lines: [email],
    facts: [
      { label: t(`${words}.amount`), value: amount },
      {
        label: t(`${words}.delivery`),
        value: at
          ? `${dayFormats.short(at.day, language)} ${at.day.slice(0, 4)}, ${timeInWords(at.time, language)}`
          : t(`${words}.atOnce`),
      },
    ],
  }
}

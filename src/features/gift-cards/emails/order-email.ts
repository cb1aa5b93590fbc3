import { refundTerm } from '#features/checkout/rules/refund-term.ts'
import { methodInWords } from '#features/checkout/server/email-parts/paid-with.ts'
import { buyerAddress, paidWithOf } from '#features/checkout/server/email-parts/purchase-context.ts'
import { shortDay } from '#features/checkout/server/email-parts/voucher-card.ts'
import { invoiceOf } from '#features/checkout/server/invoices/invoice-file.ts'
import type { GoodsKind } from '#features/checkout/server/purchases/core/goods-kind.ts'
import type { Purchase } from '#features/checkout/server/purchases/core/purchase-row.ts'
import { describeSummary } from '#features/checkout/server/purchases/steps/describe-summary.ts'
import { sentCardsUrl } from '#features/gift-cards/server/card-links.ts'
import { cardsOf, type GiftCard } from '#features/gift-cards/server/card-row.ts'
import { dayFormats, formatMoney, timeInWords } from '#platform/i18n/format.ts'
import type { Language } from '#platform/i18n/languages.ts'
import type { Translate } from '#platform/i18n/translate.ts'
import { defineTemplate } from '#platform/server/emails/define-email.ts'
import type { EmailBlock, EmailContent, EmailContext } from '#platform/server/emails/render/email-content.ts'
import { leadBlock, noteBlock, textBlock } from '#platform/server/emails/render/text-blocks.ts'
import { i18nFor } from '#platform/server/i18n.ts'
import type { Services } from '#platform/server/services.ts'
import { madridDay, wallClock } from '#platform/time/dates.ts'

export const giftCardReceipt = defineTemplate('gift-card-receipt', content)

/** The receipt: what goes to whom and when, what it cost, and where it is followed. */
export const cardsOrderEmail: GoodsKind['orderEmail'] = async (services, purchase) => {
  const { uuid, language, buyer } = purchase
  const cards = await cardsOf(services.db, uuid)
  if (!buyer || cards.length === 0) throw new Error('A confirmed purchase of gift cards has none')
  const view = await viewOf(services, purchase, cards)
  return giftCardReceipt.write(services, { about: uuid, to: buyerAddress(buyer), language, view })
}

type View = Awaited<ReturnType<typeof viewOf>>

async function viewOf(services: Services, purchase: Purchase, cards: GiftCard[]) {
  const { uuid, language, buyer, locator } = purchase
  const now = services.clock.now()
  const reader = { snapshot: services.catalogue.current(), language, day: madridDay(now) }
  const { lines, total } = describeSummary(services, reader, purchase)
  const paidOn = madridDay(purchase.paidAt ?? now)
  return {
    buyer: buyer?.name ?? '',
    cards: cards.map(receiptOf),
    lines,
    total,
    paidOn,
    paidWith: await paidWithOf(services, purchase),
    locator,
    /** 'durante 14 días' or 'hasta el 20 de enero'. */
    refundable: refundTerm(paidOn, language, i18nFor(language).t).during,
    followUrl: sentCardsUrl(services, purchase),
    /** The number of the invoice that goes with it. */
    invoice: (await invoiceOf(services.db, uuid))?.number ?? null,
  }
}

type ReceiptCard = ReturnType<typeof receiptOf>

const receiptOf = ({ name, email, value, currency, deliverAt, issuedAt, timeZone }: GiftCard) => ({
  name,
  email,
  amount: formatMoney({ amount: value, currency }),
  /** When it is sent, by its recipient's clock; null if that is now. */
  at: deliverAt > issuedAt ? wallClock(deliverAt, timeZone) : null,
})

/** A company's list is read on its page, not in an e-mail. */
const mostShown = 12

/** To who bought: what goes to whom and when, and what it cost. No code: those are their recipients'. */
function content(view: View, { t, language, head }: EmailContext): EmailContent {
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
      leadBlock(
        count === 1
          ? t(`${words}.leadOne`, { name, delivery: first ? sentence(first, t, language) : '' })
          : t(`${words}.leadMany`, { count }),
      ),
      { kind: 'button', words: t(`${words}.follow`), href: view.followUrl },
      ...cards.slice(0, mostShown).map((card) => cardBlock(card, t, language)),
      ...(count > mostShown ? [textBlock(t(`${words}.more`, { count: count - mostShown }))] : []),
      { kind: 'heading', words: t(`${words}.bill`) },
      { kind: 'amounts', lines: view.lines, total: { label: t(`${words}.total`), amount: total } },
      noteBlock(
        t(`${words}.paid`, {
          day: dayFormats.long(view.paidOn, language),
          method: methodInWords(view.paidWith, t),
          locator,
        }),
      ),
      ...(view.invoice ? [textBlock(t(`${words}.invoice`, { number: view.invoice }))] : []),
      { kind: 'heading', words: t(`${words}.change`) },
      textBlock(t(`${words}.changeText`, { until: view.refundable })),
    ],
    why: t('mailPurchases.whyBought', { brand: head.brand }),
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
        value: at ? `${shortDay(at.day, language)}, ${timeInWords(at.time, language)}` : t(`${words}.atOnce`),
      },
    ],
  }
}

import type { Day } from '#domain/dates.ts'
import type { Language } from '#domain/site/languages.ts'
import { dayFormats, timeInWords } from '#i18n/format.ts'
import type { Translate } from '#i18n/translate.ts'
import type { EmailBlock, EmailContent, EmailHeader } from '#server/emails/render/email-content.ts'
import { methodInWords, type PaidWith } from '#server/emails/render/paid-with.ts'
import { i18nFor } from '#server/i18n.ts'

export type GiftCardReceiptView = {
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
export type ReceiptCard = { name: string; email: string; amount: string; at: { day: Day; time: string } | null }

/** A company's list is read on its page, not in an e-mail. */
const mostShown = 12

/** To who bought: what goes to whom and when, and what it cost. No code: those are their recipients'. */
export function giftCardReceipt(view: GiftCardReceiptView, language: Language, head: EmailHeader): EmailContent {
  const { t } = i18nFor(language)
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

import type { Money } from '#domain/money.ts'
import type { Language } from '#domain/site/languages.ts'
import { formatMoney } from '#i18n/format.ts'
import type { Translate } from '#i18n/translate.ts'
import type { EmailBlock, EmailContent, EmailHeader } from '#server/emails/render/email-content.ts'
import { goesTo, type Refund, refundBlocks } from '#server/emails/render/refund-blocks.ts'
import { type StayCardView, stayCard } from '#server/emails/render/stay-card.ts'
import { i18nFor } from '#server/i18n.ts'

export type StayCancelledView = {
  /** First name of who reads it. */
  name: string
  facts: StayCardView
  codes: { hotel: string; spa: string; order?: string }
} & (
  | { reader: 'payer'; money: { refund: Refund | null; cost: Money } }
  /** Only who paid sees the money. A dispute of the bank may have ended a present without a word of who gave it. */
  | { reader: 'guest'; endedBy: 'giver' | 'dispute' }
)

export function stayCancelled(view: StayCancelledView, language: Language, head: EmailHeader): EmailContent {
  const { t } = i18nFor(language)
  const { name, facts, codes } = view
  const money = view.reader === 'payer' ? view.money : null
  const words = 'mailStays.cancelled'
  return {
    subject: t(`${words}.subject`, { getaway: facts.name }),
    preheader: t(`${words}.preheader`, { locator: codes.hotel }),
    title: t(`${words}.title`),
    blocks: [
      { kind: 'text', tone: 'lead', said: [t(`${words}.${leadOf(view)}`, { name })] },
      stayCard(facts, codes, language),
      ...(money ? moneyBlocks(money, t, language) : []),
    ],
    why: t(money ? 'mail.foot.whyBought' : 'mail.foot.whyHeld', { brand: head.brand }),
  }
}

function leadOf(view: StayCancelledView) {
  if (view.reader === 'payer') return 'lead'
  return view.endedBy === 'giver' ? 'leadGuest' : 'leadDisputed'
}

type PayerView = Extract<StayCancelledView, { reader: 'payer' }>

function moneyBlocks({ refund, cost }: PayerView['money'], t: Translate, language: Language) {
  const words = 'mailStays.cancelled'
  const places = (['payment', 'balance'] as const).filter((where) => refund && goesTo(refund, where))
  const blocks: EmailBlock[] = [
    ...(refund ? refundBlocks(refund, t(`${words}.total`), language) : []),
    {
      kind: 'text',
      said: [cost.amount === 0 ? t(`${words}.free`) : t(`${words}.cost`, { cost: formatMoney(cost) })],
    },
    ...places.map((where) => ({ kind: 'text' as const, said: [t(`mailVouchers.cancelled.${where}`)] })),
  ]
  return blocks
}

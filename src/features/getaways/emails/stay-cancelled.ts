import { buyerAddress, cancelledRefund } from '#features/checkout/server/email-parts/purchase-context.ts'
import { arrivalBlocks, type EmailedRefund, refundBlocks } from '#features/checkout/server/email-parts/refund-blocks.ts'
import type { GiftEmail } from '#features/checkout/server/purchases/core/goods-kind.ts'
import { getPurchase, type Purchase } from '#features/checkout/server/purchases/core/purchase-row.ts'
import { formatMoney } from '#platform/i18n/format.ts'
import type { Language } from '#platform/i18n/languages.ts'
import type { Translate } from '#platform/i18n/translate.ts'
import { euros, type Money } from '#platform/rules/money.ts'
import { defineEmail, type EmailCopy } from '#platform/server/emails/define-email.ts'
import type { EmailBlock, EmailContent, EmailContext } from '#platform/server/emails/render/email-content.ts'
import { leadBlock, textBlock } from '#platform/server/emails/render/text-blocks.ts'
import { hasBeenSent } from '#platform/server/emails/send-once.ts'
import type { Services } from '#platform/server/services.ts'
import { cancelledStay } from '../server/purchase/cancelling/cancel-stay.ts'
import { stayFacts } from '../server/purchase/stay-facts.ts'
import { getStay } from '../server/purchase/stay-row.ts'
import { stayGiftKey } from './gift-emails.ts'
import { ofPurchase, type StayCardView, stayCardBlocks } from './stay-blocks.ts'

/** To its buyer, with what comes back; and to who was given the stay, that it is off. */
export const stayCancelled = defineEmail({
  name: 'stay-cancelled',
  payload: ofPurchase,
  content,
  load: async (services, { purchase: uuid }) => {
    const purchase = await getPurchase(services.db, uuid)
    const stay = purchase && (await getStay(services.db, uuid))
    if (!purchase?.buyer || !stay || stay.state === 'confirmed') return []
    const { language, buyer, locator } = purchase
    const facts = stayFacts(services.catalogue.current(), purchase, language, services.clock.now())
    const codes = { hotel: stay.hotelLocator, spa: stay.voucherCode, order: locator }
    const { refundUuid, cancelledAt: at } = stay
    const refund = await cancelledRefund(services, purchase, { refundUuid, reason: cancelledStay, at })
    const money = { refund, cost: euros(stay.penalty ?? 0) }
    const view = { name: buyer.name, facts, codes, reader: 'payer' as const, money }
    const forBuyer = { about: uuid, to: buyerAddress(buyer), language, view }
    return [forBuyer, ...(await guestCopies(services, purchase, 'giver'))]
  },
})

/** To who was given a stay that a dispute has ended. */
export const endedStayGiftEmails = async (services: Services, purchase: Purchase): Promise<GiftEmail[]> =>
  (await guestCopies(services, purchase, 'dispute')).map((copy) => stayCancelled.prepare(services, copy))

/** A guest whose present has not been delivered yet learns nothing of its end. */
async function guestCopies(
  services: Services,
  purchase: Purchase,
  endedBy: 'giver' | 'dispute',
): Promise<EmailCopy<StayCancelledView>[]> {
  const { uuid, language, gift } = purchase
  const stay = await getStay(services.db, uuid)
  if (!gift?.email || !stay || stay.state === 'confirmed') return []
  if (!(await hasBeenSent(services.db, stayGiftKey(uuid)))) return []
  const { name, email } = gift
  const facts = stayFacts(services.catalogue.current(), purchase, language, services.clock.now())
  const codes = { hotel: stay.hotelLocator, spa: stay.voucherCode }
  return [
    { about: `guest.${uuid}`, to: { name, email }, language, view: { name, facts, codes, reader: 'guest', endedBy } },
  ]
}

type StayCancelledView = {
  /** First name of who reads it. */
  name: string
  facts: StayCardView
  codes: { hotel: string; spa: string; order?: string }
} & (
  | { reader: 'payer'; money: { refund: EmailedRefund | null; cost: Money } }
  /** Only who paid sees the money. A dispute of the bank may have ended a present without a word of who gave it. */
  | { reader: 'guest'; endedBy: 'giver' | 'dispute' }
)

function content(view: StayCancelledView, { t, language, head }: EmailContext): EmailContent {
  const { name, facts, codes } = view
  const money = view.reader === 'payer' ? view.money : null
  const words = 'mailStays.cancelled'
  return {
    subject: t(`${words}.subject`, { getaway: facts.name }),
    preheader: t(`${words}.preheader`, { locator: codes.hotel }),
    title: t(`${words}.title`),
    blocks: [
      leadBlock(t(`${words}.${leadOf(view)}`, { name })),
      stayCardBlocks(facts, codes, language),
      ...(money ? moneyBlocks(money, t, language) : []),
    ],
    why: t(money ? 'mailPurchases.whyBought' : 'mailPurchases.whyHeld', { brand: head.brand }),
  }
}

function leadOf(view: StayCancelledView) {
  if (view.reader === 'payer') return 'lead'
  return view.endedBy === 'giver' ? 'leadGuest' : 'leadDisputed'
}

type PayerView = Extract<StayCancelledView, { reader: 'payer' }>

function moneyBlocks({ refund, cost }: PayerView['money'], t: Translate, language: Language): EmailBlock[] {
  const words = 'mailStays.cancelled'
  return [
    ...(refund ? refundBlocks(refund, t(`${words}.total`), language) : []),
    textBlock(cost.amount === 0 ? t(`${words}.free`) : t(`${words}.cost`, { cost: formatMoney(cost) })),
    ...(refund ? arrivalBlocks(refund, t) : []),
  ]
}

import type { CopyKey } from '#features/checkout/rules/copy-key.ts'
import type { PurchaseFailure } from '#features/checkout/rules/purchases/fulfilment.ts'
import { methodInWords, type PaidWith } from '#features/checkout/server/email-parts/paid-with.ts'
import type { FailureCopy } from '#features/checkout/server/purchases/core/goods-kind.ts'
import { formatMoney } from '#platform/i18n/format.ts'
import type { Translate } from '#platform/i18n/translate.ts'
import type { Money } from '#platform/rules/money.ts'
import type { EmailBlock, EmailContent, EmailContext } from '#platform/server/emails/render/email-content.ts'
import { leadBlock, noteBlock, textBlock } from '#platform/server/emails/render/text-blocks.ts'

export type PurchaseFailedView = {
  buyer: string
  locator: string
  copyKey: CopyKey
  failure?: FailureCopy
  what: AboutGoods | AboutMoney
}

/**
 * A reference that nobody paid, a payment that its provider denied after days, a purchase that a coupon paid and that could
 * not be made, one whose money was only authorised, or money that came after the purchase had ended and went back.
 */
type AboutGoods =
  | { kind: 'reference-expired'; goods: LateGoods }
  | { kind: 'denied'; goods: LateGoods; paidWith: PaidWith }
  | { kind: 'not-charged'; goods: LateGoods }
  | ({ kind: 'released' | 'refunded'; goods: LateGoods; balance?: BalanceBack | null } & WentBack)

/**
 * Money that went back while the purchase goes on, or that was for other goods than it has now: none are named. And
 * money for what had been paid already.
 */
type AboutMoney = ({ kind: 'earlier-refunded'; goesOn: boolean } | { kind: 'paid-twice' }) & WentBack

/**
 * `againUrl`: where the same can be bought again. `whyUrl`: the page of a purchase that failed, and `reason` why; null
 * if its money came after it had expired.
 */
export type LateGoods = {
  service: string
  againUrl: string
  whyUrl: string | null
  reason: PurchaseFailure | null
}
type WentBack = { amount: Money; paidWith: PaidWith }
/** The part that a balance had paid, beside the money. */
type BalanceBack = { amount: Money; kind: 'gift-card' | 'wallet' }

export function purchaseFailedContent(view: PurchaseFailedView, { t, head }: EmailContext): EmailContent {
  const { what } = view
  const { blocks, ...content } =
    what.kind === 'earlier-refunded' || what.kind === 'paid-twice'
      ? sayOfMoney(view, what, t)
      : sayOfGoods(view, what, t)
  const order: EmailBlock = noteBlock(t('mailPurchases.late.order', { locator: view.locator }))
  return { ...content, blocks: [...blocks, order], why: t('mailPurchases.whyTried', { brand: head.brand }) }
}

type FailureContent = Omit<EmailContent, 'why'>

function sayOfMoney({ buyer: name, locator }: PurchaseFailedView, what: AboutMoney, t: Translate): FailureContent {
  const isTwice = what.kind === 'paid-twice'
  const happened = t(isTwice ? 'mailPurchases.late.twice' : 'mailPurchases.late.earlier', {
    name,
    locator,
    ...wentBack(what, t),
  })
  const goesOn = isTwice
    ? 'mailPurchases.late.stands'
    : what.goesOn
      ? 'mailPurchases.late.goesOn'
      : 'mailPurchases.late.keptNothing'
  return {
    subject: t('mailPurchases.late.subjectEarlier', { locator }),
    preheader: t(isTwice ? 'mailPurchases.late.preheaderTwice' : 'mailPurchases.late.preheaderEarlier'),
    title: t('mailPurchases.late.titleEarlier'),
    blocks: [leadBlock(happened), leadBlock(t(goesOn))],
  }
}

function sayOfGoods(view: PurchaseFailedView, what: AboutGoods, t: Translate): FailureContent {
  const { whyUrl } = what.goods
  const next = nextStep(view, what)
  const isExpired = what.kind === 'reference-expired'
  const isFree = what.kind === 'not-charged'
  const isReleased = what.kind === 'released'
  const why = isFree || isReleased ? 'mailPurchases.late.whyNotCharged' : 'mailPurchases.late.why'
  const { subject, title, happened } = headOf(view, what, t)
  return {
    // What has left the catalogue has no name any more.
    subject: subject.replace(/:\s*$/, ''),
    preheader: t(preheaders[what.kind] ?? 'mailPurchases.late.preheader'),
    title,
    blocks: [
      leadBlock(happened),
      ...balanceBlocks(what, t),
      ...(isFree || isReleased ? [] : [leadBlock(t('mailPurchases.late.keptNothing'))]),
      ...(whyUrl ? [textBlock({ words: t(why), href: whyUrl })] : []),
      { kind: 'heading', words: t('mailPurchases.late.goOn') },
      textBlock(t(next.text)),
      ...(isExpired ? [textBlock(t('mailPurchases.late.alreadyPaid'))] : []),
      { kind: 'button', words: t(next.button), href: next.href },
    ],
  }
}

const preheaders: Partial<
  Record<AboutGoods['kind'], 'mailPurchases.late.preheaderNotCharged' | 'mailPurchases.late.preheaderReleased'>
> = {
  'not-charged': 'mailPurchases.late.preheaderNotCharged',
  released: 'mailPurchases.late.preheaderReleased',
}

/** Where they can be bought again, or what can be bought instead. */
function nextStep({ failure }: PurchaseFailedView, { goods: { againUrl, whyUrl } }: AboutGoods) {
  if (failure?.instead && whyUrl) return { ...failure.instead, href: whyUrl }
  return { text: 'mailPurchases.late.again', button: 'mailPurchases.late.againButton', href: againUrl } as const
}

function balanceBlocks(what: AboutGoods, t: Translate): EmailBlock[] {
  if (!('balance' in what) || !what.balance) return []
  const { kind, amount } = what.balance
  const words = t(kind === 'gift-card' ? 'mailPurchases.late.giftCardBack' : 'mailPurchases.late.walletBack', {
    amount: formatMoney(amount),
  })
  return [leadBlock(words)]
}

function headOf({ buyer: name, copyKey, failure }: PurchaseFailedView, what: AboutGoods, t: Translate) {
  const { service, reason } = what.goods
  const why = failure?.why(reason ?? 'late', t) ?? ''
  switch (what.kind) {
    case 'reference-expired':
      return {
        subject: t('mailPurchases.late.subjectExpired', { service }),
        title: t('mailPurchases.late.titleExpired'),
        happened: t('mailPurchases.late.expired', { name, service }),
      }
    case 'denied': {
      const method = methodInWords(what.paidWith, t)
      return {
        subject: t('mailPurchases.late.subjectDenied', { service, method }),
        title: t('mailPurchases.late.titleDenied'),
        happened: t('mailPurchases.late.denied', { name, service, method }),
      }
    }
    case 'not-charged':
      return {
        subject: t('mailPurchases.late.subjectNotCharged', { service }),
        title: t('mailPurchases.late.titleNotCharged'),
        happened: t('mailPurchases.late.notCharged', { name, service }),
      }
    case 'released': {
      const isWithdrawn = reason === 'withdrawn'
      const values = { name, service, ...wentBack(what, t), why }
      return {
        subject: t(isWithdrawn ? 'mailPurchases.late.subjectWithdrawn' : 'mailPurchases.late.subjectNotCharged', {
          service,
        }),
        title: t(isWithdrawn ? 'mailPurchases.late.titleWithdrawn' : 'mailPurchases.late.titleNotCharged'),
        happened: released(),
      }
      function released() {
        if (isWithdrawn) return t('mailPurchases.late.withdrawn', values)
        if (failure) return failure.released(values, t)
        return t(reason === 'not-captured' ? 'mailPurchases.late.notCaptured' : 'mailPurchases.late.released', values)
      }
    }
    case 'refunded':
      return {
        subject: t('mailPurchases.late.subjectRefunded', { service }),
        title: t('mailPurchases.late.titleRefunded'),
        happened: t(`mailPurchases.words.${copyKey}.refunded`, { name, service, ...wentBack(what, t), why }),
      }
  }
}

const wentBack = ({ amount, paidWith }: WentBack, t: Translate) => ({
  amount: formatMoney(amount),
  method: methodInWords(paidWith, t),
})

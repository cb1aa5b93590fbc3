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
  const order: EmailBlock = noteBlock(t('mail.late.order', { locator: view.locator }))
  return { ...content, blocks: [...blocks, order], why: t('mail.foot.whyTried', { brand: head.brand }) }
}

type FailureContent = Omit<EmailContent, 'why'>

function sayOfMoney({ buyer: name, locator }: PurchaseFailedView, what: AboutMoney, t: Translate): FailureContent {
  const isTwice = what.kind === 'paid-twice'
  const happened = t(isTwice ? 'mail.late.twice' : 'mail.late.earlier', { name, locator, ...wentBack(what, t) })
  const goesOn = isTwice ? 'mail.late.stands' : what.goesOn ? 'mail.late.goesOn' : 'mail.late.keptNothing'
  return {
    subject: t('mail.late.subjectEarlier', { locator }),
    preheader: t(isTwice ? 'mail.late.preheaderTwice' : 'mail.late.preheaderEarlier'),
    title: t('mail.late.titleEarlier'),
    blocks: [leadBlock(happened), leadBlock(t(goesOn))],
  }
}

function sayOfGoods(view: PurchaseFailedView, what: AboutGoods, t: Translate): FailureContent {
  const { whyUrl } = what.goods
  const next = nextStep(view, what)
  const isExpired = what.kind === 'reference-expired'
  const isFree = what.kind === 'not-charged'
  const isReleased = what.kind === 'released'
  const why = isFree || isReleased ? 'mail.late.whyNotCharged' : 'mail.late.why'
  const { subject, title, happened } = headOf(view, what, t)
  return {
    // What has left the catalogue has no name any more.
    subject: subject.replace(/:\s*$/, ''),
    preheader: t(preheaders[what.kind] ?? 'mail.late.preheader'),
    title,
    blocks: [
      leadBlock(happened),
      ...balanceBlocks(what, t),
      ...(isFree || isReleased ? [] : [leadBlock(t('mail.late.keptNothing'))]),
      ...(whyUrl ? [textBlock({ words: t(why), href: whyUrl })] : []),
      { kind: 'heading', words: t('mail.late.goOn') },
      textBlock(t(next.text)),
      ...(isExpired ? [textBlock(t('mail.late.alreadyPaid'))] : []),
      { kind: 'button', words: t(next.button), href: next.href },
    ],
  }
}

const preheaders: Partial<Record<AboutGoods['kind'], 'mail.late.preheaderNotCharged' | 'mail.late.preheaderReleased'>> =
  {
    'not-charged': 'mail.late.preheaderNotCharged',
    released: 'mail.late.preheaderReleased',
  }

/** Where they can be bought again, or what can be bought instead. */
function nextStep({ failure }: PurchaseFailedView, { goods: { againUrl, whyUrl } }: AboutGoods) {
  if (failure?.instead && whyUrl) return { ...failure.instead, href: whyUrl }
  return { text: 'mail.late.again', button: 'mail.late.againButton', href: againUrl } as const
}

function balanceBlocks(what: AboutGoods, t: Translate): EmailBlock[] {
  if (!('balance' in what) || !what.balance) return []
  const { kind, amount } = what.balance
  const words = t(kind === 'gift-card' ? 'mail.late.giftCardBack' : 'mail.late.walletBack', {
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
        subject: t('mail.late.subjectExpired', { service }),
        title: t('mail.late.titleExpired'),
        happened: t('mail.late.expired', { name, service }),
      }
    case 'denied': {
      const method = methodInWords(what.paidWith, t)
      return {
        subject: t('mail.late.subjectDenied', { service, method }),
        title: t('mail.late.titleDenied'),
        happened: t('mail.late.denied', { name, service, method }),
      }
    }
    case 'not-charged':
      return {
        subject: t('mail.late.subjectNotCharged', { service }),
        title: t('mail.late.titleNotCharged'),
        happened: t('mail.late.notCharged', { name, service }),
      }
    case 'released': {
      const isWithdrawn = reason === 'withdrawn'
      const values = { name, service, ...wentBack(what, t), why }
      return {
        subject: t(isWithdrawn ? 'mail.late.subjectWithdrawn' : 'mail.late.subjectNotCharged', { service }),
        title: t(isWithdrawn ? 'mail.late.titleWithdrawn' : 'mail.late.titleNotCharged'),
        happened: released(),
      }
      function released() {
        if (isWithdrawn) return t('mail.late.withdrawn', values)
        if (failure) return failure.released(values, t)
        return t(reason === 'not-captured' ? 'mail.late.notCaptured' : 'mail.late.released', values)
      }
    }
    case 'refunded':
      return {
        subject: t('mail.late.subjectRefunded', { service }),
        title: t('mail.late.titleRefunded'),
        happened: t(`mail.words.${copyKey}.refunded`, { name, service, ...wentBack(what, t), why }),
      }
  }
}

const wentBack = ({ amount, paidWith }: WentBack, t: Translate) => ({
  amount: formatMoney(amount),
  method: methodInWords(paidWith, t),
})

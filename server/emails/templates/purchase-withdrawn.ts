import type { Language } from '#domain/site/languages.ts'
import type { EmailContent, EmailHeader } from '#server/emails/render/email-content.ts'
import { type Refund, refundBlocks } from '#server/emails/render/refund-blocks.ts'
import { i18nFor } from '#server/i18n.ts'

export type PurchaseWithdrawnView = {
  name: string
  locator: string
  service: string
  /** What was taken back: the payment of the purchase itself, or that of a code which had paid it. */
  because: 'payment' | 'balance'
  /** The names of what is not valid any more, where the purchase is more than one thing. */
  items: readonly string[]
  /** What other sources had paid of it, which goes back to them. */
  refund: Refund | null
}

/** To the buyer of what a bank has taken the money of: it can't be used any more, and what of it comes back. */
export function purchaseWithdrawn(view: PurchaseWithdrawnView, language: Language, head: EmailHeader): EmailContent {
  const { t } = i18nFor(language)
  const { name, locator, service, because, items, refund } = view
  const words = 'mail.withdrawn'
  return {
    // What has left the catalogue has no name any more.
    subject: t(`${words}.subject`, { service: service || locator }),
    preheader: t(`${words}.preheader`),
    title: t(`${words}.title`),
    blocks: [
      { kind: 'text', tone: 'lead', said: [t(`${words}.lead.${because}`, { name, service: service || locator })] },
      ...(items.length > 0
        ? [{ kind: 'text' as const, said: [t(`${words}.items`, { items: items.join(', ') })] }]
        : []),
      { kind: 'text', said: [t(`${words}.${because === 'payment' ? 'bankHasIt' : 'codeHasNone'}`)] },
      ...(refund ? refundBlocks(refund, t(`${words}.total`), language) : []),
      { kind: 'text', said: [t(`${words}.ask`)] },
      { kind: 'text', tone: 'note', said: [t('mail.late.order', { locator })] },
    ],
    why: t('mail.foot.whyBought', { brand: head.brand }),
  }
}

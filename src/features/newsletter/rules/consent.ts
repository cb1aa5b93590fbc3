import { newsletterData } from './personal-data.ts'

export const subscriptionSources = ['form', 'purchase', 'voucher'] as const
/** Where somebody said that they want to be written to: the newsletter's form, a purchase, or the login to a voucher. */
export type SubscriptionSource = (typeof subscriptionSources)[number]

/**
 * The version of the words that somebody agreed to, by where they stood. It is stored with the consent as its proof, so
 * whoever changes the words in `messages/` gives them another version; a test holds both together.
 */
export const consentVersions: Record<SubscriptionSource, string> = {
  form: 'form-1',
  purchase: 'purchase-1',
  voucher: 'voucher-1',
}

/** Decided: so many days an address may wait to be confirmed; then its link has ended, and the address is forgotten. */
export const daysToConfirm = newsletterData.kept.newsletter.terms.unconfirmed.days

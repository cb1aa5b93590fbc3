import { holdRefusals } from '#features/checkout/rules/purchases/quote.ts'

/**
 * Why a purchase was not started: something has changed since its page was shown, nobody could be asked, or its rooms can't
 * be held for this visitor now.
 */
export const startNotices = ['changed', 'away', 'busy', ...holdRefusals] as const
export type StartNotice = (typeof startNotices)[number]

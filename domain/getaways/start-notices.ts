/** Why a purchase was not started: something has changed since its page was shown, or nobody could be asked. */
export const startNotices = ['changed', 'away', 'busy'] as const
export type StartNotice = (typeof startNotices)[number]

import type purchases from '../messages/es/purchases.ts'

/** Which sentences of checkout and e-mails speak of the goods: a kind's own, or the general ones. */
export type CopyKey = keyof (typeof purchases)['words']

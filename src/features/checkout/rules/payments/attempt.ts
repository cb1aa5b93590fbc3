/**
 * An attempt to pay is open until the provider tells how it ended.
 * - `authorized`: the money is kept for us and not taken. It is captured when the goods are confirmed (`paid`), or given
 *   up (`released`).
 * - A failed one can still become paid, if the payment arrives after we abandoned it: it is applied or refunded. If it
 *   turns out to be authorised, it is released. What a provider captured all the same is refunded.
 */
export const attemptStates = ['open', 'authorized', 'paid', 'failed', 'released'] as const

export type AttemptState = (typeof attemptStates)[number]

const transitions: Record<AttemptState, readonly AttemptState[]> = {
  open: ['authorized', 'paid', 'failed'],
  authorized: ['paid', 'released'],
  failed: ['authorized', 'paid'],
  released: ['paid'],
  paid: [],
}

export const attemptCanBecome = (from: AttemptState, to: AttemptState) => transitions[from].includes(to)

/** Whether an attempt of a purchase that is to be paid again has brought nothing, as far as we know. */
export const hasBroughtNothing = (state: AttemptState) => state !== 'open' && state !== 'paid'

/** When the money of an attempt is taken: at once, or later. Then it is authorised first, and captured or released. */
export const chargeTimes = ['now', 'later'] as const

export type ChargeTime = (typeof chargeTimes)[number]

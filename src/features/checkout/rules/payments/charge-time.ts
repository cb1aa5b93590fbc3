/** When the money of an attempt is taken: at once, or later. Then it is authorised first, and captured or released. */
export const chargeTimes = ['now', 'later'] as const

export type ChargeTime = (typeof chargeTimes)[number]

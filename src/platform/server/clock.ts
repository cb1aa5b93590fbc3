/** Nothing reads the time directly, so that any day can be shown and tested. */
export type Clock = { now: () => Date }

export const systemClock: Clock = { now: () => new Date() }

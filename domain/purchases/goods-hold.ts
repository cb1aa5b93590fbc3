/** Goods that a supplier keeps for one purchase until a time. Afterwards somebody else may take them. */
export const isHeld = (heldUntil: Date | null, now: Date): boolean => heldUntil !== null && heldUntil > now

export const holdEnd = (now: Date, lifetime: number) => new Date(now.getTime() + lifetime)

/** An expected failure comes back as one of the codes a rule names; surprises throw. */
export type Result<T, E extends string> = { ok: true; value: T } | { ok: false; error: E }

export const ok = <T>(value: T): { ok: true; value: T } => ({ ok: true, value })

export const fail = <E extends string>(error: E): { ok: false; error: E } => ({ ok: false, error })

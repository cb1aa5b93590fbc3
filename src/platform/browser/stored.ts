/** Spec 9: what may be stored or loaded, by what it is for. */
export const purposes = ['necessary', 'analytics', 'styling', 'marketing'] as const
export type Purpose = (typeof purposes)[number]

/** Cookies of ours, by the name under which a browser has them. Each feature adds its own (`rules/personal-data.ts`). */
// biome-ignore lint/suspicious/noEmptyInterface: every feature adds its cookies.
export interface StoredCookies {}
export type StoredCookie = keyof StoredCookies

/** What else pages keep in a browser without being asked. */
// biome-ignore lint/suspicious/noEmptyInterface: every feature adds its items.
export interface StoredItems {}
export type StoredItem = keyof StoredItems

/** `session`: until the tab is closed. `local`: until it is cleared. */
export type Storage = 'session' | 'local'

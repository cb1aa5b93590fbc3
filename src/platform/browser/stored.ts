/** Spec 9: what may be stored or loaded, by what it is for. */
export const purposes = ['necessary', 'analytics', 'styling', 'marketing'] as const
export type Purpose = (typeof purposes)[number]

/** Every cookie of ours, by the name under which it stands in a browser, and what it is for. */
export const storedCookies = {
  consent: 'necessary',
  purchases: 'necessary',
  'purchase-link': 'necessary',
  voucher: 'necessary',
  'gift-card': 'necessary',
  login: 'necessary',
  source: 'marketing',
  awc: 'marketing',
  blockers: 'marketing',
} as const satisfies Record<string, Purpose>
export type StoredCookie = keyof typeof storedCookies

export const cookiesFor = (purpose: Purpose): StoredCookie[] =>
  (Object.keys(storedCookies) as StoredCookie[]).filter((name) => storedCookies[name] === purpose)

/** What else the site keeps there without being asked. `session`: until the tab is closed. `local`: until it is cleared. */
export const storedItems = {
  'calmaria.place': 'session',
  'calmaria.seen': 'local',
  'buyer-step': 'session',
  'gift-cards': 'session',
  'gift-cards-list': 'session',
  'react-router-scroll-positions': 'session',
} as const satisfies Record<string, 'session' | 'local'>
export type StoredItem = keyof typeof storedItems

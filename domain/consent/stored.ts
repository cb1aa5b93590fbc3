/** Everything that the site keeps in a browser without being asked, by the name under which it stands there. */
export const storedCookies = ['consent', 'purchases', 'purchase-link', 'voucher', 'login'] as const
export type StoredCookie = (typeof storedCookies)[number]

/** `session`: until the tab is closed. `local`: until it is cleared. */
export const storedItems = {
  'calmaria.place': 'session',
  'calmaria.seen': 'local',
  'buyer-step': 'session',
  'gift-cards': 'session',
  'gift-cards-list': 'session',
  'react-router-scroll-positions': 'session',
} as const satisfies Record<string, 'session' | 'local'>
export type StoredItem = keyof typeof storedItems

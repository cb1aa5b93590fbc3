/**
 * The features of the shop, in their order: each may use those before it. A feature is its folder and its name here; what
 * must list all of them (`lists/`, `messages/<language>/`) is written by `npm run features`.
 */
export const featureNames = [
  'catalogue',
  'search',
  'checkout',
  'tracking',
  'content',
  'newsletter',
  'bookings',
  'getaways',
  'gift-cards',
  'vouchers',
  'contact',
  'reviews',
  'shop-window',
] as const

/**
 * Spec 3: nine categories make the special moments of the home page. They stand apart from what else is known of
 * categories, since every page's footer asks for them in the browser.
 */
export const specialMomentKeys = [
  'spa-circuit',
  'spa-and-massage',
  'spa-and-food',
  'couples-spa',
  'day-pass',
  'for-him',
  'private-spa',
  'kids-spa',
  'spa-and-ritual',
] as const

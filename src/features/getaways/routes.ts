export const getawayRoutes = {
  redeemGetaway: 'features/content/pages/text-page.tsx',
  'getaways/': 'features/getaways/pages/list.tsx',
  'getaways/:place/': 'features/getaways/pages/list.tsx',
  'getaways/:place/:slug/': 'features/getaways/pages/getaway.tsx',
  getawayStart: 'features/getaways/pages/checkout/start.tsx',
  getawayCancel: 'features/getaways/pages/checkout/cancel.tsx',
}

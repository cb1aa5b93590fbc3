export const shopWindowRoutes = {
  home: 'features/shop-window/pages/home/page.tsx',
  'spas/': 'features/shop-window/pages/places/place.tsx',
  'spas/:region/': 'features/shop-window/pages/places/place.tsx',
  'spas/:region/:slug/': 'features/shop-window/pages/spas/place-or-spa.tsx',
  'spas/:region/:slug/:service/': 'features/shop-window/pages/services/service.tsx',
  'promotions/': 'features/shop-window/pages/promotions/list.tsx',
  'promotions/ofertas/': 'features/shop-window/pages/promotions/offers.tsx',
  'promotions/:category/': 'features/shop-window/pages/promotions/category.tsx',
  'treatments/': 'features/shop-window/pages/treatments/list.tsx',
  'treatments/:treatment/': 'features/shop-window/pages/treatments/treatment.tsx',
}

export const contentRoutes = {
  legalNotice: 'features/content/pages/text-page.tsx',
  privacy: 'features/content/pages/text-page.tsx',
  refunds: 'features/content/pages/text-page.tsx',
  purchaseConditions: 'features/content/pages/text-page.tsx',
  cookies: 'features/content/pages/text-page.tsx',
  aboutUs: 'features/content/pages/text-page.tsx',
  faq: 'features/content/pages/faq.tsx',
}

export const newsletterRoutes = {
  newsletter: 'features/newsletter/pages/page.tsx',
  newsletterConfirm: 'features/newsletter/pages/confirm.tsx',
  newsletterUnsubscribe: 'features/newsletter/pages/unsubscribe.tsx',
}

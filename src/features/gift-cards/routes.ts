export const giftCardRoutes = {
  giftCards: 'features/gift-cards/pages/landing.tsx',
  giftCardCheckout: 'features/gift-cards/pages/checkout/checkout.tsx',
  giftCardsForCompanies: 'features/gift-cards/pages/company/company.tsx',
  giftCardBalance: 'features/gift-cards/pages/balance.tsx',
  giftCardsSent: 'features/gift-cards/pages/checkout/sent-cards.tsx',
}

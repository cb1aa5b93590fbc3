export const trackingRoutes = {
  cookieSettings: 'features/tracking/pages/cookie-settings.tsx',
}

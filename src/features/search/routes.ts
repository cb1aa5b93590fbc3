export const searchRoutes = {
  search: 'features/shop-window/pages/results/results.tsx',
}

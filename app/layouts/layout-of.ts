import { type LayoutName, type PageKey, pages } from '#i18n/paths.ts'

type Flags = { simpleSpas: boolean }

/** Which frame a route stands in (spec 2.2, 2.5, 2.7). Route names are `page.language`. */
export function layoutOf(routeId: string | undefined, { simpleSpas }: Flags): LayoutName {
  const name = routeId?.replace(/\.(es|pt)$/, '') ?? ''
  if (name in pages) return pages[name as PageKey].layout
  if (name === 'components') return 'blank'
  if (name === 'voucherConfirmation') return simpleSpas ? 'simple-checkout' : 'thanks'
  if (name.startsWith('voucher')) return simpleSpas ? 'simple-checkout' : 'checkout'
  if (name.startsWith('getawayStart')) return 'checkout'
  if (name.startsWith('spas/')) return simpleSpas ? 'simple-spa' : 'default'
  if (name === 'notFound') return 'default-empty-header'
  return 'default'
}

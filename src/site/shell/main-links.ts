import { offersPath } from '#features/catalogue/rules/offers-path.ts'
import type { PageFrame } from '#platform/pages/page-frame.ts'
import { pathOf, sectionPath } from '#platform/pages/paths.ts'

/** The main links; a section that is switched off has none. One is current: the nearest to the page. */
export function mainLinks({ language, features, path }: PageFrame) {
  const links = [
    { key: 'spas' as const, href: sectionPath('spas', language), isOpen: features.spas },
    { key: 'treatments' as const, href: sectionPath('treatments', language), isOpen: features.treatments },
    { key: 'getaways' as const, href: sectionPath('getaways', language), isOpen: features.packages },
    { key: 'promotions' as const, href: sectionPath('promotions', language), isOpen: features.promotions },
    { key: 'offers' as const, href: offersPath(language), isOpen: features.promotions },
    { key: 'giftCards' as const, href: pathOf('giftCards', language), isOpen: true },
  ]
  const open = links.filter(({ isOpen }) => isOpen)
  const around = open.filter(({ href }) => path.startsWith(href))
  const current = around.toSorted((a, b) => b.href.length - a.href.length)[0]
  return open.map((link) => ({ ...link, isCurrent: link === current }))
}

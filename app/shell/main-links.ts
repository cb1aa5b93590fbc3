import type { PageFrame } from '#domain/site/page-frame.ts'
import { pathOf, sectionPath } from '#i18n/paths.ts'

/** The main links; a section that is switched off has none. */
export function mainLinks({ language, features }: PageFrame) {
  const links = [
    { key: 'spas' as const, href: sectionPath('spas', language), isOpen: features.spas },
    { key: 'treatments' as const, href: sectionPath('treatments', language), isOpen: features.treatments },
    { key: 'getaways' as const, href: sectionPath('getaways', language), isOpen: features.packages },
    { key: 'promotions' as const, href: sectionPath('promotions', language), isOpen: features.promotions },
    { key: 'giftCards' as const, href: pathOf('giftCards', language), isOpen: true },
  ]
  return links.filter(({ isOpen }) => isOpen)
}

export const isCurrent = (path: string, href: string) => path === href || path.startsWith(href)

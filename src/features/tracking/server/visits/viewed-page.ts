import type { Landings } from '#features/catalogue/server/landings.ts'
import type { PurchaseKind } from '#features/checkout/rules/purchases/purchase.ts'
import { type Language, languageOf } from '#platform/i18n/languages.ts'
import { staticPageAt } from '#platform/pages/paths.ts'
import type { Services } from '#platform/server/services.ts'

type Viewed = { kind: PurchaseKind; language: Language } | null

/** Goods of which kind a page shows. Null for all other pages, of which most are: it is asked with every page that is served. */
export function findViewedPages({ kinds }: Pick<Services, 'kinds'>): (landings: Landings, path: string) => Viewed {
  const all = Object.values(kinds)
  const byPage = new Map(all.flatMap(({ kind, shownOn }) => shownOn.pages.map((page) => [page, kind])))
  const byLanding = new Map(all.flatMap(({ kind, shownOn }) => shownOn.landings.map((landing) => [landing, kind])))
  const frames = all.flatMap(({ kind, shownOn: { isFrame } }) => (isFrame ? [{ kind, isFrame }] : []))
  const viewed = (kind: PurchaseKind | undefined, language: Language) => (kind ? { kind, language } : null)
  return ({ byUri }, path) => {
    const found = byUri.get(path)
    if (found) return viewed(byLanding.get(found.landing.kind), found.language)
    const page = staticPageAt(path)
    if (page) return viewed(byPage.get(page.page), page.language)
    return viewed(frames.find(({ isFrame }) => isFrame(path))?.kind, languageOf(path))
  }
}

import type { Landings } from '#features/catalogue/server/landings.ts'
import type { PurchaseKind } from '#features/checkout/rules/purchases/purchase.ts'
import { type Language, languageOf } from '#platform/i18n/languages.ts'
import { staticPageAt } from '#platform/pages/paths.ts'
import { isFramedPath } from '#platform/pages/segments.ts'
import type { PageRequest } from '#platform/server/http/cache/page-cache.ts'
import { readVisit } from '#platform/server/http/read-visit.ts'
import { pagePathOf } from '#platform/server/http/rendering/personal-pages.ts'
import type { Services } from '#platform/server/services.ts'
import type { Origin } from '#platform/visits/origin.ts'

type Needs = Pick<Services, 'catalogue' | 'config' | 'kinds' | 'views'>

/** Counts a page that was answered, if it shows goods and somebody looks at it. Only these are looked at closely. */
export function makeRecordView({ catalogue, config, kinds, views }: Needs): (asked: PageRequest) => void {
  const viewedPage = findViewedPages({ kinds })
  const site = new URL(config.publicUrl).origin
  // The quick answer of cached pages asks again with what it has understood once.
  const visits = new WeakMap<PageRequest, Origin | 'nobody'>()
  return (asked) => {
    const end = asked.url.indexOf('?')
    const path = end < 0 ? asked.url : asked.url.slice(0, end)
    const page = viewedPage(catalogue.current().landings, path.endsWith('.data') ? pagePathOf(path) : path)
    if (!page) return
    let visit = visits.get(asked)
    if (!visit) {
      visit = (!isChange(asked.url) && readVisit(asked, site)) || 'nobody'
      visits.set(asked, visit)
    }
    if (visit !== 'nobody') views.count({ ...page, ...visit })
  }
}

/** Whoever changes what they are buying, or books an hour that is paid, does not see goods for the first time. */
const isChange = (url: string) => /[?&](purchase|with)=./.test(url)

type Viewed = { kind: PurchaseKind; language: Language } | null

/** Goods of which kind a page shows. Null for all other pages, of which most are: it is asked with every page that is served. */
function findViewedPages({ kinds }: Pick<Services, 'kinds'>): (landings: Landings, path: string) => Viewed {
  const all = Object.values(kinds)
  const byPage = new Map(all.flatMap(({ kind, shownOn }) => shownOn.pages.map((page) => [page, kind])))
  const byLanding = new Map(all.flatMap(({ kind, shownOn }) => shownOn.landings.map((landing) => [landing, kind])))
  const framed = all.find(({ shownOn }) => shownOn.isFramed)?.kind
  const viewed = (kind: PurchaseKind | undefined, language: Language) => (kind ? { kind, language } : null)
  return ({ byUri }, path) => {
    const found = byUri.get(path)
    if (found) return viewed(byLanding.get(found.landing.kind), found.language)
    const page = staticPageAt(path)
    if (page) return viewed(byPage.get(page.page), page.language)
    return viewed(isFramedPath(path) ? framed : undefined, languageOf(path))
  }
}

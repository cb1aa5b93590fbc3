import type { Origin } from '#domain/funnel/origin.ts'
import type { Services } from '#server/services.ts'
import { pagePathOf } from '../rendering/personal-pages.ts'
import { type Asked, readVisit } from './read-visit.ts'
import { findViewedPages } from './viewed-page.ts'

export type RecordView = (asked: Asked) => void

type Needs = Pick<Services, 'catalogue' | 'config' | 'kinds' | 'views'>

/** Counts a page that was answered, if it shows goods and somebody looks at it. Only these are looked at closely. */
export function makeRecordView({ catalogue, config, kinds, views }: Needs): RecordView {
  const viewedPage = findViewedPages({ kinds })
  const site = new URL(config.publicUrl).origin
  // The quick answer of cached pages asks again with what it has understood once.
  const visits = new WeakMap<Asked, Origin | 'nobody'>()
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

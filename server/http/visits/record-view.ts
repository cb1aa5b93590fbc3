import type { Services } from '#server/services.ts'
import { pagePathOf } from '../rendering/personal-pages.ts'
import { type Asked, readVisit } from './read-visit.ts'
import { viewedPage } from './viewed-page.ts'

export type RecordView = (asked: Asked) => void

/** Counts a page that was answered, if it shows goods and somebody looks at it. Only these are looked at closely. */
export function makeRecordView({
  catalogue,
  config,
  views,
}: Pick<Services, 'catalogue' | 'config' | 'views'>): RecordView {
  return (asked) => {
    const end = asked.url.indexOf('?')
    const path = end < 0 ? asked.url : asked.url.slice(0, end)
    const page = viewedPage(catalogue.current().landings, path.endsWith('.data') ? pagePathOf(path) : path)
    if (!page || (end >= 0 && isChange(new URLSearchParams(asked.url.slice(end))))) return
    const origin = readVisit(asked, config.publicUrl)
    if (origin) views.count({ ...page, ...origin })
  }
}

/** Whoever changes what they are buying, or books an hour that is paid, does not see goods for the first time. */
const isChange = (query: URLSearchParams) => query.has('purchase') || query.has('with')

import { data } from 'react-router'
import { languageOf } from '#platform/i18n/languages.ts'
import { i18nFor } from '#platform/server/i18n.ts'

/** The same for a form. The page is read after it, and directs to support. */
export const formNotLocated = () => data(null, { status: 404 })

/** Spec 8: a sale that can't be located directs to support. The same for one that is somebody else's. */
export const notLocated = (url: URL) => data({ step: null, words: missingWords(url, 'sale') }, { status: 404 })

/** The title of the page that has nothing to show: what can't be located, or whose link has ended. */
export function missingWords({ pathname }: URL, what: 'sale' | 'booking', isOver = false) {
  const { t } = i18nFor(languageOf(pathname))
  if (isOver) return { title: t('purchases.linkOver.title'), isPrivate: true }
  const key = what === 'sale' ? 'purchases.confirmation.missing.title' : 'purchases.bookingNotFound.title'
  return { title: t(key), isPrivate: true }
}

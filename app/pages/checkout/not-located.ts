import { data } from 'react-router'
import { languageOf } from '#domain/site/languages.ts'
import { i18nFor } from '#server/i18n.ts'

/** The same for a form. The page is read after it, and directs to support. */
export const formNotLocated = () => data(null, { status: 404 })

/** Spec 8: a sale that can't be located directs to support. The same for one that is somebody else's. */
export function notLocated({ pathname }: URL) {
  const title = i18nFor(languageOf(pathname)).t('purchases.confirmation.missing.title')
  return data({ step: null, words: { title, isPrivate: true } }, { status: 404 })
}

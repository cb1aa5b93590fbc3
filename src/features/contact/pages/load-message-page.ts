import type { RouterContextProvider } from 'react-router'
import { libraryPhoto } from '#features/catalogue/server/pictures/library-photo.ts'
import { issueFormToken } from '#features/contact/server/form-token.ts'
import { languageOf } from '#platform/i18n/languages.ts'
import { servicesContext } from '#platform/server/http/context.ts'
import { i18nFor } from '#platform/server/i18n.ts'

type Args = { url: URL; context: Readonly<RouterContextProvider> }

/** What both pages with a form to us show: their words, a picture, and the token that the form is sent with. */
export function loadMessagePage({ url, context }: Args, page: 'contact' | 'areYouASpa', photo: string) {
  const language = languageOf(url.pathname)
  const { t } = i18nFor(language)
  const services = context.get(servicesContext)
  const { brand } = services.config.site
  return {
    token: issueFormToken(services),
    words: { title: t(`content.${page}.title`), description: t(`content.${page}.description`, { brand }) },
    photo: libraryPhoto(photo, language),
  }
}

import type { RouterContextProvider } from 'react-router'
import { languageOf } from '#domain/site/languages.ts'
import { libraryPhoto } from '#server/catalogue/library-photo.ts'
import { issueFormToken } from '#server/contact/form-token.ts'
import { servicesContext } from '#server/http/context.ts'
import { i18nFor } from '#server/i18n.ts'

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

import { pageMeta } from '#app/seo/page-meta.ts'
import { languageOf } from '#domain/site/languages.ts'
import { i18nFor } from '#server/i18n.ts'
import { NotLocated } from '../purchases/not-located.tsx'
import type { Route } from './+types/confirmation'

export function loader({ url }: Route.LoaderArgs) {
  return { title: i18nFor(languageOf(url.pathname)).t('purchases.bookingNotFound.confirmationTitle') }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(matches, { ...loaderData, isPrivate: true })

/** Without a booking there is nothing to show but the way to one (spec 8: the booking cannot be located). */
export default function Confirmation() {
  return <NotLocated what="booking" />
}

import { pageMeta } from '#app/seo/page-meta.ts'
import { languageOf } from '#domain/site/languages.ts'
import { i18nFor } from '#server/i18n.ts'
import { StartFailed } from '../purchases/start-failed.tsx'
import type { Route } from './+types/start'

export function loader({ url }: Route.LoaderArgs) {
  return { title: i18nFor(languageOf(url.pathname)).t('purchases.startFailed.title') }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(matches, { ...loaderData, isPrivate: true })

export default function VoucherStart() {
  return <StartFailed section="spas" />
}

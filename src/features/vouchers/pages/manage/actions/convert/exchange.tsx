import { languageOf } from '#platform/i18n/languages.ts'
import { i18nFor } from '#platform/server/i18n.ts'
import { pageMeta } from '#platform/ui/seo/page-meta.ts'
import { openAction } from '../open-action.ts'
import type { Route } from './+types/exchange'
import { ConversionModal } from './conversion-modal.tsx'
import { convertVoucher } from './convert-voucher.ts'

export async function loader(args: Route.LoaderArgs) {
  const { t } = i18nFor(languageOf(args.url.pathname))
  return { view: await openAction(args, 'exchange'), title: t('vouchers.conversion.exchangeTitle') }
}

export const action = (args: Route.ActionArgs) => convertVoucher(args, 'exchange')

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(matches, { title: loaderData?.title, isPrivate: true })

export default function ExchangeVoucher({ loaderData, actionData }: Route.ComponentProps) {
  return <ConversionModal action="exchange" {...loaderData} answer={actionData} />
}

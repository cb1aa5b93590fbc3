import { useTranslation } from '#app/i18n.tsx'
import { pageMeta } from '#app/seo/page-meta.ts'
import { languageOf } from '#domain/site/languages.ts'
import { i18nFor } from '#server/i18n.ts'
import type { Route } from './+types/exchange'
import { ActionModal } from './action-modal.tsx'
import { ConversionForm } from './conversion-form.tsx'
import { convertVoucher } from './convert-voucher.ts'
import { Converted } from './converted.tsx'
import { openAction } from './open-action.ts'

export async function loader(args: Route.LoaderArgs) {
  const { t } = i18nFor(languageOf(args.url.pathname))
  return { view: await openAction(args, 'exchange'), title: t('vouchers.conversion.exchangeTitle') }
}

export const action = (args: Route.ActionArgs) => convertVoucher(args, 'exchange')

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(matches, { title: loaderData?.title, isPrivate: true })

export default function ExchangeVoucher({ loaderData: { view, title }, actionData }: Route.ComponentProps) {
  const { t } = useTranslation()
  const converted = actionData?.converted
  if (converted) {
    return (
      <ActionModal title={t(`vouchers.conversion.doneTitle.${converted.kind}`)}>
        <Converted converted={converted} />
      </ActionModal>
    )
  }
  return (
    <ActionModal title={title} view={view}>
      <ConversionForm action="exchange" view={view} answer={actionData} />
    </ActionModal>
  )
}

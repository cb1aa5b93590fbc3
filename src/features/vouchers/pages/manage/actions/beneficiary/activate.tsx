import { activateVoucher } from '#features/vouchers/server/actions/change-beneficiary.ts'
import { languageOf } from '#platform/i18n/languages.ts'
import { i18nFor } from '#platform/server/i18n.ts'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { pageMeta } from '#platform/ui/seo/page-meta.ts'
import { openAction } from '../open-action.ts'
import type { Route } from './+types/activate'
import { BeneficiaryModal } from './beneficiary-form.tsx'
import { writeBeneficiary } from './write-beneficiary.ts'

export async function loader(args: Route.LoaderArgs) {
  const { t } = i18nFor(languageOf(args.url.pathname))
  return { view: await openAction(args, 'activate'), title: t('vouchers.beneficiary.activateTitle') }
}

export const action = (args: Route.ActionArgs) => writeBeneficiary(args, activateVoucher, () => 'activate')

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(matches, { title: loaderData?.title, isPrivate: true })

export default function ActivateVoucher({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation()
  const words = { text: t('vouchers.beneficiary.activateText'), send: t('vouchers.beneficiary.activate') }
  return <BeneficiaryModal {...loaderData} answer={actionData} {...words} />
}

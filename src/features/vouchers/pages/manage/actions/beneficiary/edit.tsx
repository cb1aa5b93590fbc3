import type { Done } from '#features/vouchers/pages/manage/done-banner.tsx'
import { editBeneficiary } from '#features/vouchers/server/actions/change-beneficiary.ts'
import { languageOf } from '#platform/i18n/languages.ts'
import { i18nFor } from '#platform/server/i18n.ts'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { pageMeta } from '#platform/ui/seo/page-meta.ts'
import { openAction } from '../open-action.ts'
import type { Route } from './+types/edit'
import { BeneficiaryModal } from './beneficiary-form.tsx'
import { writeBeneficiary } from './write-beneficiary.ts'

export async function loader(args: Route.LoaderArgs) {
  const { t } = i18nFor(languageOf(args.url.pathname))
  return { view: await openAction(args, 'edit'), title: t('vouchers.beneficiary.editTitle') }
}

export const action = (args: Route.ActionArgs) => writeBeneficiary(args, editBeneficiary, doneBy)

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(matches, { title: loaderData?.title, isPrivate: true })

export default function EditBeneficiary({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation()
  const words = { text: t('vouchers.beneficiary.editText'), send: t('vouchers.beneficiary.save') }
  return <BeneficiaryModal {...loaderData} answer={actionData} {...words} />
}

/** Another address changes nothing yet, and without a change there is no new PDF. */
function doneBy({ isPending, isChanged }: { isPending: boolean; isChanged: boolean }): Done {
  if (isPending) return 'pending'
  return isChanged ? 'edit' : 'unchanged'
}

import type { Done } from '#features/vouchers/pages/manage/done-banner.tsx'
import { editBeneficiary } from '#features/vouchers/server/actions/change-beneficiary.ts'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { openAction } from '../open-action.ts'
import type { Route } from './+types/edit'
import { BeneficiaryModal } from './beneficiary-form.tsx'
import { writeBeneficiary } from './write-beneficiary.ts'

export { actionHeaders as headers, privateMeta as meta } from '#platform/ui/seo/private-page.ts'

export const loader = (args: Route.LoaderArgs) => openAction(args, 'edit', 'vouchers.beneficiary.editTitle')

export const action = (args: Route.ActionArgs) => writeBeneficiary(args, editBeneficiary, doneBy)

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

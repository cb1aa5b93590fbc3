import { activateVoucher } from '#features/vouchers/server/actions/change-beneficiary.ts'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { openAction } from '../open-action.ts'
import type { Route } from './+types/activate'
import { BeneficiaryModal } from './beneficiary-form.tsx'
import { writeBeneficiary } from './write-beneficiary.ts'

export { actionHeaders as headers, privateMeta as meta } from '#platform/ui/seo/private-page.ts'

export const loader = (args: Route.LoaderArgs) => openAction(args, 'activate', 'vouchers.beneficiary.activateTitle')

export const action = (args: Route.ActionArgs) => writeBeneficiary(args, activateVoucher, () => 'activate')

export default function ActivateVoucher({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation()
  const words = { text: t('vouchers.beneficiary.activateText'), send: t('vouchers.beneficiary.activate') }
  return <BeneficiaryModal {...loaderData} answer={actionData} {...words} />
}

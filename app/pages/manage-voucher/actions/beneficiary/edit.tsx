import { useTranslation } from '#app/i18n.tsx'
import { pageMeta } from '#app/seo/page-meta.ts'
import { languageOf } from '#domain/site/languages.ts'
import { beneficiaryFields } from '#domain/vouchers/beneficiary.ts'
import { readForm } from '#server/http/guards/read-form.ts'
import { i18nFor } from '#server/i18n.ts'
import { editBeneficiary } from '#server/vouchers/actions/edit-beneficiary.ts'
import type { Done } from '../../done-banner.tsx'
import { followGift } from '../../follow-gift.ts'
import { ActionModal } from '../action-modal.tsx'
import { openAction, toVoucher } from '../open-action.ts'
import { writeAction } from '../write-action.ts'
import type { Route } from './+types/edit'
import { BeneficiaryForm } from './beneficiary-form.tsx'

export async function loader(args: Route.LoaderArgs) {
  const { t } = i18nFor(languageOf(args.url.pathname))
  return { view: await openAction(args, 'edit'), title: t('vouchers.beneficiary.editTitle') }
}

export async function action(args: Route.ActionArgs) {
  const { values } = await readForm(args.request, beneficiaryFields)
  const written = await writeAction(args, values, (services, voucher) => editBeneficiary(services, voucher, values))
  if (!written.ok) return written.answer
  throw toVoucher(args, doneBy(written.value), followGift(args, written.value.movedTo))
}

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(matches, { title: loaderData?.title, isPrivate: true })

export default function EditBeneficiary({ loaderData: { view, title }, actionData }: Route.ComponentProps) {
  const { t } = useTranslation()
  return (
    <ActionModal title={title} view={view}>
      <BeneficiaryForm
        beneficiary={view}
        answer={actionData}
        text={t('vouchers.beneficiary.editText')}
        send={t('vouchers.beneficiary.save')}
      />
    </ActionModal>
  )
}

/** Another address changes nothing yet, and without a change there is no new PDF. */
function doneBy({ isPending, isChanged }: { isPending: boolean; isChanged: boolean }): Done {
  if (isPending) return 'pending'
  return isChanged ? 'edit' : 'unchanged'
}

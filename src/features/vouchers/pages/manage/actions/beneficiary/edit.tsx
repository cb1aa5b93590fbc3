import { Form, useLocation, useNavigation } from 'react-router'
import { ActionModal, KeepLink } from '#features/vouchers/pages/manage/actions/action-modal.tsx'
import type { Done } from '#features/vouchers/pages/manage/done-banner.tsx'
import { WriteRefusedBanner } from '#features/vouchers/pages/manage/write-refused.tsx'
import {
  type BeneficiaryDraft,
  type BeneficiaryProblem,
  type BeneficiaryProblems,
  beneficiaryForm,
} from '#features/vouchers/rules/beneficiary.ts'
import { movedSession, sessionCookie } from '#features/vouchers/server/access/voucher-session.ts'
import { activateVoucher, editBeneficiary } from '#features/vouchers/server/actions/change-beneficiary.ts'
import type { Acted } from '#features/vouchers/server/actions/perform-voucher-action.ts'
import type { Voucher } from '#features/vouchers/server/voucher-row.ts'
import { languageOf } from '#platform/i18n/languages.ts'
import { pathOf } from '#platform/pages/paths.ts'
import { servicesContext } from '#platform/server/http/context.ts'
import { readForm } from '#platform/server/http/guards/read-form.ts'
import type { Services } from '#platform/server/services.ts'
import { Button } from '#platform/ui/button.tsx'
import { bindFields } from '#platform/ui/forms/bind-fields.ts'
import { Input } from '#platform/ui/forms/field.tsx'
import { useCheckedForm } from '#platform/ui/forms/use-checked-form.ts'
import { useFirstProblem } from '#platform/ui/forms/use-first-problem.ts'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { ModalActions } from '#platform/ui/overlays/modal-actions.tsx'
import { type ActionAnswer, type ActionArgs, openAction, toVoucher, writeAction } from '../open-action.ts'
import type { Route } from './+types/edit'

export { actionHeaders as headers, privateMeta as meta } from '#platform/ui/seo/private-page.ts'

export const loader = (args: Route.LoaderArgs) => {
  const action = actionAt(args.url)
  return openAction(args, action, `vouchers.beneficiary.${action}Title`)
}

export const action = (args: Route.ActionArgs) =>
  actionAt(args.url) === 'activate'
    ? writeBeneficiary(args, activateVoucher, () => 'activate')
    : writeBeneficiary(args, editBeneficiary, doneBy)

/** Who a voucher is for is asked when it is activated, and when it changes. */
const actionAt = ({ pathname }: { pathname: string }) =>
  pathname === pathOf('voucherActivate', languageOf(pathname)) ? 'activate' : 'edit'

export default function EditBeneficiary({ loaderData: { title, view }, actionData }: Route.ComponentProps) {
  const { t } = useTranslation()
  const words =
    actionAt(useLocation()) === 'activate'
      ? { text: t('vouchers.beneficiary.activateText'), send: t('vouchers.beneficiary.activate') }
      : { text: t('vouchers.beneficiary.editText'), send: t('vouchers.beneficiary.save') }
  return (
    <ActionModal title={title} view={view}>
      <BeneficiaryForm beneficiary={view} answer={actionData} {...words} />
    </ActionModal>
  )
}

/** Another address changes nothing yet, and without a change there is no new PDF. */
function doneBy({ isPending, isChanged }: { isPending: boolean; isChanged: boolean }): Done {
  if (isPending) return 'pending'
  return isChanged ? 'edit' : 'unchanged'
}

/** Does with the voucher what its form was sent for, and leads back to it; or answers with the form again. */
async function writeBeneficiary<Value extends { movedTo?: string }>(
  asked: ActionArgs,
  write: (services: Services, voucher: Voucher, values: BeneficiaryDraft) => Promise<Acted<Value, BeneficiaryProblems>>,
  doneBy: (value: Value) => Done,
) {
  const { values } = await readForm(asked.request, beneficiaryForm.lengths)
  const written = await writeAction(asked, values, (services, voucher) => write(services, voucher, values))
  if (!written.ok) return written.answer
  throw toVoucher(asked, doneBy(written.value), followGift(asked, written.value.movedTo))
}

/** Who corrects the address of a present that is still theirs has it open as before. */
function followGift({ request, context }: ActionArgs, movedTo: string | undefined): Record<string, string> {
  const services = context.get(servicesContext)
  const session = movedTo && movedSession(services, request.headers.get('cookie'), movedTo)
  return session ? { 'Set-Cookie': sessionCookie(session, services.config.publicUrl.startsWith('https:')) } : {}
}

type Props = {
  beneficiary: BeneficiaryDraft & { isUndelivered: boolean }
  answer?: ActionAnswer<BeneficiaryDraft, BeneficiaryProblems>
  text: string
  send: string
}

function BeneficiaryForm({ beneficiary, answer, text, send }: Props) {
  const { t } = useTranslation()
  const isSending = useNavigation().formMethod === 'POST'
  const { names, problems: check } = beneficiaryForm
  const { problems, onSubmit } = useCheckedForm<keyof BeneficiaryDraft, BeneficiaryProblem>(
    names,
    check,
    answer?.problems,
  )
  const form = useFirstProblem(problems)
  const { field } = bindFields(beneficiaryForm, {
    values: answer?.values ?? { name: beneficiary.name, email: beneficiary.email },
    problems,
    textOf: (problem) => t(`vouchers.beneficiary.problems.${problem}`),
  })
  return (
    <Form method="post" replace noValidate onSubmit={onSubmit} ref={form} className="stack action-body">
      <p className="soft">{text}</p>
      {answer?.refused && <WriteRefusedBanner refused={answer.refused} />}
      <Input {...field('name')} label={t('vouchers.beneficiary.name')} />
      <Input
        {...field('email')}
        label={t('vouchers.beneficiary.email')}
        hint={t(beneficiary.isUndelivered ? 'vouchers.beneficiary.emailHintGift' : 'vouchers.beneficiary.emailHint')}
      />
      <ModalActions>
        <KeepLink>{t('vouchers.beneficiary.keep')}</KeepLink>
        <Button type="submit" busy={isSending}>
          {send}
        </Button>
      </ModalActions>
    </Form>
  )
}

import { Form, useNavigation } from 'react-router'
import { ActionModal, KeepLink } from '#features/vouchers/pages/manage/actions/action-modal.tsx'
import { WriteRefusedBanner } from '#features/vouchers/pages/manage/write-refused.tsx'
import {
  type BeneficiaryDraft,
  type BeneficiaryProblem,
  type BeneficiaryProblems,
  beneficiaryForm,
} from '#features/vouchers/rules/beneficiary.ts'
import type { ActionView } from '#features/vouchers/server/actions/describe-action.ts'
import { Button } from '#platform/ui/button.tsx'
import { bindFields } from '#platform/ui/forms/bind-fields.ts'
import { Input } from '#platform/ui/forms/field.tsx'
import { useCheckedForm } from '#platform/ui/forms/use-checked-form.ts'
import { useFirstProblem } from '#platform/ui/forms/use-first-problem.ts'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { ModalActions } from '#platform/ui/overlays/modal-actions.tsx'
import type { ActionAnswer } from '../open-action.ts'

export type BeneficiaryAnswer = ActionAnswer<BeneficiaryDraft, BeneficiaryProblems>

type Props = {
  beneficiary: BeneficiaryDraft & { isUndelivered: boolean }
  answer?: BeneficiaryAnswer
  text: string
  send: string
}

type ModalProps = Omit<Props, 'beneficiary'> & { title: string; view: ActionView }

/** Who a voucher is for: asked when it is activated, and when it changes. */
export const BeneficiaryModal = ({ title, view, ...form }: ModalProps) => (
  <ActionModal title={title} view={view}>
    <BeneficiaryForm beneficiary={view} {...form} />
  </ActionModal>
)

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

import { Form, useNavigation } from 'react-router'
import {
  type BuyerStepDraft,
  type BuyerStepField,
  type BuyerStepProblem,
  type BuyerStepProblems,
  buyerStepForm,
  buyerStepProblems,
} from '#features/checkout/rules/purchases/buyer-step.ts'
import type { BuyerStepView } from '#features/checkout/server/purchases/steps/describe-buyer-step.ts'
import { RefusedBanner, type WriteRefused } from '#features/checkout/ui/refused-banner.tsx'
import { numberInWords } from '#platform/i18n/format.ts'
import { Button, ButtonLink } from '#platform/ui/button.tsx'
import { Promises } from '#platform/ui/facts.tsx'
import { bindFields } from '#platform/ui/forms/bind-fields.ts'
import { ErrorSummary } from '#platform/ui/forms/error-summary.tsx'
import { HoneypotField } from '#platform/ui/forms/honeypot-field.tsx'
import { useCheckedForm } from '#platform/ui/forms/use-checked-form.ts'
import { useFirstProblem } from '#platform/ui/forms/use-first-problem.ts'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { useFrame } from '#platform/ui/shell/use-frame.ts'
import { partFields } from './part-fields.tsx'
import { useKeptDraft } from './use-kept-draft.ts'

/** How the server answers: the form again, with what was typed. */
export type BuyerAnswer = { values: BuyerStepDraft; problems?: BuyerStepProblems; refused?: WriteRefused }

type Props = {
  step: BuyerStepView
  answer?: BuyerAnswer
  /** Told what is filled in: the summary beside the form follows it. */
  onChange: (values: FormData) => void
}

/** The second step. Checked here by the rules by which the server checks it. */
export function BuyerForm({ step, answer, onChange }: Props) {
  const { t } = useTranslation()
  const { language } = useFrame()
  const isSending = useNavigation().formMethod === 'POST'
  const parts = buyerStepForm(step.parts)
  const { problems, finding, onSubmit, onInput } = useCheckedForm<BuyerStepField, BuyerStepProblem>(
    parts.names,
    (values) => buyerStepProblems(step.parts, values, step),
    answer?.problems,
  )
  const form = useFirstProblem(finding)
  useKeptDraft(form, step.purchase, answer !== undefined)
  const values = answer?.values ?? step.values
  const { field, errorOf, errors } = bindFields<BuyerStepField, BuyerStepProblem>(parts, {
    values,
    problems,
    textOf: (problem) => t(`purchases.buyer.problems.${problem}`, { day: step.lastDayInWords }),
    idOf: (name) => `field-${name}`,
    optional: t('purchases.buyer.optional'),
  })
  return (
    <Form
      method="post"
      ref={form}
      noValidate
      onSubmit={onSubmit}
      onInput={(event) => {
        onInput(event)
        onChange(new FormData(event.currentTarget))
      }}
      className="stack-lg"
    >
      <p className="soft">
        {t(`purchases.words.${step.copyKey}.lead`)} {step.takesCodes && t('purchases.buyer.couponHint')}
      </p>
      <ErrorSummary
        title={
          errors.length === 1
            ? t('purchases.buyer.oneError')
            : t('purchases.buyer.errors', { number: numberInWords(errors.length, language) })
        }
        errors={errors}
      />
      {answer?.refused && <RefusedBanner refused={answer.refused} />}
      {step.parts.map((part) => {
        const Fields = partFields[part]
        return <Fields key={part} {...{ field, errorOf, values, step }} />
      })}
      <HoneypotField label={t('purchases.buyer.leaveEmpty')} />
      <div className="pay-row ends mt-24 apart">
        <ButtonLink variant="ghost" icon="arrow-left" href={step.summary.changeHref}>
          {t(`purchases.words.${step.copyKey}.back`)}
        </ButtonLink>
        <Button type="submit" busy={isSending}>
          {t('purchases.buyer.continue')}
        </Button>
      </div>
      <div className="only-phone-block">
        <Promises facts={step.summary.promises} />
      </div>
    </Form>
  )
}

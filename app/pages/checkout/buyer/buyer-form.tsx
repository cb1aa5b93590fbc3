import { Form, useNavigation } from 'react-router'
import { useTranslation } from '#app/i18n.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx'
import { HoneypotField } from '#app/ui/forms/honeypot-field.tsx'
import { useCheckedForm } from '#app/ui/forms/use-checked-form.ts'
import { buyerFields, buyerProblems } from '#domain/purchases/buyer.ts'
import { giftFields, giftProblems } from '#domain/purchases/gift.ts'
import { postalFields, postalProblems } from '#domain/purchases/postal.ts'
import type { BuyerStepDraft, BuyerStepProblem, BuyerStepProblems } from '#server/purchases/core/save-buyer.ts'
import type { BuyerStepView } from '#server/purchases/steps/describe-buyer-step.ts'
import { RefusedBanner, type WriteRefused } from '../refused-banner.tsx'
import { BuyerFields } from './buyer-fields.tsx'
import { type BuyerStepField, fieldId, useFormFields } from './form-fields.ts'
import { GiftFields } from './gift-fields.tsx'
import { PostalFields } from './postal-fields.tsx'

export const buyerStepFields = [...buyerFields, ...giftFields, ...postalFields]

/** How the server answers: the form again, with what was typed. */
export type BuyerAnswer = { values: BuyerStepDraft; problems?: BuyerStepProblems; refused?: WriteRefused }

/** The second step. Checked here by the rules by which the server checks it. */
export function BuyerForm({ step, answer }: { step: BuyerStepView; answer?: BuyerAnswer }) {
  const { t } = useTranslation()
  const isSending = useNavigation().formMethod === 'POST'
  const check = (values: BuyerStepDraft): BuyerStepProblems => ({
    ...buyerProblems(values),
    ...giftProblems(values, step),
    ...postalProblems(values),
  })
  const { problems, onSubmit } = useCheckedForm<BuyerStepField, BuyerStepProblem>(
    buyerStepFields,
    check,
    answer?.problems,
  )
  const fields = useFormFields(answer?.values ?? step.values, problems, step.lastDayInWords)
  const errors = buyerStepFields.flatMap((field) => {
    const text = fields.errorOf(field)
    return text ? [{ fieldId: fieldId(field), text }] : []
  })
  return (
    <Form method="post" noValidate onSubmit={onSubmit} className="stack-lg">
      <ErrorSummary title={t('purchases.buyer.errors')} errors={errors} />
      {answer?.refused && <RefusedBanner refused={answer.refused} />}
      <p className="soft">{t('purchases.buyer.lead')}</p>
      <BuyerFields fields={fields} />
      <GiftFields fields={fields} step={step} />
      <PostalFields fields={fields} price={step.postalPrice} />
      <HoneypotField label={t('purchases.buyer.leaveEmpty')} />
      <p className="small muted">{t('purchases.buyer.couponHint')}</p>
      <div className="pay-row">
        <ButtonLink variant="ghost" icon="arrow-left" href={step.summary.changeHref}>
          {t('purchases.buyer.back')}
        </ButtonLink>
        <Button type="submit" busy={isSending}>
          {t('purchases.buyer.continue')}
        </Button>
      </div>
    </Form>
  )
}

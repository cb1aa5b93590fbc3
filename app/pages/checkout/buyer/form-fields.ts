import { useTranslation } from '#app/i18n.tsx'
import type { BuyerStepDraft, BuyerStepField, BuyerStepProblems } from '#domain/purchases/buyer-step.ts'

/** What each field of the second step needs: its name, what was typed, what is wrong. `day`: the last for a present. */
export function useFormFields(values: BuyerStepDraft, problems: BuyerStepProblems, day: string) {
  const { t } = useTranslation()
  const errorOf = (field: BuyerStepField) => {
    const problem = problems[field]
    return problem && t(`purchases.buyer.problems.${problem}`, { day })
  }
  const text = (name: BuyerStepField) => ({
    id: fieldId(name),
    name,
    defaultValue: values[name] ?? '',
    error: errorOf(name),
  })
  return { values, errorOf, text }
}

export type FormFields = ReturnType<typeof useFormFields>

export const fieldId = (name: BuyerStepField) => `field-${name}`

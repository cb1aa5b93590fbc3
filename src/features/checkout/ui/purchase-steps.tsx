import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { Progress } from '#platform/ui/progress.tsx'

const steps = ['start', 'buyer', 'payment', 'confirmation'] as const

/** Spec 2.5: where the buyer is. */
export function PurchaseSteps({ current }: { current: (typeof steps)[number] }) {
  const { t } = useTranslation()
  return (
    <Progress
      label={t('purchases.steps.label')}
      steps={steps.map((step) => t(`purchases.steps.${step}`))}
      current={steps.indexOf(current) + 1}
      doneLabel={t('purchases.steps.done')}
    />
  )
}

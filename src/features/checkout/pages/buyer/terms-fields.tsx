import { TermsCheck } from '#features/checkout/ui/terms-check.tsx'
import { Check } from '#platform/ui/forms/check.tsx'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import type { PartProps } from './part-props.ts'

/** What is accepted with the form: the general terms, and the offers by e-mail, which are optional. */
export function TermsFields({ field, values, step }: PartProps) {
  const { t } = useTranslation()
  const { id, error } = field('terms')
  return (
    <div className="blk">
      <TermsCheck term={step.terms} id={id} defaultChecked={Boolean(values.terms)} error={error} />
      <Check name="newsletter" value="yes" defaultChecked={Boolean(values.newsletter)}>
        <span className="soft">{t('purchases.buyer.newsletter')}</span>
      </Check>
    </div>
  )
}

import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { Ticks } from '#platform/ui/ticks.tsx'

export const rulesId = 'rules'

/** What is published and how it is marked, which whoever reads reviews has a right to know too. */
export function PublicationRules() {
  const { t } = useTranslation()
  const rules = ['own', 'all', 'never', 'pictures', 'verified'] as const
  return (
    <section id={rulesId} className="review-rules small soft">
      <h2 className="panel-title">{t('reviews.rules.title')}</h2>
      <Ticks items={rules.map((rule) => t(`reviews.rules.${rule}`))} />
    </section>
  )
}

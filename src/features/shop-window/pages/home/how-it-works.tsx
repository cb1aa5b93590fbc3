import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { Steps } from '#platform/ui/steps.tsx'
import { SectionHead } from './section-head.tsx'

export function HowItWorks() {
  const { t } = useTranslation()
  const steps = (['choose', 'buy', 'book'] as const).map((step) => ({
    title: t(`home.steps.${step}.title`),
    text: t(`home.steps.${step}.text`),
  }))
  return (
    <section className="section section-after">
      <div className="wrap">
        <SectionHead title={t('home.steps.title')} />
        <Steps steps={steps} />
      </div>
    </section>
  )
}

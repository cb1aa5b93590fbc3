import { useTranslation } from '#app/i18n.tsx'
import type { PageFrame } from '#domain/site/page-frame.ts'
import { sectionPath } from '#i18n/paths.ts'
import type { CardView } from '#server/catalogue/cards.ts'
import { ExperienceCards } from '../catalogue/experience-cards.tsx'
import { SectionHead } from './section-head.tsx'

/** Unique moments: a night away with the spa included. */
export function UniqueMoments({ cards, frame }: { cards: CardView[]; frame: PageFrame }) {
  const { t } = useTranslation()
  if (cards.length === 0) return null
  const more = { label: t('home.unique.all'), href: sectionPath('getaways', frame.language) }
  return (
    <section className="section section-after">
      <div className="wrap">
        <SectionHead title={t('home.unique.title')} lead={t('home.unique.lead')} more={more} />
        <ExperienceCards cards={cards} isRail />
      </div>
    </section>
  )
}

import type { CardView } from '#features/catalogue/server/cards.ts'
import { ExperienceCards } from '#features/catalogue/ui/experience-cards.tsx'
import type { PageFrame } from '#platform/pages/page-frame.ts'
import { sectionPath } from '#platform/pages/paths.ts'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
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

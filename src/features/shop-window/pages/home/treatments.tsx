import { ExperienceCards } from '#features/catalogue/ui/experience-cards.tsx'
import type { HomeView } from '#features/shop-window/server/describe-home.ts'
import type { PageFrame } from '#platform/pages/page-frame.ts'
import { sectionPath } from '#platform/pages/paths.ts'
import { ChipLink } from '#platform/ui/forms/chip.tsx'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { SectionHead } from './section-head.tsx'

type Props = { treatments: HomeView['treatments']; cards: HomeView['cards']; frame: PageFrame }

export function Treatments({ treatments, cards, frame }: Props) {
  const { t } = useTranslation()
  if (treatments.length === 0) return null
  const more = { label: t('home.treatments.all'), href: sectionPath('treatments', frame.language) }
  return (
    <section className="section tone">
      <div className="wrap">
        <SectionHead title={t('home.treatments.title')} more={more} />
        <div className="chips rail mb-24">
          {treatments.map(({ key, title, href }) => (
            <ChipLink key={key} href={href}>
              {title}
            </ChipLink>
          ))}
        </div>
        <ExperienceCards cards={cards} isRail />
      </div>
    </section>
  )
}

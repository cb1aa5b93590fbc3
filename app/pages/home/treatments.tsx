import { useTranslation } from '#app/i18n.tsx'
import { ChipLink } from '#app/ui/forms/chip.tsx'
import type { PageFrame } from '#domain/site/page-frame.ts'
import { sectionPath } from '#i18n/paths.ts'
import type { HomeView } from '#server/catalogue/pages/describe-home.ts'
import { ExperienceCards } from '../catalogue/experience-cards.tsx'
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
        <div className="chips rail place-chips">
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

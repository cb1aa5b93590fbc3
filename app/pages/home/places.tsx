import { useTranslation } from 'react-i18next'
import { Anchor } from '#app/ui/anchor.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Picture } from '#app/ui/picture.tsx'
import type { PageFrame } from '#domain/site/page-frame.ts'
import { sectionPath } from '#i18n/paths.ts'
import type { HomeView } from '#server/catalogue/describe-home.ts'
import { Doors } from '../catalogue/doors.tsx'

export function Places({ places, frame }: { places: HomeView['places']; frame: PageFrame }) {
  const { t } = useTranslation()
  if (places.length === 0) return null
  const doors = places.map(({ name, href, spas, getaways }) => ({
    name,
    href,
    note:
      spas === undefined
        ? t('catalogue.getawayCount', { count: getaways ?? 0 })
        : t('catalogue.spaCount', { count: spas }),
  }))
  return (
    <section className="section">
      <div className="wrap places">
        <Picture file="volcanic-pool-golden-hour.jpg" alt="" sizes="(min-width: 761px) 48vw, 100vw" />
        <div>
          <h2>{t('home.places.title')}</h2>
          <Doors doors={doors} />
          {frame.features.spas && (
            <Anchor className="more" href={sectionPath('spas', frame.language)}>
              {t('home.places.all')} <Icon name="arrow-right" />
            </Anchor>
          )}
        </div>
      </div>
    </section>
  )
}

import { categoryPhotos } from '#features/shop-window/rules/category-photos.ts'
import type { HomeView } from '#features/shop-window/server/describe-home.ts'
import type { PageFrame } from '#platform/pages/page-frame.ts'
import { sectionPath } from '#platform/pages/paths.ts'
import { Tile } from '#platform/ui/cards/tile.tsx'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { SectionHead } from './section-head.tsx'

/** Couples first: it has the large tile. */
export function Moments({ moments, frame }: { moments: HomeView['moments']; frame: PageFrame }) {
  const { t } = useTranslation()
  if (moments.length === 0) return null
  const ordered = moments.toSorted((a, b) => Number(b.key === 'couples-spa') - Number(a.key === 'couples-spa'))
  const more = { label: t('home.moments.all'), href: sectionPath('promotions', frame.language) }
  return (
    <section className="section section-after">
      <div className="wrap">
        <SectionHead title={t('home.moments.title')} lead={t('home.moments.lead')} more={more} />
        <div className="moments grid rail">
          {ordered.map(({ key, title, href }, index) => (
            <Tile
              key={key}
              href={href}
              title={title}
              note={index === 0 ? t('home.moments.couplesNote') : undefined}
              photo={{ file: categoryPhotos[key], alt: '' }}
              sizes={index === 0 ? largeSizes : smallSizes}
            />
          ))}
        </div>
      </div>
    </section>
  )
}

// A tile is narrower than the 3:2 of its picture, which is drawn as wide as the tile is high, times 1.5.
const smallSizes = '(min-width: 761px) 354px, 84vw'
const largeSizes = '(min-width: 761px) 732px, 84vw'

import { useTranslation } from '#app/i18n.tsx'
import { Tile } from '#app/ui/cards/tile.tsx'
import { categoryPhotos } from '#domain/catalogue/pictures/category-photos.ts'
import type { PageFrame } from '#domain/site/page-frame.ts'
import { sectionPath } from '#i18n/paths.ts'
import type { HomeView } from '#server/catalogue/pages/describe-home.ts'
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
        <div className="moments rail">
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

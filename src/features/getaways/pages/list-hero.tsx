import type { ReactNode } from 'react'
import { Trans, useTranslation } from '#platform/ui/loading/i18n.tsx'
import { type Photo, PictureFill } from '#platform/ui/picture.tsx'

/** The head of the list of all getaways. `children`: the search. */
export function ListHero({ photo, children }: { photo: Photo; children: ReactNode }) {
  const { t } = useTranslation()
  return (
    <section className="hero hero-low">
      <div className="hero-pic">
        <PictureFill {...photo} sizes="(max-width: 760px) 684px, 100vw" priority />
        <div className="wrap hero-copy">
          <h1>
            <Trans i18nKey="stays.list.hero" components={{ em: <em /> }} />
          </h1>
          <p>{t('stays.list.heroLead')}</p>
        </div>
      </div>
      <div className="wrap hero-finder">{children}</div>
    </section>
  )
}

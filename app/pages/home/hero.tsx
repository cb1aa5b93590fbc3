import { Trans, useTranslation } from 'react-i18next'
import { Finder } from '#app/shell/finder.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { IconName } from '#app/ui/icon-paths.ts'
import { PictureFill } from '#app/ui/picture.tsx'
import type { PageFrame } from '#domain/site/page-frame.ts'

const assurances: { key: 'instant' | 'refund' | 'noAccount' | 'forever'; icon: IconName }[] = [
  { key: 'instant', icon: 'bolt' },
  { key: 'refund', icon: 'undo' },
  { key: 'noAccount', icon: 'user-x' },
  { key: 'forever', icon: 'infinity' },
]

export function Hero({ frame }: { frame: PageFrame }) {
  const { t } = useTranslation()
  return (
    <section className="hero">
      <div className="hero-pic">
        <PictureFill file="infinity-pool-golden-hour.jpg" alt="" sizes="100vw" priority />
        <div className="wrap hero-copy">
          <h1>
            <Trans i18nKey="home.hero.title" components={{ em: <em /> }} />
          </h1>
          <p>{t('home.hero.lead')}</p>
        </div>
      </div>
      <div className="wrap hero-finder">
        <Finder frame={frame} />
        <ul className="assure">
          {assurances.map(({ key, icon }) => (
            <li key={key}>
              <Icon name={icon} />
              {t(`home.assure.${key}`)}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

import { capitalise } from '#features/catalogue/rules/spas/titles.ts'
import { refundTerm } from '#features/checkout/rules/refund-term.ts'
import { Finder } from '#features/search/ui/finder.tsx'
import { campaignTheme, type Theme } from '#features/shop-window/rules/theme.ts'
import type { PageFrame } from '#platform/pages/page-frame.ts'
import { classNames } from '#platform/ui/class-names.ts'
import { Icon } from '#platform/ui/icon.tsx'
import type { IconName } from '#platform/ui/icon-paths.ts'
import { Trans, useTranslation } from '#platform/ui/loading/i18n.tsx'
import { type Photo, PictureFill } from '#platform/ui/picture.tsx'
import { heroPhotos } from './photos.ts'

const assurances: { key: 'instant' | 'refund' | 'noAccount' | 'forever'; icon: IconName }[] = [
  { key: 'instant', icon: 'bolt' },
  { key: 'refund', icon: 'undo' },
  { key: 'noAccount', icon: 'user-x' },
  { key: 'forever', icon: 'infinity' },
]

/** The seasons have their own picture; words of its own has only a campaign. */
export function Hero({ theme, photo, frame }: { theme: Theme; photo: Photo; frame: PageFrame }) {
  const { t } = useTranslation()
  const words = campaignTheme(frame.day) ?? 'default'
  const { focus, isBright } = heroPhotos[theme]
  return (
    <section className="hero">
      <div className={classNames('hero-pic', `focus-${focus}`, isBright && 'is-bright')}>
        <PictureFill {...photo} sizes={heroSizes} priority />
        <div className="wrap hero-copy">
          <h1>
            <Trans i18nKey={`home.heroes.${words}.title`} components={{ em: <em /> }} />
          </h1>
          <p className="mt-20 leading-150">{t(`home.heroes.${words}.lead`)}</p>
        </div>
      </div>
      <div className="wrap hero-finder">
        <Finder frame={frame} />
        <ul className="assure soft mid">
          {assurances.map(({ key, icon }) => (
            <li className="aligned gap-10" key={key}>
              <Icon className="text-teal" name={icon} />
              {key === 'refund'
                ? t('home.assure.refund', { term: capitalise(refundTerm(frame.day, frame.language, t).time) })
                : t(`home.assure.${key}`)}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

// Below 1020 px the frame is higher than the picture's 3:2, so the picture is drawn wider than the screen.
const heroSizes = '(max-width: 760px) 684px, (max-width: 1020px) 1020px, 100vw'

import type { Theme } from '#features/shop-window/rules/theme.ts'
import type { HomeView } from '#features/shop-window/server/describe-home.ts'
import type { PageFrame } from '#platform/pages/page-frame.ts'
import { Anchor } from '#platform/ui/anchor.tsx'
import { Icon } from '#platform/ui/icon.tsx'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { Picture } from '#platform/ui/picture.tsx'
import { promoPhotos } from './photos.ts'
import { promoHref, promosOf } from './promos.ts'

type Props = { theme: Theme; home: HomeView; frame: PageFrame }

export function PromoTiles({ theme, home, frame }: Props) {
  const { t } = useTranslation()
  const promos = promosOf[theme].flatMap((key) => {
    const href = promoHref(key, frame, home)
    return href ? [{ key, href }] : []
  })
  return (
    <div className="promos">
      {promos.map(({ key, href }) => (
        <Anchor className="promo" key={key} href={href}>
          <div className="txt">
            <h3>{t(`home.promos.${key}.title`)}</h3>
            <p>
              {key === 'offers'
                ? home.offers && t('home.promos.offers.text', home.offers.words)
                : t(`home.promos.${key}.text`)}
            </p>
            <Icon name="arrow-right" />
          </div>
          <Picture file={promoPhotos[key]} alt="" sizes="(min-width: 761px) 320px, 50vw" />
        </Anchor>
      ))}
    </div>
  )
}

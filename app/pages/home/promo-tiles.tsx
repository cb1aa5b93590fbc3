import { useTranslation } from '#app/i18n.tsx'
import { Anchor } from '#app/ui/anchor.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Picture } from '#app/ui/picture.tsx'
import type { Theme } from '#domain/campaigns/theme.ts'
import type { PageFrame } from '#domain/site/page-frame.ts'
import type { HomeView } from '#server/catalogue/pages/describe-home.ts'
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

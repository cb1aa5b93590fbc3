import { GiftCardFace } from '#features/gift-cards/ui/gift-card-face.tsx'
import type { PageFrame } from '#platform/pages/page-frame.ts'
import { pathOf } from '#platform/pages/paths.ts'
import { ButtonLink } from '#platform/ui/button.tsx'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'

export function GiftStrip({ frame: { language, site } }: { frame: PageFrame }) {
  const { t } = useTranslation()
  return (
    <section className="section section-after">
      <div className="wrap">
        <div className="gift-strip wide-btns">
          <div>
            <h2>{t('home.gift.title')}</h2>
            <p>{t('home.gift.body', { giftSpas: site.figures.giftSpas })}</p>
            <ButtonLink href={pathOf('giftCards', language)} icon="gift">
              {t('home.gift.action')}
            </ButtonLink>
          </div>
          <div className="gift-fan" aria-hidden="true">
            <GiftCardFace theme="zen" brand={site.brand} title={t('home.gift.first')} amount={`50\u00a0€`}>
              {t('home.gift.card')}
            </GiftCardFace>
            <GiftCardFace theme="water" brand={site.brand} title={t('home.gift.second')} amount={`100\u00a0€`}>
              {t('home.gift.card')}
            </GiftCardFace>
          </div>
        </div>
      </div>
    </section>
  )
}

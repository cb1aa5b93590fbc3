import { useTranslation } from '#app/i18n.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { GiftCardFace } from '#app/ui/cards/gift-card-face.tsx'
import type { PageFrame } from '#domain/site/page-frame.ts'
import { pathOf } from '#i18n/paths.ts'

export function GiftStrip({ frame: { language, site } }: { frame: PageFrame }) {
  const { t } = useTranslation()
  return (
    <section className="section section-after">
      <div className="wrap">
        <div className="gift-strip">
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

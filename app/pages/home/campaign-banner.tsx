import { useTranslation } from 'react-i18next'
import { campaignCategory, isDressed } from '#app/shell/campaign.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Picture } from '#app/ui/picture.tsx'
import type { PageFrame } from '#domain/site/page-frame.ts'
import { sectionPath } from '#i18n/paths.ts'
import { campaignPhotos } from './photos.ts'

/** The campaign of the day, or the default outside of every window. */
export function CampaignBanner({ frame }: { frame: PageFrame }) {
  const { t } = useTranslation()
  if (!frame.features.promotions) return null
  const campaign = isDressed(frame.campaign) ? frame.campaign : 'default'
  const category = campaign === 'default' ? null : campaignCategory[campaign]
  const href = frame.promotions.find(({ key }) => key === category)?.uri ?? sectionPath('promotions', frame.language)
  return (
    <section className="section" id="campaign">
      <div className="wrap">
        <div className={classNames('campaign', campaign === 'christmas' && 'xmas')}>
          <div className="txt">
            <p className="eyebrow">{t(`home.campaigns.${campaign}.eyebrow`, { brand: frame.site.brand })}</p>
            <h2>{t(`home.campaigns.${campaign}.title`)}</h2>
            <p>{t(`home.campaigns.${campaign}.body`)}</p>
            <ButtonLink href={href} variant="light">
              {t(`home.campaigns.${campaign}.action`)}
            </ButtonLink>
          </div>
          <Picture file={campaignPhotos[campaign]} alt="" sizes="(min-width: 761px) 54vw, 100vw" />
        </div>
      </div>
    </section>
  )
}

import { useLocation } from 'react-router'
import { useTranslation } from '#app/i18n.tsx'
import { errorTitle } from '#app/pages/errors/error-title.ts'
import { useFrame } from '#app/shell/use-frame.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { ChipLink } from '#app/ui/forms/chip.tsx'
import { nextOpening } from '#domain/campaigns/campaign-days.ts'
import { type PromotionCategoryKey, promotionCategory } from '#domain/catalogue/services/promotion-category.ts'
import { dayFormats } from '#i18n/format.ts'
import { pathOf, sectionPath } from '#i18n/paths.ts'

/** A festive category while its campaign is off: still a 404, but one that says when to come back and what is open. */
export function OutOfSeason({ category }: { category: PromotionCategoryKey }) {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const { language, day, promotions, site } = useFrame()
  const { campaign, [language]: names } = promotionCategory(category)
  const opening = campaign ? nextOpening(campaign, day) : null
  const title = names[0]
  return (
    <div className="wrap section">
      <title>{errorTitle(title, { site })}</title>
      <meta name="robots" content="noindex" />
      <EmptyState
        heading="h1"
        title={t('campaigns.offSeason.title')}
        text={
          opening
            ? t('campaigns.offSeason.back', { title, day: dayFormats.long(opening, language) })
            : t('campaigns.offSeason.over', { title })
        }
      >
        <div className="row justify-center">
          <ButtonLink href={sectionPath('promotions', language)}>{t('campaigns.offSeason.promotions')}</ButtonLink>
          <ButtonLink href={pathOf('giftCards', language)} variant="secondary">
            {t('campaigns.offSeason.giftCards')}
          </ButtonLink>
        </div>
        <ul className="chips mt-4 justify-center" aria-label={t('campaigns.offSeason.now')}>
          {promotions.map(({ key, title, uri }) => (
            <li key={key}>
              <ChipLink href={uri}>{title}</ChipLink>
            </li>
          ))}
        </ul>
        {/* Spec 2.9: what every 404 shows. */}
        <p className="small muted">{`Page Not Found: ${pathname}`}</p>
      </EmptyState>
    </div>
  )
}

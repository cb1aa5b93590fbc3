import { useTranslation } from '#app/i18n.tsx'
import { pageMeta } from '#app/seo/page-meta.ts'
import { useFrame } from '#app/shell/use-frame.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { GiftCardFace } from '#app/ui/cards/gift-card-face.tsx'
import { type GiftCardTheme, giftCardThemes } from '#app/ui/cards/gift-card-themes.ts'
import { Facts } from '#app/ui/facts.tsx'
import { languageOf } from '#domain/site/languages.ts'
import { formatMoney } from '#i18n/format.ts'
import { pathOf } from '#i18n/paths.ts'
import { faqPage } from '#server/content/content-pages.ts'
import { servicesContext } from '#server/http/context.ts'
import { i18nFor } from '#server/i18n.ts'
import { dayShown } from '#server/site/day-shown.ts'
import { Questions } from '../content/questions.tsx'
import type { Route } from './+types/landing'

export function loader({ url, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const language = languageOf(url.pathname)
  const { brand, figures } = services.config.site
  const description = i18nFor(language).t('giftCards.description', { brand, giftSpas: figures.giftSpas })
  return {
    words: { title: i18nFor(language).t('giftCards.title'), description, image: 'gift-box-sage.jpg' },
    faq: faqPage(services, 'gift-cards-faq', language, dayShown(services, url.searchParams)),
  }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(matches, loaderData?.words ?? {})

/** An example amount per design, in cents. */
const amounts: Record<GiftCardTheme, number> = { water: 7500, petals: 12000, gift: 5000, zen: 3000, oils: 10000 }

export default function GiftCards({ loaderData: { faq } }: Route.ComponentProps) {
  const { t } = useTranslation()
  const { site, language } = useFrame()
  const themes = Object.keys(giftCardThemes) as GiftCardTheme[]
  return (
    <div className="wrap page">
      <div className="list-head">
        <h1>{t('giftCards.title')}</h1>
        <p className="lead">{t('giftCards.lead')}</p>
      </div>
      <div className="gift-facts">
        <Facts
          columns
          facts={[
            { icon: 'gift', text: t('giftCards.facts.amount') },
            { icon: 'mail-check', text: t('giftCards.facts.delivery') },
            { icon: 'calendar-check', text: t('giftCards.facts.validity') },
            { icon: 'sparkles', text: t('giftCards.facts.everywhere', { giftSpas: site.figures.giftSpas }) },
          ]}
        />
        <ButtonLink href={pathOf('giftCardCheckout', language)} icon="gift">
          {t('giftCards.buy')}
        </ButtonLink>
      </div>
      <section className="sec">
        <h2>{t('giftCards.designs')}</h2>
        <p className="soft paragraph">{t('giftCards.designsLead')}</p>
        <div className="cards-grid g3 gift-faces">
          {themes.map((theme, index) => (
            <GiftCardFace
              key={theme}
              theme={theme}
              brand={site.brand}
              title={t(`giftCards.themes.${theme}`)}
              amount={formatMoney({ amount: amounts[theme], currency: 'EUR' }).replace(',00', '')}
              priority={index === 0}
            >
              {t('giftCards.for')}
              <br />
              {t('giftCards.by')}
            </GiftCardFace>
          ))}
        </div>
      </section>
      <section className="sec">
        <h2>{t('giftCards.faq')}</h2>
        <Questions questions={faq.groups.flatMap((group) => group.questions)} />
      </section>
    </div>
  )
}

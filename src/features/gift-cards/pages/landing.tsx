import './cards.css'
import { dayShown } from '#features/catalogue/server/reader.ts'
import { refundTerm } from '#features/checkout/rules/refund-term.ts'
import { faqPage } from '#features/content/server/content-pages.ts'
import { Questions } from '#features/content/ui/questions.tsx'
import { type CardTheme, cardThemes } from '#features/gift-cards/rules/card-themes.ts'
import { readCardsForm } from '#features/gift-cards/rules/cards-form.ts'
import { mostCards } from '#features/gift-cards/rules/gift-card.ts'
import { GiftCardFace } from '#features/gift-cards/ui/gift-card-face.tsx'
import { capital } from '#platform/i18n/calendar-days.ts'
import { formatRound } from '#platform/i18n/format.ts'
import { languageOf } from '#platform/i18n/languages.ts'
import { pathOf } from '#platform/pages/paths.ts'
import { servicesContext } from '#platform/server/http/context.ts'
import { i18nFor } from '#platform/server/i18n.ts'
import { Anchor } from '#platform/ui/anchor.tsx'
import { ButtonLink } from '#platform/ui/button.tsx'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { pageMeta } from '#platform/ui/seo/page-meta.ts'
import { useFrame } from '#platform/ui/shell/use-frame.ts'
import type { Route } from './+types/landing'
import { OneCard } from './one-card.tsx'
import type { CardsView } from './use-cards.ts'

export function loader({ url, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const language = languageOf(url.pathname)
  const { t } = i18nFor(language)
  const { site, giftCards } = services.config
  const today = dayShown(services, url.searchParams)
  const view: CardsView = {
    form: readCardsForm(new URLSearchParams(), language),
    wrong: null,
    bounds: giftCards,
    today,
    purchase: null,
  }
  const { giftSpas } = site.figures
  return {
    words: {
      title: t('giftCards.title'),
      description: t('giftCards.description', { brand: site.brand, giftSpas, ...giftCards }),
      image: 'gift-box-sage.jpg',
    },
    view,
    refund: capital(refundTerm(today, language, t).time),
    faq: faqPage(services, 'gift-cards-faq', language, today),
  }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(matches, loaderData?.words ?? {})

/** An example amount per design, in cents. */
const amounts: Record<CardTheme, number> = { water: 7500, petals: 12000, gift: 5000, zen: 3000, oils: 10000 }

export default function GiftCards({ loaderData: { faq, view, refund } }: Route.ComponentProps) {
  const { t } = useTranslation()
  const { site, language } = useFrame()
  return (
    <div className="wrap page">
      <div className="gift-head mb-48">
        <h1>{t('giftCards.heading')}</h1>
        <p className="lead balance">{t('giftCards.lead', { giftSpas: site.figures.giftSpas })}</p>
      </div>
      <OneCard view={view} refund={refund} />
      <div className="gift-companies between flex-wrap mt-48">
        <div>
          <b>{t('giftCards.companies.title')}</b>
          <p>{t('giftCards.companies.text', { most: mostCards })}</p>
        </div>
        <ButtonLink variant="secondary" icon="building" href={pathOf('giftCardsForCompanies', language)}>
          {t('giftCards.companies.link')}
        </ButtonLink>
      </div>
      <p className="mt-40">
        <Anchor className="link" href={pathOf('giftCardBalance', language)}>
          {t('giftCards.balanceLink')}
        </Anchor>
      </p>
      <section className="sec">
        <h2>{t('giftCards.designs')}</h2>
        <p className="soft paragraph">{t('giftCards.designsLead')}</p>
        <div className="cards-grid g3 mt-28">
          {cardThemes.map((theme) => (
            <GiftCardFace
              key={theme}
              theme={theme}
              brand={site.brand}
              title={t(`giftCards.themes.${theme}.title`)}
              amount={formatRound({ amount: amounts[theme], currency: 'EUR' })}
            >
              {t('giftCards.preview.for')} <b>Elena</b>
              <br />
              {t('giftCards.preview.by', { from: 'Marta' })}
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

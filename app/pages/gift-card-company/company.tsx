import '#app/styles/pages/purchase.css'
import '#app/styles/pages/gift-cards/cards.css'
import '#app/styles/pages/gift-cards/company.css'
import { data } from 'react-router'
import { useTranslation } from '#app/i18n.tsx'
import { pageMeta } from '#app/seo/page-meta.ts'
import { mostCards } from '#domain/gift-cards/gift-card.ts'
import { emptyCompanyForm, isReady, toCompanyCards } from '#domain/gift-cards/list/company-form.ts'
import { largestList } from '#domain/gift-cards/list/list-file.ts'
import { languageOf } from '#domain/site/languages.ts'
import { trapField } from '#domain/site/trap-field.ts'
import { cardRules } from '#server/gift-cards/card-rules.ts'
import { servicesContext } from '#server/http/context.ts'
import { largestTexts, readParts } from '#server/http/forms/sent-parts.ts'
import { guardWrite } from '#server/http/guards/guard-write.ts'
import { i18nFor } from '#server/i18n.ts'
import { ownerOf } from '#server/purchases/core/purchase-owner.ts'
import { chosenList } from '#server/purchases/kinds/gift-card/chosen-cards.ts'
import { readCompanyForm, readLogo } from '#server/purchases/kinds/gift-card/read-company-form.ts'
import { beginPurchase } from '../checkout/begin-purchase.ts'
import { PurchaseSteps } from '../checkout/purchase-steps.tsx'
import { RefusedBanner } from '../checkout/refused-banner.tsx'
import { revalidateOnClientError } from '../checkout/revalidate-on-client-error.ts'
import { WaysToBuy } from '../gift-cards/ways-to-buy.tsx'
import type { Route } from './+types/company'
import { CompanyStep } from './company-step.tsx'
import type { CompanyAnswer, CompanyView } from './company-view.ts'

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const language = languageOf(url.pathname)
  const owner = ownerOf(services, request)
  const chosen = await chosenList(services, url.searchParams.get('purchase'), owner, language)
  const view: CompanyView = {
    form: chosen?.form ?? emptyCompanyForm(),
    fileProblem: null,
    logoProblem: null,
    isTried: false,
    ...cardRules(services),
    purchase: chosen?.purchase ?? null,
  }
  return { title: i18nFor(language).t('companyCards.title'), view }
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const language = languageOf(url.pathname)
  const body = new Uint8Array(await request.arrayBuffer())
  const parts = await readParts(body, request.headers.get('content-type') ?? '', largestList + largestTexts)
  const rules = cardRules(services)
  const read = readCompanyForm(parts, rules, language)
  const { checked, fileProblem, goesOn } = read
  const sent = await guardWrite(context, parts.files.has('logoFile') ? 'logos' : 'purchase', () =>
    readLogo(services, parts),
  )
  const { logo, logoProblem } = sent.ok ? sent.value : { logo: read.form.logo, logoProblem: null }
  const form = { ...read.form, logo }
  const purchase = parts.texts.get('purchase') || null
  const view: CompanyView = { form, fileProblem, logoProblem, isTried: goesOn, ...rules, purchase }
  if (!sent.ok) return answer({ view, refused: sent }, sent.init)
  if (!goesOn || parts.texts.get(trapField)) return answer({ view })
  if (fileProblem || logoProblem || !isReady(checked)) return answer({ view }, { status: 400 })

  const goods = { cards: toCompanyCards(form, rules, language), company: { logo: form.logo || null } }
  const refused = await beginPurchase({ request, context }, { kind: 'gift-card', goods, language, purchase })
  // What was checked above is always sold: that it is not can only be a fault of ours.
  if (!('init' in refused)) return answer({ view, refused: unsold }, { status: 409 })
  return answer({ view, refused }, refused.init)
}

const unsold = { error: 'not-saved', minutes: 0 } as const

const answer = (said: CompanyAnswer, init?: ResponseInit) => data(said, init)

export const shouldRevalidate = revalidateOnClientError

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(matches, { title: loaderData?.title, isPrivate: true })

export default function CompanyCards({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation()
  const view = actionData?.view ?? loaderData.view
  return (
    <div className="wrap checkout">
      <PurchaseSteps current="start" />
      <div className="start-head gc-start">
        <h1>{t('companyCards.heading')}</h1>
        <p className="lead">{t('companyCards.lead', { most: mostCards })}</p>
        {actionData?.refused && <RefusedBanner refused={actionData.refused} />}
      </div>
      <WaysToBuy current="companies" />
      <CompanyStep view={view} isAnswered={actionData !== undefined} />
    </div>
  )
}

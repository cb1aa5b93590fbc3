import { listHeading } from '#features/gift-cards/rules/list/card-list.ts'
import '#features/checkout/ui/purchase.css'
import '#features/gift-cards/pages/cards.css'
import '#features/gift-cards/pages/company.css'
import { data } from 'react-router'
import { ownerOf } from '#features/checkout/server/purchases/core/purchase-owner.ts'
import { beginPurchase } from '#features/checkout/ui/begin-purchase.ts'
import { PurchaseSteps } from '#features/checkout/ui/purchase-steps.tsx'
import { RefusedBanner } from '#features/checkout/ui/refused-banner.tsx'
import { revalidateOnClientError } from '#features/checkout/ui/revalidate-on-client-error.ts'
import { mostCards } from '#features/gift-cards/rules/gift-card.ts'
import { emptyCompanyForm, isReady, toCompanyCards } from '#features/gift-cards/rules/list/company-form.ts'
import { largestList } from '#features/gift-cards/rules/list/list-file.ts'
import { cardRules } from '#features/gift-cards/server/gift-card-settings.ts'
import { chosenList } from '#features/gift-cards/server/purchase/chosen-cards.ts'
import { readCompanyForm, readLogo } from '#features/gift-cards/server/purchase/read-company-form.ts'
import { trapField } from '#platform/forms/field-lengths.ts'
import { languageOf } from '#platform/i18n/languages.ts'
import { servicesContext } from '#platform/server/http/context.ts'
import { largestTexts, readParts } from '#platform/server/http/forms/multipart.ts'
import { guardWrite } from '#platform/server/http/guards/guard-write.ts'
import { i18nFor } from '#platform/server/i18n.ts'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { WaysToBuy } from '../ways-to-buy.tsx'
import type { Route } from './+types/company'
import { CompanyStep } from './company-step.tsx'
import type { CompanyAnswer, CompanyView } from './use-company.ts'

export { actionHeaders as headers, privateMeta as meta } from '#platform/ui/seo/private-page.ts'

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
  const rules = { ...cardRules(services), heading: listHeading(i18nFor(language).t) }
  const read = readCompanyForm(parts, rules, language)
  const { checked, fileProblem, goesOn } = read
  const sent = await guardWrite(context, parts.files.has('logoFile') ? 'logos' : 'purchase', () =>
    readLogo(services, parts),
  )
  const { logo, logoProblem } = sent.ok ? sent.value : { logo: read.form.logo, logoProblem: null }
  const form = { ...read.form, logo }
  const purchase = parts.texts.get('purchase') || null
  const view: CompanyView = { form, fileProblem, logoProblem, isTried: goesOn, ...rules, purchase }
  if (!sent.ok) return data<CompanyAnswer>({ view, refused: sent }, sent.init)
  if (!goesOn || parts.texts.get(trapField)) return data<CompanyAnswer>({ view })
  if (fileProblem || logoProblem || !isReady(checked)) return data<CompanyAnswer>({ view }, { status: 400 })

  const goods = { cards: toCompanyCards(form, rules, language), company: { logo: form.logo || null } }
  const refused = await beginPurchase({ request, context }, { kind: 'gift-card', goods, language, purchase })
  // What was checked above is always sold: that it is not can only be a fault of ours.
  if (!('init' in refused)) return data<CompanyAnswer>({ view, refused: unsold }, { status: 409 })
  return data<CompanyAnswer>({ view, refused }, refused.init)
}

const unsold = { error: 'not-saved', minutes: 0 } as const

export const shouldRevalidate = revalidateOnClientError

export default function CompanyCards({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation()
  const view = actionData?.view ?? loaderData.view
  return (
    <div className="wrap checkout">
      <PurchaseSteps current="start" />
      <div className="start-head mb-24 mt-56">
        <h1>{t('companyCards.heading')}</h1>
        <p className="lead">{t('companyCards.lead', { most: mostCards })}</p>
        {actionData?.refused && <RefusedBanner refused={actionData.refused} />}
      </div>
      <WaysToBuy current="companies" />
      <CompanyStep view={view} isAnswered={actionData !== undefined} />
    </div>
  )
}

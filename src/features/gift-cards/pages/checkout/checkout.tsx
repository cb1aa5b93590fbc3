import '#features/checkout/ui/purchase.css'
import '#features/gift-cards/pages/cards.css'
import { data } from 'react-router'
import { ownerOf } from '#features/checkout/server/purchases/core/purchase-owner.ts'
import { beginPurchase } from '#features/checkout/ui/begin-purchase.ts'
import { PurchaseSteps } from '#features/checkout/ui/purchase-steps.tsx'
import { RefusedBanner, type WriteRefused } from '#features/checkout/ui/refused-banner.tsx'
import { revalidateOnClientError } from '#features/checkout/ui/revalidate-on-client-error.ts'
import { toCard } from '#features/gift-cards/rules/card-draft.ts'
import { changeCards, firstWrong, readCardsChange, readCardsForm } from '#features/gift-cards/rules/cards-form.ts'
import { cardRules } from '#features/gift-cards/server/gift-card-settings.ts'
import { chosenCards } from '#features/gift-cards/server/purchase/chosen-cards.ts'
import { trapField } from '#platform/forms/field-lengths.ts'
import { languageOf } from '#platform/i18n/languages.ts'
import { servicesContext } from '#platform/server/http/context.ts'
import { i18nFor } from '#platform/server/i18n.ts'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import type { CardsView } from '../use-cards.ts'
import { WaysToBuy } from '../ways-to-buy.tsx'
import type { Route } from './+types/checkout'
import { CardsStep } from './cards-step.tsx'

export { actionHeaders as headers, privateMeta as meta } from '#platform/ui/seo/private-page.ts'

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const language = languageOf(url.pathname)
  const owner = ownerOf(services, request)
  const chosen = await chosenCards(services, url.searchParams.get('purchase'), owner)
  const form = chosen?.form ?? readCardsForm(new URLSearchParams(), language)
  const view: CardsView = { form, wrong: null, ...cardRules(services), purchase: chosen?.purchase ?? null }
  return { title: i18nFor(language).t('giftCards.checkout.title'), view }
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const language = languageOf(url.pathname)
  const sent = new URLSearchParams(await request.text())
  const rules = cardRules(services)
  const typed = readCardsForm(sent, language)
  const purchase = sent.get('purchase')
  const view = (form = typed, wrong = firstWrong(typed, rules)): CardsView => ({ form, wrong, ...rules, purchase })
  const change = readCardsChange(sent.get('intent') ?? '')
  if (change) {
    const form = changeCards(typed, change, rules, language)
    // A card that is wrong stays open, and says why; one that was only added says nothing yet.
    const isStuck = form === typed && change.what !== 'remove'
    return data<Answer>({ view: view(form, isStuck ? firstWrong(typed, rules) : null) })
  }
  if (sent.get(trapField)) return data<Answer>({ view: view() })
  const wrong = firstWrong(typed, rules)
  if (wrong) return data<Answer>({ view: view({ ...typed, open: wrong.card }, wrong) }, { status: 400 })

  const goods = { cards: typed.cards.map((draft) => toCard(draft, rules)) }
  const refused = await beginPurchase({ request, context }, { kind: 'gift-card', goods, language, purchase })
  // What was checked above is always sold: that it is not can only be a fault of ours.
  if (!('init' in refused)) return data<Answer>({ view: view(typed, null), refused: unsold }, { status: 409 })
  return data<Answer>({ view: view(typed, null), refused }, refused.init)
}

const unsold = { error: 'not-saved', minutes: 0 } as const

type Answer = { view: CardsView; refused?: WriteRefused }

export const shouldRevalidate = revalidateOnClientError

export default function GiftCardCheckout({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation()
  const view = actionData?.view ?? loaderData.view
  return (
    <div className="wrap checkout">
      <PurchaseSteps current="start" />
      <div className="start-head mb-24 mt-56">
        <h1>{t('giftCards.checkout.heading')}</h1>
        <p className="lead">{t('giftCards.checkout.lead')}</p>
        {actionData?.refused && <RefusedBanner refused={actionData.refused} />}
      </div>
      <WaysToBuy current="singly" />
      <CardsStep view={view} isAnswered={actionData !== undefined} />
    </div>
  )
}

import { choices } from '#platform/forms/field-lengths.ts'
import './cards.css'
import { useEffect } from 'react'
import { data, useFetcher } from 'react-router'
import { normalCode } from '#features/checkout/rules/coupons/coupon.ts'
import { guardGuess } from '#features/checkout/server/coupons/guard-guess.ts'
import type { WriteRefused } from '#features/checkout/ui/refused-banner.tsx'
import { openedCardCookie, readCardKey } from '#features/gift-cards/server/card-links.ts'
import { extendCard, markOpened } from '#features/gift-cards/server/change-card.ts'
import { type BalanceView, describeBalance } from '#features/gift-cards/server/describe-balance.ts'
import { languageOf } from '#platform/i18n/languages.ts'
import { servicesContext } from '#platform/server/http/context.ts'
import { guardWrite } from '#platform/server/http/guards/guard-write.ts'
import { readForm } from '#platform/server/http/guards/read-form.ts'
import { i18nFor } from '#platform/server/i18n.ts'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import type { Route } from './+types/balance'
import { BalanceForm } from './balance-form.tsx'
import { CardBalance } from './card-balance.tsx'
import { CardPreview } from './card-preview.tsx'

export { privateMeta as meta } from '#platform/ui/seo/private-page.ts'

/** By the link of its e-mail a card is open at once; else its code is asked for. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const language = languageOf(url.pathname)
  const key = url.searchParams.get('key')
  const card = await readCardKey(services, key)
  const view = card && (await describeBalance(services, card.code, { language, isHolder: true }))
  const shown = { title: i18nFor(language).t('giftCards.balance.title'), view }
  return data(shown, key && card ? { headers: { 'Set-Cookie': openedCardCookie(key, services) } } : {})
}

type Answer = { code?: string; view?: BalanceView; notFound?: true; refused?: WriteRefused; extendedTo?: string }

export async function action({ request, url, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const language = languageOf(url.pathname)
  const { values, isHoneypotFilled } = await readForm(request, choices('intent', 'code'))
  const card = await readCardKey(services, url.searchParams.get('key'))
  if (card && values.intent === 'opened') {
    await guardWrite(context, 'voucher', () => markOpened(services, card.code))
    return data<Answer>({})
  }
  if (card && values.intent === 'extend') {
    const written = await guardWrite(context, 'voucher', () => extendCard(services, card.uuid))
    if (!written.ok) return data<Answer>({ refused: written }, written.init)
    return data<Answer>({ ...(written.value.ok && { extendedTo: written.value.value }) })
  }
  const { code } = values
  if (isHoneypotFilled) return data<Answer>({ code, notFound: true })
  const look = () => describeBalance(services, code, { language })
  const isRight = (view: BalanceView | null) => view !== null
  const found = await guardGuess({ request, context }, { group: 'coupon', code, look, isRight })
  if (!found.ok) return data<Answer>({ code, refused: found }, found.init)
  if (!found.value) return data<Answer>({ code, notFound: true }, { status: 400 })
  await markOpened(services, normalCode(code))
  return data<Answer>({ view: found.value })
}

export const headers: Route.HeadersFunction = ({ actionHeaders, loaderHeaders }) =>
  new Headers([...loaderHeaders, ...actionHeaders])

export default function GiftCardBalance({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation()
  const view = actionData?.view ?? loaderData.view
  return (
    <div className="wrap page gc-balance grid items-start gap-64">
      <div>
        <h1>{t('giftCards.balance.heading')}</h1>
        <BalanceForm answer={actionData} hasCard={view !== null} />
      </div>
      {view ? <CardBalance view={view} extendedTo={actionData?.extendedTo} /> : <ExampleCard />}
      {loaderData.view && <Opened />}
    </div>
  )
}

/** Beside the form where there is room, until a card is shown there. */
const ExampleCard = () => (
  <div className="desk" aria-hidden="true">
    <CardPreview draft={{ theme: 'water', amount: '75', otherAmount: '', name: 'Elena', from: 'Marta' }} />
  </div>
)

/** Told by the script of the page: a mail program that looks at links in advance has opened nothing. */
function Opened() {
  const { submit, state, data: answer } = useFetcher()
  useEffect(() => {
    if (state === 'idle' && answer === undefined) void submit({ intent: 'opened' }, { method: 'post' })
  }, [submit, state, answer])
  return null
}

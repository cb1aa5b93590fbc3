import '#features/checkout/ui/purchase.css'
import { useState } from 'react'
import { data, redirectDocument } from 'react-router'
import { buyerStepForm, formParts } from '#features/checkout/rules/purchases/buyer-step.ts'
import { kindOf } from '#features/checkout/server/purchases/core/kind-of.ts'
import { purchaseHref } from '#features/checkout/server/purchases/core/purchase-href.ts'
import { saveBuyer } from '#features/checkout/server/purchases/core/save-buyer.ts'
import { type BuyerStepView, describeBuyerStep } from '#features/checkout/server/purchases/steps/describe-buyer-step.ts'
import { purchasePage, redirectForStep } from '#features/checkout/server/purchases/steps/purchase-page.ts'
import { NotLocated } from '#features/checkout/ui/ended/not-located.tsx'
import { formNotLocated, notLocated } from '#features/checkout/ui/open-purchase-by-link.ts'
import { revalidateOnClientError } from '#features/checkout/ui/revalidate-on-client-error.ts'
import { Step } from '#features/checkout/ui/step.tsx'
import { guardWrite } from '#platform/server/http/guards/guard-write.ts'
import { readForm } from '#platform/server/http/guards/read-form.ts'
import { i18nFor } from '#platform/server/i18n.ts'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { pageMeta } from '#platform/ui/seo/page-meta.ts'
import { type BuyerAnswer, BuyerForm } from '../buyer/buyer-form.tsx'
import type { Route } from './+types/buyer'

export async function loader(args: Route.LoaderArgs) {
  const page = await purchasePage(args)
  if (!page) return notLocated(args.url)
  const elsewhere = redirectForStep(page.purchase, 'buyer')
  if (elsewhere) throw redirectDocument(elsewhere)
  const { t } = i18nFor(page.reader.language)
  const step = describeBuyerStep(page, args.url.searchParams.get('for') === 'gift')
  return { step, words: { title: t(`purchases.words.${step.copyKey}.title`), isPrivate: true } }
}

export async function action(args: Route.ActionArgs) {
  const page = await purchasePage(args)
  if (!page) return formNotLocated()
  const { services, purchase } = page
  const { buyerParts } = kindOf(services, purchase.kind)
  const { values, isHoneypotFilled } = await readForm(args.request, buyerStepForm(formParts(buyerParts)).lengths)
  if (isHoneypotFilled) return data<BuyerAnswer>({ values })
  const written = await guardWrite(args.context, 'purchase', () =>
    saveBuyer(services, purchase, values, { asksTerms: true }),
  )
  if (!written.ok) return data<BuyerAnswer>({ values, refused: written }, written.init)
  const saved = written.value
  // The policy that lets the card's form in comes with the document, so the next step is one of its own.
  if (saved.ok) throw redirectDocument(purchaseHref(purchase, 'payment'), 303)
  if (saved.error === 'closed')
    return data<BuyerAnswer>({ values, refused: { error: 'closed', minutes: 0 } }, { status: 409 })
  return data<BuyerAnswer>({ values, problems: saved.problems }, { status: 400 })
}

export const shouldRevalidate = revalidateOnClientError

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(matches, loaderData?.words ?? {})

export default function BuyerPage({ loaderData: { step }, actionData }: Route.ComponentProps) {
  return step ? <BuyerStep step={step} answer={actionData ?? undefined} /> : <NotLocated what="sale" />
}

function BuyerStep({ step, answer }: { step: BuyerStepView; answer?: BuyerAnswer }) {
  const { t } = useTranslation()
  const values = answer?.values ?? step.values
  const [isPosted, setPosted] = useState(Boolean(values.isPostal))
  const [isGift, setGift] = useState(Boolean(values.isGift))
  const [name, setName] = useState(values.beneficiaryName ?? '')
  const giftFor = name.trim() ? t('purchases.summary.giftFor', { name: name.trim() }) : t('purchases.summary.gift')
  const summary = { ...((isPosted && step.posted) || step.summary), giftFor: isGift ? giftFor : null }
  const follow = (typed: FormData) => {
    setPosted(Boolean(typed.get('isPostal')))
    setGift(Boolean(typed.get('isGift')))
    setName(String(typed.get('beneficiaryName') ?? ''))
  }
  return (
    <Step
      current="buyer"
      title={t(`purchases.words.${step.copyKey}.title`)}
      summary={summary}
      hold={step.hold}
      canChange
    >
      <BuyerForm step={step} answer={answer} onChange={follow} />
    </Step>
  )
}

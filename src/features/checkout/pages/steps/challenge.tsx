import { choices } from '#platform/forms/field-lengths.ts'
import '#features/checkout/ui/purchase.css'
import { openAttemptOf } from '#features/checkout/server/payments/attempts/attempt-row.ts'
import { describeChallenge } from '#features/checkout/server/payments/attempts/describe-challenge.ts'
import { resumePayment } from '#features/checkout/server/payments/attempts/resume-payment.ts'
import { purchaseHref } from '#features/checkout/server/purchases/core/purchase-href.ts'
import { purchasePage } from '#features/checkout/server/purchases/steps/purchase-page.ts'
import { NotLocated } from '#features/checkout/ui/ended/not-located.tsx'
import { formNotLocated, notLocated } from '#features/checkout/ui/open-purchase-by-link.ts'
import { redirectToNextStep } from '#features/checkout/ui/redirect-to-next-step.ts'
import { revalidateOnClientError } from '#features/checkout/ui/revalidate-on-client-error.ts'
import { Step } from '#features/checkout/ui/step.tsx'
import { readForm } from '#platform/server/http/guards/read-form.ts'
import { i18nFor } from '#platform/server/i18n.ts'
import { pageMeta } from '#platform/ui/seo/page-meta.ts'
import { BankStep } from '../payment/bank-step.tsx'
import type { Route } from './+types/challenge'

/** Spec 2.5: 3-D Secure, and the way to a provider's page that wants a form. */
export async function loader(args: Route.LoaderArgs) {
  const page = await purchasePage(args)
  if (!page) return notLocated(args.url)
  const bank = await describeChallenge(page)
  if (!bank) throw await redirectToNextStep(page)
  const { t } = i18nFor(page.reader.language)
  const leaveHref = purchaseHref(page.purchase, 'return')
  const isElsewhere = bank.requiredAction.kind === 'form'
  const title = isElsewhere ? t('purchases.bank.formTitle', { method: bank.method }) : t('purchases.bank.title')
  const isAgain = args.url.searchParams.has('again')
  return { step: { bank, isAgain, leaveHref }, words: { title, isPrivate: true } }
}

/** The hidden frame is done with the browser, or its ten seconds are over. */
export async function action(args: Route.ActionArgs) {
  const page = await purchasePage(args)
  if (!page) return formNotLocated()
  const { services, purchase } = page
  const { values } = await readForm(args.request, choices('device'))
  const attempt = await openAttemptOf(services.db, purchase.uuid)
  if (attempt?.requiredAction?.kind === 'device') {
    await resumePayment(services, attempt.order, { kind: 'device', isCompleted: values.device === 'done' })
  }
  throw await redirectToNextStep(page)
}

export const shouldRevalidate = revalidateOnClientError

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(matches, loaderData?.words ?? {})

export default function Challenge({ loaderData: { step, words } }: Route.ComponentProps) {
  if (!step) return <NotLocated what="sale" />
  return (
    <Step current="payment" title={words.title} summary={step.bank.summary}>
      <BankStep {...step} />
    </Step>
  )
}

import { choices } from '#domain/forms/field-lengths.ts'
import '#app/styles/pages/purchase.css'
import { NotLocated } from '#app/pages/purchases/not-located.tsx'
import { pageMeta } from '#app/seo/page-meta.ts'
import { readForm } from '#server/http/guards/read-form.ts'
import { i18nFor } from '#server/i18n.ts'
import { openAttemptOf } from '#server/payments/attempts/attempt-row.ts'
import { describeChallenge } from '#server/payments/attempts/describe-challenge.ts'
import { resumePayment } from '#server/payments/attempts/resume-payment.ts'
import { purchaseHref } from '#server/purchases/core/purchase-href.ts'
import { purchasePage } from '#server/purchases/steps/purchase-page.ts'
import { formNotLocated, notLocated } from '../not-located.ts'
import { BankStep } from '../payment/bank-step.tsx'
import { redirectToNextStep } from '../redirect-to-next-step.ts'
import { revalidateOnClientError } from '../revalidate-on-client-error.ts'
import { Step } from '../step.tsx'
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

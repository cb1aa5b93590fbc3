import '#app/styles/pages/purchase.css'
import { data, redirectDocument } from 'react-router'
import { LinkOver } from '#app/pages/purchases/link-over.tsx'
import { NotLocated } from '#app/pages/purchases/not-located.tsx'
import { pageMeta } from '#app/seo/page-meta.ts'
import { i18nFor } from '#server/i18n.ts'
import { describeConfirmation } from '#server/purchases/steps/describe-confirmation.ts'
import { redirectForStep } from '#server/purchases/steps/redirect-for-step.ts'
import { Confirmation } from '../confirmation/confirmation.tsx'
import { MissingFile } from '../confirmation/missing-file.tsx'
import { openPurchaseByLink } from '../open-purchase-by-link.ts'
import type { Route } from './+types/confirmation'

/** Spec 8: a sale that can't be located says so, with the way to support; it is the same for what is not yours. */
export async function loader(args: Route.LoaderArgs) {
  const { page, isOver, init } = await openPurchaseByLink(args)
  if (!page) return data({ view: null, isOver, isFileMissing: false, words: { isPrivate: true } }, init)
  const elsewhere = redirectForStep(page.purchase, 'confirmation')
  if (elsewhere) throw redirectDocument(elsewhere, init)
  const view = await describeConfirmation(page)
  const isFileMissing = args.url.searchParams.get('file') === 'missing'
  const { t } = i18nFor(page.reader.language)
  const words = { title: t('purchases.steps.confirmation'), isPrivate: true }
  return data({ view, isOver, isFileMissing, words }, init)
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(matches, loaderData?.words ?? {})

export default function ConfirmationPage({ loaderData: { view, isOver, isFileMissing } }: Route.ComponentProps) {
  if (isOver) return <LinkOver />
  if (!view) return <NotLocated what="sale" />
  return (
    <>
      {isFileMissing && <MissingFile words={view.words} />}
      <Confirmation view={view} />
    </>
  )
}

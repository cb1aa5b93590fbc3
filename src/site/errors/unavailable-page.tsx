import { useContext } from 'react'
import { useLocation } from 'react-router'
import { languageOf } from '#platform/i18n/languages.ts'
import type { PageFrame } from '#platform/pages/page-frame.ts'
import { pathOf } from '#platform/pages/paths.ts'
import { Banner } from '#platform/ui/banner.tsx'
import { ButtonLink } from '#platform/ui/button.tsx'
import { EmptyState } from '#platform/ui/empty-state.tsx'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { SupportContext } from '#platform/ui/shell/support.ts'
import { errorTitle } from './error-page.tsx'

/** Where the page needs what can't be asked just now: that it comes back, and on a payment's pages what about the money. */
export function UnavailablePage({ frame }: { frame?: PageFrame }) {
  const { t } = useTranslation()
  const { pathname, search } = useLocation()
  const email = useContext(SupportContext)
  return (
    <div className="wrap section">
      <title>{errorTitle(t('errors.unavailable.title'), frame)}</title>
      <meta name="robots" content="noindex" />
      <EmptyState heading="h1" title={t('errors.unavailable.title')} text={t('errors.unavailable.body', { email })}>
        {isOfPayment.test(pathname) && (
          <div className="mb-48 text-left">
            <Banner kind="warn" title={t('errors.unavailable.payingTitle')}>
              {t('errors.unavailable.paying')}
            </Banner>
          </div>
        )}
        <div className="row justify-center">
          <ButtonLink href={pathname + search} prefetch="none">
            {t('errors.unavailable.again')}
          </ButtonLink>
          <ButtonLink href={pathOf('home', languageOf(pathname))} variant="secondary">
            {t('errors.home')}
          </ButtonLink>
        </div>
      </EmptyState>
    </div>
  )
}

/** From the step on which it is chosen how to pay: from there on something may have been charged. */
const isOfPayment = /\/(checkout\/(payment|return)|redsys\/challenge|confirmation)\/$/

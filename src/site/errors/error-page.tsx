import { useContext } from 'react'
import { useLocation } from 'react-router'
import { languageOf } from '#platform/i18n/languages.ts'
import type { PageFrame } from '#platform/pages/page-frame.ts'
import { pathOf, sectionPath } from '#platform/pages/paths.ts'
import { ButtonLink } from '#platform/ui/button.tsx'
import { EmptyState } from '#platform/ui/empty-state.tsx'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { SupportContext } from '#platform/ui/shell/support.ts'

/** Spec 2.9: 'Page Not Found: {path}' or 'Internal Server Error', with words and a way on. */
export function ErrorPage({ status, frame }: { status: number; frame?: PageFrame }) {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const email = useContext(SupportContext)
  const language = languageOf(pathname)
  const kind = status === 404 ? 'notFound' : status < 500 ? 'badRequest' : 'internal'
  return (
    <div className="wrap section">
      <title>{errorTitle(t(`errors.${kind}.title`), frame)}</title>
      <meta name="robots" content="noindex" />
      <EmptyState heading="h1" title={t(`errors.${kind}.title`)} text={t(`errors.${kind}.body`, { email })}>
        <div className="row justify-center">
          <ButtonLink href={pathOf('home', language)}>{t('errors.home')}</ButtonLink>
          {frame?.features.spas && (
            <ButtonLink href={sectionPath('spas', language)} variant="secondary">
              {t('errors.spas')}
            </ButtonLink>
          )}
        </div>
        <p className="small muted">{kind === 'notFound' ? `Page Not Found: ${pathname}` : 'Internal Server Error'}</p>
      </EmptyState>
    </div>
  )
}

/** 'Page · product name', as on every page; without a frame the product's name is not known. */
export const errorTitle = (title: string, frame?: Pick<PageFrame, 'site'>) =>
  frame ? `${title} · ${frame.site.brand}` : title

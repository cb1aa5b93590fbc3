import { useTranslation } from '#app/i18n.tsx'
import { pageMeta } from '#app/seo/page-meta.ts'
import { useFrame } from '#app/shell/use-frame.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Panel } from '#app/ui/cards/panel.tsx'
import { EmailAddress } from '#app/ui/email-address.tsx'
import { languageOf } from '#domain/site/languages.ts'
import { pathOf } from '#i18n/paths.ts'
import { servicesContext } from '#server/http/context.ts'
import { i18nFor } from '#server/i18n.ts'
import { type EmailField, EmailForm } from '../help/email-form.tsx'
import { HelpPage } from '../help/help-page.tsx'
import { mailto } from '../help/mailto.ts'
import type { Route } from './+types/contact'

export function loader({ url, context }: Route.LoaderArgs) {
  const { t } = i18nFor(languageOf(url.pathname))
  const { brand } = context.get(servicesContext).config.site
  return { title: t('content.contact.title'), description: t('content.contact.description', { brand }) }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(matches, loaderData ?? {})

const fields: EmailField[] = [{ name: 'name' }, { name: 'email' }, { name: 'reference', isOptional: true }]

export default function Contact() {
  const { t } = useTranslation()
  const { site, language } = useFrame()
  return (
    <HelpPage title={t('content.contact.title')} lead={t('content.contact.lead')}>
      <div className="help-panels">
        <Panel>
          <h2 className="panel-title">{t('content.contact.byMail')}</h2>
          <p className="soft paragraph">
            <a className="link" href={mailto(site.supportEmail)}>
              <EmailAddress>{site.supportEmail}</EmailAddress>
            </a>
          </p>
          <EmailForm to={site.supportEmail} subject={t('content.contact.subject')} fields={fields} />
        </Panel>
        <div className="stack">
          <Panel>
            <h2 className="panel-title">{t('content.contact.byPhone')}</h2>
            <p>
              <a className="link" href={`tel:${site.supportPhone.replaceAll(' ', '')}`}>
                {site.supportPhone}
              </a>
            </p>
            <p className="small muted">{t('content.contact.hours')}</p>
          </Panel>
          <Panel>
            <h2 className="panel-title">{t('content.contact.faq')}</h2>
            <p className="soft">{t('content.contact.faqText')}</p>
            <div className="panel-action">
              <ButtonLink href={pathOf('faq', language)} variant="secondary" size="sm">
                {t('content.contact.seeFaq')}
              </ButtonLink>
            </div>
          </Panel>
        </div>
      </div>
    </HelpPage>
  )
}

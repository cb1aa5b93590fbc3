import { useTranslation } from '#app/i18n.tsx'
import { pageMeta } from '#app/seo/page-meta.ts'
import { useFrame } from '#app/shell/use-frame.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Panel } from '#app/ui/cards/panel.tsx'
import { EmailAddress } from '#app/ui/email-address.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { languageOf } from '#domain/site/languages.ts'
import { pathOf } from '#i18n/paths.ts'
import { libraryPhoto } from '#server/catalogue/library-photo.ts'
import { servicesContext } from '#server/http/context.ts'
import { i18nFor } from '#server/i18n.ts'
import { type EmailField, EmailForm } from '../help/email-form.tsx'
import { HelpPage, helpPhotoSizes } from '../help/help-page.tsx'
import { mailto } from '../help/mailto.ts'
import type { Route } from './+types/contact'
import { SupportPhone } from './support-phone.tsx'

export function loader({ url, context }: Route.LoaderArgs) {
  const language = languageOf(url.pathname)
  const { t } = i18nFor(language)
  const { brand } = context.get(servicesContext).config.site
  return {
    words: { title: t('content.contact.title'), description: t('content.contact.description', { brand }) },
    photo: libraryPhoto('relax-room-garden.jpg', language),
  }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(matches, loaderData?.words ?? {})

const fields: EmailField[] = [{ name: 'name' }, { name: 'email' }, { name: 'reference', isOptional: true }]

export default function Contact({ loaderData: { photo } }: Route.ComponentProps) {
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
          <Picture {...photo} ratio="wide" sizes={helpPhotoSizes} priority />
          <Panel>
            <h2 className="panel-title">{t('content.contact.byPhone')}</h2>
            <SupportPhone />
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

import { useTranslation } from '#app/i18n.tsx'
import { pageMeta } from '#app/seo/page-meta.ts'
import { useFrame } from '#app/shell/use-frame.ts'
import { Panel } from '#app/ui/cards/panel.tsx'
import { EmailAddress } from '#app/ui/email-address.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { Steps } from '#app/ui/steps.tsx'
import { languageOf } from '#domain/site/languages.ts'
import { libraryPhoto } from '#server/catalogue/library-photo.ts'
import { servicesContext } from '#server/http/context.ts'
import { i18nFor } from '#server/i18n.ts'
import { type EmailField, EmailForm } from '../help/email-form.tsx'
import { HelpPage, helpPhotoSizes } from '../help/help-page.tsx'
import { mailto } from '../help/mailto.ts'
import type { Route } from './+types/are-you-a-spa'

export function loader({ url, context }: Route.LoaderArgs) {
  const language = languageOf(url.pathname)
  const { t } = i18nFor(language)
  const { brand } = context.get(servicesContext).config.site
  return {
    words: { title: t('content.areYouASpa.title'), description: t('content.areYouASpa.description', { brand }) },
    photo: libraryPhoto('yoga-room-low-sun.jpg', language),
  }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(matches, loaderData?.words ?? {})

const fields: EmailField[] = [
  { name: 'spa' },
  { name: 'city' },
  { name: 'name' },
  { name: 'email' },
  { name: 'web', isOptional: true },
]

export default function AreYouASpa({ loaderData: { photo } }: Route.ComponentProps) {
  const { t } = useTranslation()
  const { site } = useFrame()
  return (
    <HelpPage title={t('content.areYouASpa.title')} lead={t('content.areYouASpa.lead')}>
      <div className="cards-grid g3 help-panels-three">
        {(['reach', 'simple', 'software'] as const).map((point) => (
          <Panel key={point}>
            <h2 className="panel-title">{t(`content.areYouASpa.points.${point}.title`)}</h2>
            <p className="soft">{t(`content.areYouASpa.points.${point}.text`)}</p>
          </Panel>
        ))}
      </div>
      <section className="help-section">
        <h2>{t('content.areYouASpa.how')}</h2>
        <Steps
          steps={(['write', 'visit', 'open'] as const).map((step) => ({
            title: t(`content.areYouASpa.steps.${step}.title`),
            text: t(`content.areYouASpa.steps.${step}.text`),
          }))}
        />
      </section>
      <div className="help-panels">
        <Panel>
          <h2 className="panel-title">{t('content.areYouASpa.write')}</h2>
          <EmailForm to={site.supportEmail} subject={t('content.areYouASpa.subject')} fields={fields} />
          <p className="small muted">
            <a className="link" href={mailto(site.supportEmail, t('content.areYouASpa.subject'))}>
              <EmailAddress>{site.supportEmail}</EmailAddress>
            </a>
          </p>
        </Panel>
        <Picture {...photo} ratio="square" sizes={helpPhotoSizes} />
      </div>
    </HelpPage>
  )
}

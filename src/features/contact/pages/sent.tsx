import { data } from 'react-router'
import { readSent } from '#features/contact/server/sent-link.ts'
import { languageOf } from '#platform/i18n/languages.ts'
import { pathOf } from '#platform/pages/paths.ts'
import { servicesContext } from '#platform/server/http/context.ts'
import { i18nFor } from '#platform/server/i18n.ts'
import { ButtonLink } from '#platform/ui/button.tsx'
import { Panel } from '#platform/ui/cards/panel.tsx'
import { HelpPage } from '#platform/ui/help/help-page.tsx'
import { LinkEnd } from '#platform/ui/help/link-end.tsx'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { pageMeta } from '#platform/ui/seo/page-meta.ts'
import { useFrame } from '#platform/ui/shell/use-frame.ts'
import { Steps } from '#platform/ui/steps.tsx'
import type { Route } from './+types/sent'

export function loader({ url, context }: Route.LoaderArgs) {
  const key = url.searchParams.get('key')
  const sent = key ? readSent(context.get(servicesContext), key) : null
  const { t } = i18nFor(languageOf(url.pathname))
  const title = t(sent ? `contact.sent.${sent.form}.title` : 'contact.sent.unknownTitle')
  return data({ sent, title }, { status: key && !sent ? 404 : 200 })
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(matches, { title: loaderData?.title, isPrivate: true })

/** After a form was sent: its number, and what happens next. Loading it again sends nothing. */
export default function MessageSent({ loaderData: { sent, title } }: Route.ComponentProps) {
  const { t } = useTranslation()
  const { language } = useFrame()
  if (!sent) {
    const onward = { href: pathOf('contact', language), next: t('contact.sent.toForm') }
    return <LinkEnd title={title} text={t('contact.sent.unknown')} {...onward} />
  }
  const { form, ticket } = sent
  return (
    <HelpPage title={title} lead={t(`contact.sent.${form}.text`)}>
      <Panel className="ticket-panel">
        <p className="ticket-number">{t('contact.sent.number', { ticket })}</p>
      </Panel>
      <section className="help-section">
        <h2 className="mb-32">{t('contact.sent.next')}</h2>
        <Steps
          steps={(['mail', 'answer', 'more'] as const).map((step) => ({
            title: t(`contact.sent.${form}.steps.${step}.title`),
            text: t(`contact.sent.${form}.steps.${step}.text`),
          }))}
        />
      </section>
      <ButtonLink href={pathOf('home', language)} variant="secondary">
        {t('contact.sent.home')}
      </ButtonLink>
    </HelpPage>
  )
}

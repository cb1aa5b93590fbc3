import { applicationForm } from '#features/contact/rules/contact-forms.ts'
import { submitSpaApplication } from '#features/contact/server/submit-messages.ts'
import { languageOf } from '#platform/i18n/languages.ts'
import { pathOf } from '#platform/pages/paths.ts'
import { servicesContext } from '#platform/server/http/context.ts'
import { readForm } from '#platform/server/http/guards/read-form.ts'
import { Panel } from '#platform/ui/cards/panel.tsx'
import { HelpPage, helpPhotoSizes } from '#platform/ui/help/help-page.tsx'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { Picture } from '#platform/ui/picture.tsx'
import { pageMeta } from '#platform/ui/seo/page-meta.ts'
import { Steps } from '#platform/ui/steps.tsx'
import type { Route } from './+types/are-you-a-spa'
import { ApplicationForm } from './application-form.tsx'
import { loadMessagePage } from './load-message-page.ts'
import { proofFields, receiveMessage } from './receive-message.ts'

export const loader = (args: Route.LoaderArgs) => loadMessagePage(args, 'areYouASpa', 'yoga-room-low-sun.jpg')

export async function action({ request, url, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const language = languageOf(url.pathname)
  const posted = await readForm(request, { ...applicationForm.lengths, ...proofFields })
  const { values: draft } = posted
  return receiveMessage(context, {
    posted,
    problems: applicationForm.problems(draft),
    form: 'application',
    sentPath: pathOf('applicationSent', language),
    submit: (proof) => submitSpaApplication(services, { draft, language, proof }),
  })
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(matches, loaderData?.words ?? {})

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export default function AreYouASpa({ loaderData: { photo, token }, actionData }: Route.ComponentProps) {
  const { t } = useTranslation()
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
        <h2 className="mb-32">{t('content.areYouASpa.how')}</h2>
        <Steps
          steps={(['write', 'visit', 'open'] as const).map((step) => ({
            title: t(`content.areYouASpa.steps.${step}.title`),
            text: t(`content.areYouASpa.steps.${step}.text`),
          }))}
        />
      </section>
      <div className="help-panels grid gap-24 items-start">
        <Panel>
          <h2 className="panel-title">{t('content.areYouASpa.write')}</h2>
          <ApplicationForm token={token} answer={actionData} />
        </Panel>
        <Picture {...photo} ratio="square" sizes={helpPhotoSizes} />
      </div>
    </HelpPage>
  )
}

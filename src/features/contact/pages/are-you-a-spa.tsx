import { applicationForm } from '#features/contact/rules/contact-forms.ts'
import { submitSpaApplication } from '#features/contact/server/submit-messages.ts'
import { languageOf } from '#platform/i18n/languages.ts'
import { pathOf } from '#platform/pages/paths.ts'
import { servicesContext } from '#platform/server/http/context.ts'
import { readForm } from '#platform/server/http/guards/read-form.ts'
import { Panel } from '#platform/ui/cards/panel.tsx'
import { Input, Textarea } from '#platform/ui/forms/field.tsx'
import { HelpPage, helpPhotoSizes } from '#platform/ui/help/help-page.tsx'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { Picture } from '#platform/ui/picture.tsx'
import { pageMeta } from '#platform/ui/seo/page-meta.ts'
import { useFrame } from '#platform/ui/shell/use-frame.ts'
import { Steps } from '#platform/ui/steps.tsx'
import type { Route } from './+types/are-you-a-spa'
import type { MessageAnswer } from './message-answer.ts'
import { MessageForm } from './message-form.tsx'
import { loadMessagePage, proofFields, receiveMessage } from './receive-message.ts'

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

function ApplicationForm({ token, answer }: { token: string; answer?: MessageAnswer }) {
  const { t } = useTranslation()
  const { language } = useFrame()
  const labels = {
    venue: t('contact.venue'),
    place: t('contact.place'),
    services: t('contact.services'),
    name: t('contact.person'),
    phone: t('contact.phone'),
    message: t('contact.anythingElse'),
  }
  return (
    <MessageForm
      action={pathOf('areYouASpa', language)}
      form={applicationForm}
      token={token}
      answer={answer}
      send={t('contact.apply')}
      labels={labels}
    >
      {(field) => (
        <>
          <Input {...field('venue')} label={labels.venue} />
          <Input {...field('place')} label={labels.place} />
          <Input {...field('web')} className="full" label={t('contact.web')} />
          <Textarea
            {...field('services')}
            className="full"
            label={labels.services}
            hint={t('contact.servicesHint')}
            rows={3}
          />
          <Input {...field('name')} className="full" label={labels.name} />
          <Input {...field('email')} label={t('contact.email')} />
          <Input {...field('phone')} label={labels.phone} />
          <Textarea {...field('message')} className="full" label={labels.message} rows={4} />
        </>
      )}
    </MessageForm>
  )
}

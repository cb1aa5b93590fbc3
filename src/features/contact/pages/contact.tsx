import { useState } from 'react'
import { contactForm, contactTopics } from '#features/contact/rules/contact-forms.ts'
import { submitContactMessage } from '#features/contact/server/submit-messages.ts'
import { SupportPhone } from '#features/content/ui/support-phone.tsx'
import { type FileProblem, fileKinds, fileProblem } from '#platform/forms/uploaded-file.ts'
import { languageOf } from '#platform/i18n/languages.ts'
import { pathOf } from '#platform/pages/paths.ts'
import { servicesContext } from '#platform/server/http/context.ts'
import { readUpload } from '#platform/server/http/guards/read-form.ts'
import { ButtonLink } from '#platform/ui/button.tsx'
import { Panel } from '#platform/ui/cards/panel.tsx'
import { EmailAddress } from '#platform/ui/email-address.tsx'
import { Input, Select, Textarea } from '#platform/ui/forms/field.tsx'
import { HelpPage, helpPhotoSizes } from '#platform/ui/help/help-page.tsx'
import { mailto } from '#platform/ui/help/mailto.ts'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { Picture } from '#platform/ui/picture.tsx'
import { pageMeta } from '#platform/ui/seo/page-meta.ts'
import { useFrame } from '#platform/ui/shell/use-frame.ts'
import type { Route } from './+types/contact'
import type { MessageAnswer } from './message-answer.ts'
import { AttachmentField, MessageForm } from './message-form.tsx'
import { loadMessagePage, proofFields, receiveMessage } from './receive-message.ts'

export const loader = (args: Route.LoaderArgs) => loadMessagePage(args, 'contact', 'relax-room-garden.jpg')

export async function action({ request, url, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const language = languageOf(url.pathname)
  const posted = await readUpload(request, { ...contactForm.lengths, ...proofFields }, 'attachment')
  const { values: draft } = posted
  const [file = null] = posted.files
  const wrongFile = file && fileProblem(file, fileKinds)
  return receiveMessage(context, {
    posted,
    problems: { ...contactForm.problems(draft), ...(wrongFile && { attachment: wrongFile }) },
    hadFile: file !== null,
    form: 'contact',
    sentPath: pathOf('contactSent', language),
    submit: (proof) => submitContactMessage(services, { draft, file, language, proof }),
  })
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(matches, loaderData?.words ?? {})

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export default function Contact({ loaderData: { photo, token }, actionData }: Route.ComponentProps) {
  const { t } = useTranslation()
  const { site, language } = useFrame()
  return (
    <HelpPage title={t('content.contact.title')} lead={t('content.contact.lead')}>
      <div className="help-panels grid gap-24 items-start">
        <Panel>
          <h2 className="panel-title">{t('content.contact.byMail')}</h2>
          <p className="soft paragraph">
            <a className="link" href={mailto(site.supportEmail)}>
              <EmailAddress>{site.supportEmail}</EmailAddress>
            </a>
          </p>
          <ContactForm token={token} answer={actionData} />
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
            <div className="mt-20">
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

/** The file comes last: whatever happens to it, the words before it have arrived. */
function ContactForm({ token, answer }: { token: string; answer?: MessageAnswer }) {
  const { t } = useTranslation()
  const { language } = useFrame()
  const [fileProblem, setFileProblem] = useState<FileProblem | null>(null)
  return (
    <MessageForm
      action={pathOf('contact', language)}
      form={contactForm}
      token={token}
      answer={answer}
      isHeldBack={fileProblem !== null}
      hasFile
      send={t('contact.send')}
      labels={{ name: t('contact.name'), reference: t('contact.reference'), message: t('contact.message') }}
    >
      {(field, fileError) => (
        <>
          <Select className="full" label={t('contact.topic')} {...field('topic')}>
            <option value="">{t('contact.chooseTopic')}</option>
            {contactTopics.map((topic) => (
              <option key={topic} value={topic}>
                {t(`contact.topics.${topic}`)}
              </option>
            ))}
          </Select>
          <Input {...field('name')} label={t('contact.name')} />
          <Input {...field('email')} label={t('contact.email')} />
          <Input {...field('phone')} label={t('contact.phone')} />
          <Input {...field('reference')} label={t('contact.reference')} hint={t('contact.referenceHint')} />
          <Textarea {...field('message')} className="full" label={t('contact.message')} rows={6} />
          <AttachmentField error={fileError} answer={answer} onProblem={setFileProblem} />
        </>
      )}
    </MessageForm>
  )
}

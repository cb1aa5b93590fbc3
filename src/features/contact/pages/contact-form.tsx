import { useState } from 'react'
import { contactForm, contactTopics } from '#features/contact/rules/contact-forms.ts'
import type { FileProblem } from '#platform/forms/uploaded-file.ts'
import { pathOf } from '#platform/pages/paths.ts'
import { Input, Select, Textarea } from '#platform/ui/forms/field.tsx'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { useFrame } from '#platform/ui/shell/use-frame.ts'
import { AttachmentField } from './attachment-field.tsx'
import type { MessageAnswer } from './message-answer.ts'
import { MessageForm } from './message-form.tsx'

/** The file comes last: whatever happens to it, the words before it have arrived. */
export function ContactForm({ token, answer }: { token: string; answer?: MessageAnswer }) {
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

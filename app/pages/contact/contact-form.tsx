import { useState } from 'react'
import { useTranslation } from '#app/i18n.tsx'
import { useFrame } from '#app/shell/use-frame.ts'
import { Input, Select, Textarea } from '#app/ui/forms/field.tsx'
import { contactFields, contactProblems, contactTopics } from '#domain/contact/contact-message.ts'
import { longest } from '#domain/contact/fields.ts'
import { fieldsOf } from '#domain/forms/field-lengths.ts'
import type { FileProblem } from '#domain/forms/uploaded-file.ts'
import { pathOf } from '#i18n/paths.ts'
import { AttachmentField } from './attachment-field.tsx'
import type { MessageAnswer } from './message-answer.ts'
import { MessageForm } from './message-form.tsx'
import { ReachFields } from './reach-fields.tsx'

/** The file comes last: whatever happens to it, the words before it have arrived. */
export function ContactForm({ token, answer }: { token: string; answer?: MessageAnswer }) {
  const { t } = useTranslation()
  const { language } = useFrame()
  const [fileProblem, setFileProblem] = useState<FileProblem | null>(null)
  const optional = t('contact.optional')
  return (
    <MessageForm
      action={pathOf('contact', language)}
      fields={fieldsOf(contactFields)}
      check={contactProblems}
      token={token}
      answer={answer}
      isHeldBack={fileProblem !== null}
      hasFile
      send={t('contact.send')}
      labels={{ name: t('contact.name'), reference: t('contact.reference'), message: t('contact.message') }}
    >
      {(field) => (
        <>
          <Select className="full" label={t('contact.topic')} {...field('topic')}>
            <option value="">{t('contact.chooseTopic')}</option>
            {contactTopics.map((topic) => (
              <option key={topic} value={topic}>
                {t(`contact.topics.${topic}`)}
              </option>
            ))}
          </Select>
          <Input label={t('contact.name')} autoComplete="name" maxLength={longest.line} {...field('name')} />
          <ReachFields email={field('email')} phone={field('phone')} optionalPhone={optional} />
          <Input
            label={t('contact.reference')}
            optional={optional}
            hint={t('contact.referenceHint')}
            autoComplete="off"
            maxLength={longest.reference}
            {...field('reference')}
          />
          <Textarea
            className="full"
            label={t('contact.message')}
            rows={6}
            maxLength={longest.message}
            {...field('message')}
          />
          <AttachmentField field={field('attachment')} answer={answer} onProblem={setFileProblem} />
        </>
      )}
    </MessageForm>
  )
}

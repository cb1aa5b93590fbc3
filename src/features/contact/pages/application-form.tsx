import { applicationForm } from '#features/contact/rules/contact-forms.ts'
import { pathOf } from '#platform/pages/paths.ts'
import { Input, Textarea } from '#platform/ui/forms/field.tsx'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { useFrame } from '#platform/ui/shell/use-frame.ts'
import type { MessageAnswer } from './message-answer.ts'
import { MessageForm } from './message-form.tsx'

export function ApplicationForm({ token, answer }: { token: string; answer?: MessageAnswer }) {
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

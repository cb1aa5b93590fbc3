import { useTranslation } from '#app/i18n.tsx'
import { useFrame } from '#app/shell/use-frame.ts'
import { Input, Textarea } from '#app/ui/forms/field.tsx'
import { longest } from '#domain/contact/fields.ts'
import { applicationFields, applicationProblems } from '#domain/contact/spa-application.ts'
import { fieldsOf } from '#domain/forms/field-lengths.ts'
import { pathOf } from '#i18n/paths.ts'
import type { MessageAnswer } from './message-answer.ts'
import { MessageForm } from './message-form.tsx'
import { ReachFields } from './reach-fields.tsx'

export function ApplicationForm({ token, answer }: { token: string; answer?: MessageAnswer }) {
  const { t } = useTranslation()
  const { language } = useFrame()
  const optional = t('contact.optional')
  return (
    <MessageForm
      action={pathOf('areYouASpa', language)}
      fields={fieldsOf(applicationFields)}
      check={applicationProblems}
      token={token}
      answer={answer}
      send={t('contact.apply')}
      labels={{
        venue: t('contact.venue'),
        place: t('contact.place'),
        services: t('contact.services'),
        name: t('contact.person'),
        phone: t('contact.phone'),
        message: t('contact.anythingElse'),
      }}
    >
      {(field) => (
        <>
          <Input label={t('contact.venue')} autoComplete="organization" maxLength={longest.line} {...field('venue')} />
          <Input label={t('contact.place')} autoComplete="off" maxLength={longest.line} {...field('place')} />
          <Input
            className="full"
            label={t('contact.web')}
            optional={optional}
            inputMode="url"
            autoComplete="url"
            maxLength={longest.line}
            {...field('web')}
          />
          <Textarea
            className="full"
            label={t('contact.services')}
            hint={t('contact.servicesHint')}
            rows={3}
            maxLength={longest.services}
            {...field('services')}
          />
          <Input
            className="full"
            label={t('contact.person')}
            autoComplete="name"
            maxLength={longest.line}
            {...field('name')}
          />
          <ReachFields email={field('email')} phone={field('phone')} />
          <Textarea
            className="full"
            label={t('contact.anythingElse')}
            optional={optional}
            rows={4}
            maxLength={longest.message}
            {...field('message')}
          />
        </>
      )}
    </MessageForm>
  )
}

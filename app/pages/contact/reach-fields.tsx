import { useTranslation } from '#app/i18n.tsx'
import { Input } from '#app/ui/forms/field.tsx'
import { longest } from '#domain/contact/fields.ts'
import type { FieldProps } from './message-form.tsx'

/** Where somebody is answered, in both forms. */
export function ReachFields({
  email,
  phone,
  optionalPhone,
}: {
  email: FieldProps
  phone: FieldProps
  optionalPhone?: string
}) {
  const { t } = useTranslation()
  return (
    <>
      <Input
        label={t('contact.email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={longest.email}
        {...email}
      />
      <Input
        label={t('contact.phone')}
        optional={optionalPhone}
        type="tel"
        autoComplete="tel"
        maxLength={longest.phone}
        {...phone}
      />
    </>
  )
}

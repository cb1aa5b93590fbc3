import { type FormEvent, useEffect, useState } from 'react'
import { useTranslation } from '#app/i18n.tsx'
import { Button } from '#app/ui/button.tsx'
import { Input, Textarea } from '#app/ui/forms/field.tsx'
import { isEmail } from '#domain/site/email.ts'
import { emailOf } from './email-draft.ts'

export type EmailField = { name: 'name' | 'email' | 'reference' | 'spa' | 'city' | 'web'; isOptional?: boolean }

type Props = { to: string; subject: string; fields: EmailField[] }

/** Asks for what the team needs to answer well, and opens the visitor's own mail with the e-mail written. */
export function EmailForm({ to, subject, fields }: Props) {
  const { t } = useTranslation()
  const [errors, setErrors] = useState<Record<string, string>>({})
  // Until the script is there, sending would put what was typed into the address; the mail link above always works.
  const [isReady, setReady] = useState(false)
  useEffect(() => setReady(true), [])
  const required = [...fields.filter(({ isOptional }) => !isOptional).map(({ name }) => name), 'message']

  function check(values: Record<string, string>) {
    const missing = required.filter((name) => !values[name]?.trim()).map((name) => [name, t('content.form.missing')])
    const wrong = isEmail(values.email ?? '') ? [] : [['email', t('content.form.badEmail')]]
    return Object.fromEntries([...missing, ...wrong]) as Record<string, string>
  }

  function write(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const values = Object.fromEntries(new FormData(form)) as Record<string, string>
    const found = check(values)
    setErrors(found)
    const first = Object.keys(found)[0]
    if (first) return form.querySelector<HTMLElement>(`[name=${first}]`)?.focus()
    const lines = [...fields.map(({ name }) => [t(`content.form.${name}`), values[name] ?? ''] as const)]
    window.location.href = emailOf(to, subject, values.message ?? '', lines)
  }

  return (
    <form className="form-grid email" noValidate onSubmit={write}>
      {fields.map(({ name, isOptional }) => (
        <Input
          key={name}
          name={name}
          label={t(`content.form.${name}`)}
          optional={isOptional && t('content.form.optional')}
          error={errors[name]}
          type={name === 'email' ? 'email' : name === 'web' ? 'url' : 'text'}
          autoComplete={name === 'name' || name === 'email' ? name : 'off'}
          maxLength={200}
        />
      ))}
      <Textarea
        className="full"
        name="message"
        label={t('content.form.message')}
        error={errors.message}
        rows={5}
        maxLength={1500}
      />
      <div className="full">
        <Button type="submit" icon="mail" disabled={!isReady}>
          {t('content.form.send')}
        </Button>
        <p className="hint">{t('content.form.how')}</p>
      </div>
    </form>
  )
}

import { type ReactNode, useMemo } from 'react'
import { Form } from 'react-router'
import { Trans, useTranslation } from '#app/i18n.tsx'
import { useFrame } from '#app/shell/use-frame.ts'
import { Anchor } from '#app/ui/anchor.tsx'
import { Button } from '#app/ui/button.tsx'
import { Check } from '#app/ui/forms/check.tsx'
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx'
import { HoneypotField } from '#app/ui/forms/honeypot-field.tsx'
import type { FieldProblem } from '#domain/contact/fields.ts'
import { pathOf } from '#i18n/paths.ts'
import type { MessageAnswer } from './message-answer.ts'
import { MessageRefused } from './message-refused.tsx'
import { useMessageForm } from './use-message-form.ts'

/** What a field needs to stand in the form: its name, its error, what was typed. */
export type FieldProps = { id: string; name: string; error?: string; defaultValue?: string }

type Props<Field extends string> = {
  action: string
  fields: readonly Field[]
  check: (values: Record<Field, string>) => Partial<Record<Field, FieldProblem>>
  token: string
  answer?: MessageAnswer
  hasFile?: boolean
  /** Something is wrong that the rules don't know of, such as with a file. */
  isHeldBack?: boolean
  send: string
  /** Of fields whose fault does not say which one is meant. */
  labels: Partial<Record<string, string>>
  children: (field: (name: Field | 'attachment') => FieldProps) => ReactNode
}

/** The frame of both forms: what is wrong, the fields, the acceptance, what keeps programs out, and the button. */
export function MessageForm<Field extends string>({ children, hasFile, send, labels, ...settings }: Props<Field>) {
  const { t } = useTranslation()
  const { language } = useFrame()
  const { action, fields, answer } = settings
  const { form, solution, token, problems, onSubmit, onInput, isBusy } = useMessageForm(settings)
  const errors = useMemo(
    () =>
      [...fields, 'attachment' as const].flatMap((name) => {
        const problem = (problems as Partial<Record<string, FieldProblem>>)[name]
        return problem ? [{ name, fieldId: idOf(name), text: t(`contact.problems.${problem}`) }] : []
      }),
    [fields, problems, t],
  )
  // Two fields may have the same fault: in the list each is named.
  const named = errors.map(({ name, fieldId, text }) => {
    const label = labels[name]
    return { fieldId, text: label ? `${label}: ${text}` : text }
  })
  const field = (name: string): FieldProps => ({
    id: idOf(name),
    name,
    error: errors.find(({ fieldId }) => fieldId === idOf(name))?.text,
    defaultValue: answer?.values[name],
  })
  const { defaultValue: isAccepted, ...acceptance } = field('privacy')
  return (
    <Form
      method="post"
      action={action}
      encType={hasFile ? 'multipart/form-data' : undefined}
      ref={form}
      className="form-grid"
      noValidate
      onSubmit={onSubmit}
      onInput={onInput}
    >
      {answer?.refused && (
        <div className="full">
          <MessageRefused refused={answer.refused} />
        </div>
      )}
      {errors.length > 0 && (
        <div className="full">
          <ErrorSummary title={t('contact.check')} errors={named} />
        </div>
      )}
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="solution" ref={solution} defaultValue="" />
      <HoneypotField label={t('contact.leaveEmpty')} />
      {children(field)}
      <Check className="full" value="yes" defaultChecked={Boolean(isAccepted)} {...acceptance}>
        <Trans
          i18nKey="contact.privacy"
          components={{ privacy: <Anchor className="link" href={pathOf('privacy', language)} /> }}
        />
      </Check>
      <div className="full">
        <Button type="submit" busy={isBusy}>
          {send}
        </Button>
      </div>
    </Form>
  )
}

const idOf = (name: string) => `field-${name}`

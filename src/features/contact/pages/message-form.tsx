import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { type FileProblem, fileKinds, fileProblem } from '#platform/forms/uploaded-file.ts'
import { pathOf } from '#platform/pages/paths.ts'
import { Anchor } from '#platform/ui/anchor.tsx'
import { AnswerBanner } from '#platform/ui/answer-banner.tsx'
import { Button } from '#platform/ui/button.tsx'
import { type BoundFields, bindFields } from '#platform/ui/forms/bind-fields.ts'
import { Check } from '#platform/ui/forms/check.tsx'
import { ErrorSummary } from '#platform/ui/forms/error-summary.tsx'
import { FileField } from '#platform/ui/forms/file-field.tsx'
import { HoneypotField } from '#platform/ui/forms/honeypot-field.tsx'
import { Trans, useTranslation } from '#platform/ui/loading/i18n.tsx'
import { useFrame } from '#platform/ui/shell/use-frame.ts'
import type { MessageAnswer, MessageProblem } from './message-answer.ts'
import { type MessageSettings, useMessageForm } from './use-message-form.ts'

type Props<Name extends string> = MessageSettings<Name | 'privacy'> & {
  action: string
  answer?: MessageAnswer
  hasFile?: boolean
  send: string
  /** Of fields whose fault does not say which one is meant. */
  labels: Partial<Record<string, string>>
  children: (field: BoundFields<Name | 'privacy'>['field'], fileError?: string) => ReactNode
}

/** The frame of both forms: what is wrong, the fields, the acceptance, what keeps programs out, and the button. */
export function MessageForm<Name extends string>({ children, hasFile, send, labels, ...settings }: Props<Name>) {
  const { t } = useTranslation()
  const { language } = useFrame()
  const { action, answer } = settings
  const { form, solution, token, problems, fileProblem, onSubmit, onInput, isBusy } = useMessageForm(settings)
  const { field, errors } = bindFields<Name | 'privacy', MessageProblem>(settings.form, {
    values: answer?.values,
    problems,
    textOf: (problem) => t(`contact.problems.${problem}`),
    idOf: (name) => `field-${name}`,
    optional: t('contact.optional'),
  })
  const fileError = fileProblem && t(`contact.problems.${fileProblem}`)
  // Two fields may have the same fault: in the list each is named.
  const named = errors.map(({ name, fieldId, text }) => {
    const label = labels[name]
    return { fieldId, text: label ? `${label}: ${text}` : text }
  })
  if (fileError) named.push({ fieldId: fileFieldId, text: fileError })
  const { id, name, error, defaultValue: isAccepted } = field('privacy')
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
      {named.length > 0 && (
        <div className="full">
          <ErrorSummary title={t('contact.check')} errors={named} />
        </div>
      )}
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="solution" ref={solution} defaultValue="" />
      <HoneypotField label={t('contact.leaveEmpty')} />
      {children(field, fileError)}
      <Check className="full" id={id} name={name} value="yes" defaultChecked={Boolean(isAccepted)} error={error}>
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

/** Why nothing was sent. Without scripts nobody can prove any work: they are told where to write instead. */
function MessageRefused({ refused }: { refused: NonNullable<MessageAnswer['refused']> }) {
  const { t } = useTranslation()
  const { supportEmail: email } = useFrame().site
  switch (refused.error) {
    case 'too-many':
      return (
        <AnswerBanner answer={refused} kind="warn" title={t('contact.refused.tooManyTitle')}>
          {t('contact.refused.tooMany', { count: refused.minutes })}
        </AnswerBanner>
      )
    case 'too-soon':
      return (
        <AnswerBanner answer={refused} kind="info" title={t('contact.refused.tooSoonTitle')}>
          {t('contact.refused.tooSoon')}
        </AnswerBanner>
      )
    case 'proof':
      return (
        <AnswerBanner answer={refused} kind="info" title={t('contact.refused.proofTitle')}>
          <p className="with-script">{t('contact.refused.proof')}</p>
          <noscript>
            <p>{t('contact.refused.proofPlain', { email })}</p>
          </noscript>
        </AnswerBanner>
      )
    case 'not-saved':
      return (
        <AnswerBanner answer={refused} kind="error" title={t('contact.refused.notSavedTitle')}>
          {t('contact.refused.notSaved', { email })}
        </AnswerBanner>
      )
  }
}

const fileFieldId = 'field-attachment'

type AttachmentProps = { error?: string; answer?: MessageAnswer; onProblem: (problem: FileProblem | null) => void }

export function AttachmentField({ error, answer, onProblem }: AttachmentProps) {
  const { t } = useTranslation()
  return (
    <FileField
      className="full"
      id={fileFieldId}
      name="attachment"
      {...{ error, answer, onProblem }}
      kinds={fileKinds}
      check={([file]) => (file ? fileProblem(file, fileKinds) : null)}
      textOf={(problem) => t(`contact.problems.${problem}`)}
      label={t('contact.attachment')}
      optional={t('contact.optional')}
      hint={t('contact.attachmentHint')}
      again={t('contact.attachmentAgain')}
    />
  )
}

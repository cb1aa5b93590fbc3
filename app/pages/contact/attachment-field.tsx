import { type ChangeEvent, useRef, useState } from 'react'
import { useTranslation } from '#app/i18n.tsx'
import { Input } from '#app/ui/forms/field.tsx'
import {
  type AttachmentProblem,
  attachmentProblem,
  attachmentTypes,
  largestAttachment,
} from '#domain/contact/attachment.ts'
import type { MessageAnswer } from './message-answer.ts'
import type { FieldProps } from './message-form.tsx'

type Props = { field: FieldProps; answer?: MessageAnswer; onProblem: (problem: AttachmentProblem | null) => void }

/** One file. It is looked at as soon as it is chosen, by its bytes as the server does, before anybody waits for it. */
export function AttachmentField({ field, answer, onProblem }: Props) {
  const { t } = useTranslation()
  const [found, setFound] = useState<{ problem: AttachmentProblem | null; before?: MessageAnswer } | null>(null)
  // What came with the page: by then the browser has forgotten the file.
  const cameWithPage = useRef(answer).current
  const isForgotten = answer?.hadFile && answer === cameWithPage && !found

  async function look({ currentTarget: { files } }: ChangeEvent<HTMLInputElement>) {
    const file = files?.[0]
    const problem = file ? await problemOf(file) : null
    setFound({ problem, before: answer })
    onProblem(problem)
  }

  const own = found && found.before === answer ? found.problem && t(`contact.problems.${found.problem}`) : field.error
  const error = own ?? (isForgotten ? t('contact.attachmentAgain') : undefined)
  return (
    <Input
      className="full"
      id={field.id}
      name={field.name}
      type="file"
      accept={Object.values(attachmentTypes).join()}
      label={t('contact.attachment')}
      optional={t('contact.optional')}
      hint={t('contact.attachmentHint')}
      error={error}
      onChange={look}
    />
  )
}

async function problemOf(file: File): Promise<AttachmentProblem | null> {
  if (file.size > largestAttachment) return 'attachmentLarge'
  return attachmentProblem(new Uint8Array(await file.slice(0, 16).arrayBuffer()), true)
}

import { type FileProblem, fileKinds, fileProblem } from '#platform/forms/uploaded-file.ts'
import { FileField } from '#platform/ui/forms/file-field.tsx'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import type { MessageAnswer } from './message-answer.ts'

export const fileFieldId = 'field-attachment'

type Props = { error?: string; answer?: MessageAnswer; onProblem: (problem: FileProblem | null) => void }

export function AttachmentField({ error, answer, onProblem }: Props) {
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

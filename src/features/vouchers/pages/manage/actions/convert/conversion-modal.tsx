import type { ActionView } from '#features/vouchers/server/actions/describe-action.ts'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { ActionModal } from '../action-modal.tsx'
import { ConversionForm } from './conversion-form.tsx'
import type { ConversionAnswer } from './convert-voucher.ts'
import { Converted } from './converted.tsx'

type Props = { action: 'convert' | 'exchange'; title: string; view: ActionView; answer?: ConversionAnswer }

/** A voucher that becomes a code: the question, and then the code itself. */
export function ConversionModal({ action, title, view, answer }: Props) {
  const { t } = useTranslation()
  if (answer?.converted) {
    return (
      <ActionModal title={t(`vouchers.conversion.doneTitle.${answer.converted.kind}`)}>
        <Converted converted={answer.converted} />
      </ActionModal>
    )
  }
  return (
    <ActionModal title={title} view={view}>
      <ConversionForm action={action} view={view} answer={answer} />
    </ActionModal>
  )
}

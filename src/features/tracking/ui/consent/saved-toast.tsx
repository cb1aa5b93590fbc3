import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { Toast, Toasts } from '#platform/ui/overlays/toast.tsx'
import { consent } from './consent.ts'

/** A choice is kept, and where it can be changed. */
export default function SavedToast() {
  const { t } = useTranslation()
  return (
    <Toasts>
      <Toast onDone={consent.forgetSaved}>{t('consent.saved')}</Toast>
    </Toasts>
  )
}

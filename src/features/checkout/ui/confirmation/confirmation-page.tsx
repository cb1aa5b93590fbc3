import { Confirmation } from '#features/checkout/pages/confirmation/confirmation.tsx'
import type { SendAgainAnswer } from '#features/checkout/pages/confirmation/confirmed.tsx'
import type { CopyKey } from '#features/checkout/rules/copy-key.ts'
import { LinkOver, NotLocated } from '#features/checkout/ui/ended/not-located.tsx'
import { Banner } from '#platform/ui/banner.tsx'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { useFrame } from '#platform/ui/shell/use-frame.ts'
import type { LoadedConfirmation } from './load-confirmation.ts'

type Props = { loaded: LoadedConfirmation; answer?: SendAgainAnswer; what?: 'sale' | 'booking' }

/** `what` can't be located, where there is nothing to show. */
export function ConfirmationPage({ loaded: { view, isOver, isFileMissing }, answer, what = 'sale' }: Props) {
  if (isOver) return <LinkOver />
  if (!view) return <NotLocated what={what} />
  return (
    <>
      {isFileMissing && <MissingFile copyKey={view.copyKey} />}
      <Confirmation view={view} answer={answer} />
    </>
  )
}

/** Spec 8: a file of the purchase cannot be located, or could not be made. */
function MissingFile({ copyKey }: { copyKey: CopyKey }) {
  const { t } = useTranslation()
  const { site } = useFrame()
  return (
    <div className="wrap section-tight">
      <Banner kind="error" title={t(`purchases.words.${copyKey}.noFile`)}>
        {t('purchases.confirmation.noFile.text', { email: site.supportEmail })}
      </Banner>
    </div>
  )
}

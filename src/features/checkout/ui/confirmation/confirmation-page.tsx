import { Confirmation } from '#features/checkout/pages/confirmation/confirmation.tsx'
import { MissingFile } from '#features/checkout/pages/confirmation/missing-file.tsx'
import type { SendAgainAnswer } from '#features/checkout/pages/confirmation/send-again.tsx'
import { LinkOver } from '#features/checkout/ui/ended/link-over.tsx'
import { NotLocated } from '#features/checkout/ui/ended/not-located.tsx'
import type { LoadedConfirmation } from './load-confirmation.ts'

type Props = { loaded: LoadedConfirmation; answer?: SendAgainAnswer; what?: 'sale' | 'booking' }

/** `what` can't be located, where there is nothing to show. */
export function ConfirmationPage({ loaded: { view, isOver, isFileMissing }, answer: said, what = 'sale' }: Props) {
  if (isOver) return <LinkOver />
  if (!view) return <NotLocated what={what} />
  return (
    <>
      {isFileMissing && <MissingFile words={view.words} />}
      <Confirmation view={view} answer={said} />
    </>
  )
}

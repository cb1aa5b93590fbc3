import { LinkOver } from '#app/pages/purchases/link-over.tsx'
import { NotLocated } from '#app/pages/purchases/not-located.tsx'
import { Confirmation } from './confirmation.tsx'
import type { LoadedConfirmation } from './load-confirmation.ts'
import { MissingFile } from './missing-file.tsx'
import type { SendAgainAnswer } from './send-again.tsx'

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

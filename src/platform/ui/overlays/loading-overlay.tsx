import type { Ref } from 'react'
import { classNames } from '../class-names.ts'

/**
 * Three bubbles and a sentence: over the whole page, or in a box of its own. What comes and goes is better left mounted
 * and told when by `isLoading`, since screen readers say only what changes in a region that was there before.
 */
export function LoadingOverlay({ label, page, isLoading = true, ref }: Props) {
  const look = isLoading && classNames('loading grid text-center', page ? 'loading-page' : 'loading-box')
  return (
    // Only what shows may be focused: a dialog gives the focus to the first that can be.
    <div className={look || undefined} role="status" ref={ref} tabIndex={isLoading ? -1 : undefined}>
      {isLoading && (
        <>
          <Bubbles />
          <p className="soft">{label}</p>
        </>
      )}
    </div>
  )
}

type Props = { label: string; page?: boolean; isLoading?: boolean; ref?: Ref<HTMLDivElement> }

function Bubbles() {
  return (
    <div className="bubbles" aria-hidden="true">
      <i />
      <i />
      <i />
    </div>
  )
}

import { classNames } from './class-names.ts'

/** Three bubbles and a sentence: over the whole page, or in a box of its own. */
export function LoadingOverlay({ label, page }: { label: string; page?: boolean }) {
  return (
    <div className={classNames('loading', page ? 'loading-page' : 'loading-box')} role="status">
      <Bubbles />
      <p className="soft">{label}</p>
    </div>
  )
}

export function Bubbles() {
  return (
    <div className="bubbles" aria-hidden="true">
      <i />
      <i />
      <i />
    </div>
  )
}

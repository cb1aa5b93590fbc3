import { type ReactNode, useEffect, useRef } from 'react'
import { Icon } from '../icon.tsx'
import type { IconName } from '../icon-paths.ts'

/** Where toasts appear: below on a phone, below left on a desk. Always mounted, so that news are announced. */
export function Toasts({ children }: { children?: ReactNode }) {
  return (
    <div className="toasts grid gap-8" role="status">
      {children}
    </div>
  )
}

/** Goes after six seconds, and one second at a time while someone is on it. */
export function Toast({ icon = 'check', actionLabel, onAction, onDone, children }: ToastProps) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!onDone) return
    const leave = () => {
      if (ref.current?.matches(':hover, :focus-within')) timer = setTimeout(leave, 1000)
      else onDone()
    }
    let timer = setTimeout(leave, 6000)
    return () => clearTimeout(timer)
  }, [onDone])
  return (
    <div className="toast aligned gap-14 mid" ref={ref}>
      <Icon name={icon} />
      <span>{children}</span>
      {actionLabel && (
        <button type="button" className="act" onClick={onAction ?? onDone}>
          {actionLabel}
        </button>
      )}
    </div>
  )
}

type ToastProps = {
  icon?: IconName
  actionLabel?: string
  onAction?: () => void
  /** Keep it stable: a new function starts the six seconds again. */
  onDone?: () => void
  children: ReactNode
}

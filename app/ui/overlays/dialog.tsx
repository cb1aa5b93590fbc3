import { type KeyboardEvent, type MouseEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react'

/**
 * The browser's own dialog: it keeps focus inside, closes with Esc and gives focus back to where it was.
 * Served already open it shows without JavaScript too, as a plain box.
 */
export function Dialog({ open, onClose, onKeyDown, labelledBy, label, className, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const [servedOpen] = useState(open)
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!open || !dialog) return
    // A dialog served open is not modal yet, and removing the attribute closes it without a close event.
    dialog.removeAttribute('open')
    dialog.showModal()
    return () => dialog.close()
  }, [open])
  return (
    <dialog
      ref={ref}
      className={className}
      open={servedOpen || undefined}
      aria-labelledby={labelledBy}
      aria-label={label}
      onKeyDown={onKeyDown}
      onMouseDown={(event) => {
        if (!isOnBackdrop(event)) return
        // Else the press would take the focus that closing has just given back.
        event.preventDefault()
        onClose()
      }}
      // One that was shown again meanwhile is not closed: React mounts everything twice in development.
      onClose={(event) => open && !event.currentTarget.open && onClose()}
    >
      {children}
    </dialog>
  )
}

type DialogProps = {
  open: boolean
  onClose: () => void
  onKeyDown?: (event: KeyboardEvent) => void
  labelledBy?: string
  label?: string
  className: string
  children: ReactNode
}

// The backdrop belongs to the dialog element, so only the place tells it from the dialog's own padding.
function isOnBackdrop({ target, currentTarget, clientX, clientY }: MouseEvent<HTMLDialogElement>) {
  if (target !== currentTarget) return false
  const box = currentTarget.getBoundingClientRect()
  return clientX < box.left || clientX > box.right || clientY < box.top || clientY > box.bottom
}

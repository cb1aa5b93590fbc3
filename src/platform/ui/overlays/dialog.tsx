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
    // A dialog served open is not modal yet, and removing the attribute closes it without a close event. showModal()
    // focuses the first field, but a visitor may be typing in another one since before the script came.
    const focused = dialog.contains(document.activeElement) ? document.activeElement : null
    dialog.removeAttribute('open')
    dialog.showModal()
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
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
      // Esc asks, as a press of the backdrop does, and the dialog stays until its owner takes it away. The close event
      // comes a moment late: an owner that navigates would undo what the visitor has clicked since.
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      // The browser closes it without asking at a second Esc. A dialog that React has removed needs no owner, and one
      // that was shown again meanwhile is not closed: React mounts everything twice in development.
      onClose={({ currentTarget }) => open && currentTarget.isConnected && !currentTarget.open && onClose()}
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

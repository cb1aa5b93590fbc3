import { type ReactNode, useId } from 'react'
import { CloseButton } from './close-button.tsx'
import { Dialog } from './dialog.tsx'

/** A long choice (filters, menu): title and actions stay, the body scrolls. */
export function Sheet({ open, onClose, title, closeLabel, footer, children }: SheetProps) {
  const titleId = useId()
  return (
    <Dialog className="modal sheet" open={open} onClose={onClose} labelledBy={titleId}>
      <header>
        <h2 id={titleId}>{title}</h2>
        <CloseButton label={closeLabel} onClick={onClose} />
      </header>
      <div className="body">{children}</div>
      {footer && <footer className="apart gap-12">{footer}</footer>}
    </Dialog>
  )
}

type SheetProps = {
  open: boolean
  onClose: () => void
  title: ReactNode
  closeLabel: string
  footer?: ReactNode
  children: ReactNode
}

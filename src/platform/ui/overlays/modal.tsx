import { type ReactNode, useId } from 'react'
import { CloseButton } from './close-button.tsx'
import { Dialog } from './dialog.tsx'

/** One question over the page; from the bottom edge on a phone. */
export function Modal({ open, onClose, title, closeLabel, children }: ModalProps) {
  const titleId = useId()
  return (
    <Dialog className="modal" open={open} onClose={onClose} labelledBy={titleId}>
      <h2 id={titleId}>{title}</h2>
      {children}
      <CloseButton label={closeLabel} onClick={onClose} />
    </Dialog>
  )
}

/** Two exits of the same weight, side by side. */
export function ModalActions({ children }: { children: ReactNode }) {
  return <div className="modal-actions grid gap-12">{children}</div>
}

type ModalProps = {
  open: boolean
  onClose: () => void
  title: ReactNode
  closeLabel: string
  children: ReactNode
}

import type { ReactNode } from 'react'

/** Two exits of the same weight, side by side. */
export function ModalActions({ children }: { children: ReactNode }) {
  return <div className="modal-actions grid gap-12">{children}</div>
}

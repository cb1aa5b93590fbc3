import { makeWorkQueue } from '#server/work-queue.ts'
import type { RenderVoucherPdf } from './voucher-pdf.ts'

/** A PDF takes some tens of milliseconds of the thread, so a visitor waits for a second at most. */
const mostWaiting = 20

/**
 * Makes one PDF at a time, and answers others between two of them. Visitors are refused where too many wait; e-mails wait
 * for their files however long it takes.
 */
export function queuedVoucherPdf(render: RenderVoucherPdf, options = { mostWaiting }): RenderVoucherPdf {
  const queue = makeWorkQueue(options)
  return (view, language, asked = { isPatient: true }) => queue.run(() => render(view, language), asked)
}

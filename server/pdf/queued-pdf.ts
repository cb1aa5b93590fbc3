import { makeWorkQueue } from '#server/work-queue.ts'
import type { Pdfs, RenderPdf } from './open-pdfs.ts'

/** A PDF takes some tens of milliseconds of the thread, so a visitor waits for a second at most. */
const mostWaiting = 20

/**
 * Makes one PDF at a time, whatever it is of, and answers others between two of them. Visitors are refused where too many
 * wait; e-mails wait for their files however long it takes.
 */
export function queuedPdfs(pdfs: Pdfs, options = { mostWaiting }): Pdfs {
  const queue = makeWorkQueue(options)
  const queued =
    <View>(render: RenderPdf<View>): RenderPdf<View> =>
    (view, language, asked = { isPatient: true }) =>
      queue.run(() => render(view, language), asked)
  return {
    renderVoucherPdf: queued(pdfs.renderVoucherPdf),
    renderStayPdf: queued(pdfs.renderStayPdf),
    renderCardPdf: queued(pdfs.renderCardPdf),
    renderInvoicePdf: queued(pdfs.renderInvoicePdf),
    renderBookingPdf: queued(pdfs.renderBookingPdf),
  }
}

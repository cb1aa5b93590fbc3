import { expect, test } from 'vitest'
import { TooBusy } from '#server/work-queue.ts'
import type { StayPdfView } from './pages/stay-pdf-view.ts'
import type { VoucherPdfView } from './pages/voucher-pdf-view.ts'
import { queuedPdfs } from './queued-pdf.ts'

test('PDFs of either kind are made one at a time; visitors are refused beyond the bound, e-mails wait', async () => {
  let [underWay, most] = [0, 0]
  const make = async () => {
    most = Math.max(most, ++underWay)
    await new Promise((done) => setImmediate(done))
    underWay--
    return Buffer.from('pdf')
  }
  const { renderVoucherPdf, renderStayPdf } = queuedPdfs(
    {
      renderVoucherPdf: make,
      renderStayPdf: make,
      renderBookingPdf: make,
      renderCardPdf: make,
      renderInvoicePdf: make,
    },
    { mostWaiting: 2 },
  )
  const visitors = Array.from({ length: 5 }, () => renderVoucherPdf({} as VoucherPdfView, 'es', { isPatient: false }))
  const emails = Array.from({ length: 5 }, () => renderStayPdf({} as StayPdfView, 'pt'))
  const answers = await Promise.allSettled(visitors)
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected', 'rejected'])
  await expect(visitors[4]).rejects.toThrow(TooBusy)
  expect((await Promise.all(emails)).map(String)).toEqual(Array(5).fill('pdf'))
  expect(most).toBe(1)
})

import { expect, test } from 'vitest'
import { TooBusy } from '#server/work-queue.ts'
import { queuedVoucherPdf } from './queued-pdf.ts'
import type { VoucherPdfView } from './voucher-pdf-view.ts'

test('PDFs are made one at a time; visitors are refused beyond the bound, e-mails wait', async () => {
  let [underWay, most] = [0, 0]
  const render = queuedVoucherPdf(
    async () => {
      most = Math.max(most, ++underWay)
      await new Promise((done) => setImmediate(done))
      underWay--
      return Buffer.from('pdf')
    },
    { mostWaiting: 2 },
  )
  const view = {} as VoucherPdfView
  const visitors = Array.from({ length: 5 }, () => render(view, 'es', { isPatient: false }))
  const emails = Array.from({ length: 5 }, () => render(view, 'pt'))
  const answers = await Promise.allSettled(visitors)
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected', 'rejected'])
  await expect(visitors[4]).rejects.toThrow(TooBusy)
  expect((await Promise.all(emails)).map(String)).toEqual(Array(5).fill('pdf'))
  expect(most).toBe(1)
})

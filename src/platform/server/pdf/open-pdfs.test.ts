import { expect, test } from 'vitest'
import type { StayPdfView } from '#features/getaways/server/purchase/stay-file.ts'
import type { VoucherPdfView } from '#features/vouchers/server/voucher-pdf.ts'
import { TooBusy } from '#platform/server/work-queue.ts'
import { sheets } from '#site/features.ts'
import type { Sheets, WrittenSheet } from './define-sheet.ts'
import { openPdfs } from './open-pdfs.ts'

test('PDFs of either kind are made one at a time; visitors are refused beyond the bound, e-mails wait', async () => {
  let [underWay, most] = [0, 0]
  const written: WrittenSheet = { page: { title: '', brand: '', madeAt: new Date(0) }, draw: () => underWay-- }
  const slow = async () => {
    most = Math.max(most, ++underWay)
    await new Promise((done) => setImmediate(done))
    return () => written
  }
  const slowSheets: Sheets = { ...sheets, voucher: slow, stay: slow }
  const render = openPdfs('photos', slowSheets, { mostWaiting: 2 })
  const visitors = Array.from({ length: 5 }, () => render('voucher', {} as VoucherPdfView, 'es', { isPatient: false }))
  const emails = Array.from({ length: 5 }, () => render('stay', {} as StayPdfView, 'pt'))
  const answers = await Promise.allSettled(visitors)
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected', 'rejected'])
  await expect(visitors[4]).rejects.toThrow(TooBusy)
  expect((await Promise.all(emails)).map((pdf) => String(pdf.subarray(0, 5)))).toEqual(Array(5).fill('%PDF-'))
  expect(most).toBe(1)
})

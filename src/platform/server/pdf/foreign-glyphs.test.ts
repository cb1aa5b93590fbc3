import { join } from 'node:path'
import { extractText, getDocumentProxy, getResolvedPDFJS } from 'unpdf'
import { expect, test } from 'vitest'
import type { VoucherPdfView } from '#features/vouchers/server/voucher-pdf.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { sheets } from '#site/features.ts'
import { aVoucherPdf } from '#tests/pdf/a-voucher-pdf.ts'
import { openFonts } from './fonts.ts'
import { openPdfs } from './open-pdfs.ts'

const photos = join(import.meta.dirname, '../../../../photos')
const renderPdf = openPdfs(photos, sheets)
const render = (view: VoucherPdfView, language: Language) => renderPdf('voucher', view, language)

const scripts = [
  ['Chinese', '李小龙', '祝你生日快乐，身体健康！'],
  ['traditional Chinese', '張國榮', '祝妳生日快樂'],
  ['Japanese', '山田 花子', 'お誕生日おめでとうございます。'],
  ['Korean', '김민준', '생일 축하합니다!'],
  ['Hebrew', 'דנה כהן', 'מזל טוב לך'],
  ['Hebrew with vowels', 'דנה', 'שָׁלוֹם'],
  ['Arabic', 'محمد خديجة', 'كل عام وأنتم بخير'],
  ['Persian', 'پژمان', 'تولدت مبارک'],
  ['Devanagari', 'प्रिया', 'जन्मदिन मुबारक'],
  ['Bengali', 'অনিতা', 'শুভ জন্মদিন'],
  ['Tamil', 'கவிதா', 'வாழ்த்துகள்'],
  ['Thai', 'สมชาย', 'สุขสันต์วันเกิด'],
  ['Georgian', 'ნინო', 'გილოცავ'],
  ['Armenian', 'Անի', 'Շնորհավոր'],
  ['Vietnamese', 'Nguyễn Thị Mỹ', 'Chúc mừng sinh nhật'],
  ['pictograms', 'Elena 🎉', 'Feliz día 🎉👨‍👩‍👧‍👦🇪🇸1️⃣❤️ mamá'],
  ['signs', 'Elena ✿', '☾ ✿ ♛ ⚜ ➳'],
] as const

test.each(scripts)('%s is printed', async (_, name, message) => {
  const { text, glyphs } = await printed({ name, message })
  for (const letter of `${name}${message}`.replace(/\s|\ufe0f/g, '')) expect(text, letter).toContain(letter)
  expect(glyphs).not.toContain(0)
})

test.each([
  ['a name for oneself', { isGift: false }, 'דנה כהן'],
  ['a name without a message', { message: null }, '李小龙'],
])('%s is printed', async (_, changed, name) => {
  const { text } = await printed({ name, message: null, ...changed })
  for (const letter of name.replace(' ', '')) expect(text).toContain(letter)
})

test('a letter whose shape was printed before as a part of another one is copied as itself', async () => {
  const renderPdf = openPdfs(photos, sheets)
  const renderAgain: typeof render = (view, language) => renderPdf('voucher', view, language)
  await printed({ name: 'پژمان', message: null }, renderAgain)
  const { text } = await printed({ name: 'محمد', message: 'كل عام وأنتم بخير' }, renderAgain)
  expect(text).toContain('ر')
})

test('what no font has is marked where it stands', async () => {
  const { text, glyphs } = await printed({ name: 'Ana 𒀀𒁀', message: 'Para ti: 𓂀!' })
  expect(text).toContain('Ana \ufffd\ufffd, de parte de')
  expect(text).toContain('Para ti: \ufffd!')
  expect(glyphs).not.toContain(0)
})

test.each(['\u0bb3\u0bee\u0b82\u0be8\u0be6\u0bec\u0b82', '\u0e2c\u0331\u0303\u0e23'])(
  'marks in no order of any language (%s) keep nobody from a voucher',
  async (message) => {
    expect((await printed({ name: 'Elena', message })).text).toContain(message.slice(0, 1))
  },
)

test('words from right to left are copied in their order, beside words from left to right', async () => {
  const { text } = await printed({ name: 'דנה', message: 'Para מזל טוב (שלום) 2026, Marta' })
  expect(text).toContain('מזל טוב')
  expect(text).toContain('Para דנה, de parte de')
})

test('a name of eighty letters without a space stays within its lines', async () => {
  for (const name of ['W'.repeat(80), '龍'.repeat(80), 'ش'.repeat(80), '👨‍👩‍👧'.repeat(27)]) {
    for (const isGift of [true, false]) {
      const { rights, pages } = await printed({ name, message: name, isGift })
      expect(pages).toBe(1)
      expect(Math.max(...rights)).toBeLessThan(595.3 - 51)
    }
  }
})

test('a voucher in our own letters opens no other font', async () => {
  const { fontsFor, open } = openFonts()
  await fontsFor(JSON.stringify(aVoucherPdf))
  expect(open()).toEqual([])
})

test('only the last few fonts are kept', async () => {
  const { fontsFor, open } = openFonts(2)
  await fontsFor('שלום')
  await fontsFor('สมชาย')
  const { fallbacks } = await fontsFor('ნინო Անի')
  expect([...fallbacks.keys()]).toEqual(['georgian', 'armenian', 'latin'])
  expect(open()).toEqual(['armenian', 'latin'])
})

type Printed = { name: string; message: string | null; isGift?: boolean }

async function printed({ name, message, isGift = true }: Printed, by = render) {
  const pdf = await by({ ...aVoucherPdf, beneficiary: name, message, isGift }, 'es')
  const document = await getDocumentProxy(new Uint8Array(pdf), { verbosity: 0 })
  const { totalPages, text } = await extractText(document, { mergePages: true })
  const page = await document.getPage(1)
  const { items } = await page.getTextContent()
  const rights = items.flatMap((item) => ('transform' in item ? [item.transform[4] + item.width] : []))
  return { pages: totalPages, text: text.replace(/\s+/g, ' '), rights, glyphs: await glyphsOn(page) }
}

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof getDocumentProxy>>['getPage']>>

/** The numbers of the glyphs that are drawn; 0 is the box that stands for none. */
async function glyphsOn(page: Page): Promise<number[]> {
  const { OPS } = await getResolvedPDFJS()
  const { fnArray, argsArray } = await page.getOperatorList()
  return fnArray.flatMap((what, at) =>
    what === OPS.showText
      ? argsArray[at][0].flatMap((glyph: { originalCharCode?: number }) => glyph?.originalCharCode ?? [])
      : [],
  )
}

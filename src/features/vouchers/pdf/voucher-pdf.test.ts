import { join } from 'node:path'
import { extractText, getDocumentProxy, getMeta } from 'unpdf'
import { describe, expect, test } from 'vitest'
import { type Language, languages } from '#platform/i18n/languages.ts'
import { openFonts, readFonts } from '#platform/server/pdf/fonts.ts'
import { letters } from '#platform/server/pdf/glyphs.ts'
import { openPdfs } from '#platform/server/pdf/open-pdfs.ts'
import { densities, layPage } from '#platform/server/pdf/pages/page-layout.ts'
import { openSheet } from '#platform/server/pdf/paper.ts'
import { sheets } from '#site/features.ts'
import { aVoucherPdf } from '#tests/pdf/a-voucher-pdf.ts'
import type { VoucherPdfView } from '../server/voucher-pdf.ts'
import { voucherWords } from './voucher-words.ts'

const renderPdf = openPdfs(join(import.meta.dirname, '../../../../photos'), sheets)
const render = (view: VoucherPdfView, language: Language) => renderPdf('voucher', view, language)

const gift = aVoucherPdf

const long = (length: number) => 'Experiencia inolvidable con vistas al Atlántico y masaje '.repeat(20).slice(0, length)

const extreme: VoucherPdfView = {
  ...gift,
  service: long(200),
  spa: long(120),
  hotel: long(120),
  place: long(120),
  beneficiary: long(120),
  buyer: long(60),
  message: 'W'.repeat(300),
  included: Array.from({ length: 20 }, () => long(200)),
  conditions: long(800),
  taxLine: long(120),
  contact: {
    phone: '+34 922 000 000',
    email: `${'a'.repeat(64)}@spa.example`,
    web: `https://spa.example/${'b'.repeat(120)}`,
  },
}

async function read(pdf: Buffer) {
  const document = await getDocumentProxy(new Uint8Array(pdf))
  const { totalPages, text } = await extractText(document, { mergePages: true })
  const page = await document.getPage(1)
  const links = (await page.getAnnotations()).map(({ url }) => url)
  return { totalPages, text: text.replace(/\s+/g, ' '), meta: await getMeta(document), links }
}

describe.each(languages)('in %s', (language) => {
  test('a voucher says all it must on one tagged page', async () => {
    const pdf = await render(gift, language)
    const { totalPages, text, meta, links } = await read(pdf)
    expect(totalPages).toBe(1)
    const facts = [
      'Calmaria',
      gift.service,
      gift.spa,
      'Hotel Gran Mirador',
      gift.place,
      '2 personas',
      'Elena Salas',
      'Marta',
    ]
    const said = [gift.message as string, gift.reference, '14 Nov 2027', gift.contact.email, 'granmirador.example/spa']
    const foot = [...gift.included, gift.conditions, 'IGIC incluido.', gift.support.phone, gift.addresses.conditions]
    for (const words of [...facts, ...said, ...foot]) expect(text).toContain(words)
    expect(meta.info).toMatchObject({ Author: 'Calmaria', Language: language === 'es' ? 'es-ES' : 'pt-PT' })
    expect(meta.info.Title).toContain('SP71920KRB: Ritual Océano para dos')
    expect(links).toEqual([gift.qr])
    const bytes = pdf.toString('latin1')
    expect(bytes).toMatch(/\/Marked true/)
    expect(bytes).toMatch(/\/DisplayDocTitle true/)
    expect(bytes.match(/\/FontFile2/g)?.length).toBe(4)
    expect(pdf.length).toBeLessThan(150_000)
  })
})

test.each<[string, Partial<VoucherPdfView>, string[]]>([
  [
    'for oneself there is a name and no dedication',
    { isGift: false, message: null },
    ['A nombre de', 'Elena Salas', 'Reserva con el spa'],
  ],
  [
    'what is booked online is booked where it is managed, and the spa is the other way',
    { isGift: false, message: null, isBookedOnline: true },
    ['1', 'Elige día y hora en calmaria.example/gestionar-bono', 'Si prefieres hablar con el spa: 922'],
  ],
  [
    'a present is activated and booked in one step',
    { isBookedOnline: true },
    ['Activa el bono y elige día y hora en calmaria.example/gestionar-bono'],
  ],
  ['without a message the name stands in its place', { message: null }, ['Para Elena Salas', 'De parte de Marta']],
  ['names of all Europe are printed', { beneficiary: 'Łukasz Dvořák' }, ['Łukasz Dvořák']],
  [
    'no hotel, no duration, nothing listed',
    { hotel: null, duration: null, included: [] },
    ['Spa Mar de Nubes · Costa Adeje'],
  ],
  ['a picture that is missing keeps nobody from it', { picture: { file: '../none.jpg', alt: 'x' } }, ['SP71920KRB']],
])('%s', async (_, changed, expected) => {
  const { totalPages, text } = await read(await render({ ...gift, ...changed }, 'es'))
  expect(totalPages).toBe(1)
  for (const words of expected) expect(text).toContain(words)
})

test.each<[string, VoucherPdfView]>([
  ['everything too long', extreme],
  ['a message of a hundred lines', { ...extreme, message: 'a\n\n'.repeat(100) }],
  ['for oneself', { ...extreme, isGift: false }],
])('%s still stands on one page, above the foot', async (_, view) => {
  const pdf = await render(view, 'pt')
  const { totalPages, text } = await read(pdf)
  expect(totalPages).toBe(1)
  expect(text).toContain('SP71920KRB')
  expect(text).toContain('…')
  const sheet = openSheet(await openFonts().fontsFor(''), {
    title: '',
    author: '',
    language: 'pt',
    madeAt: gift.issuedAt,
  })
  const closest = densities.at(-1) as (typeof densities)[0]
  expect(layPage(sheet, voucherWords(view, 'pt'), closest).fits).toBe(true)
})

test('an ordinary voucher needs no squeezing', async () => {
  const sheet = openSheet(await openFonts().fontsFor(''), {
    title: '',
    author: '',
    language: 'es',
    madeAt: gift.issuedAt,
  })
  expect(layPage(sheet, voucherWords(gift, 'es'), densities[0]).fits).toBe(true)
})

test('every letter a font is said to have is in it', async () => {
  for (const [name, font] of readFonts()) {
    const missing = [...letters[name]].filter((letter) => !font.hasGlyphForCodePoint(letter.codePointAt(0) as number))
    expect([name, missing]).toEqual([name, []])
  }
})

test('the same voucher is the same file', async () => {
  expect(await render(gift, 'es')).toEqual(await render(gift, 'es'))
})

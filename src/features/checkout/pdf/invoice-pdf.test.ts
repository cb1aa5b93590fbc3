import { join } from 'node:path'
import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import type { Language } from '#platform/i18n/languages.ts'
import { openPdfs } from '#platform/server/pdf/open-pdfs.ts'
import { sheets } from '#site/features.ts'
import type { InvoicePdfView } from '../server/invoices/invoice-file.ts'

const renderPdf = openPdfs(join(import.meta.dirname, '../../../../photos'), sheets)
const render = (view: InvoicePdfView, language: Language) => renderPdf('invoice', view, language)

const content: InvoicePdfView['content'] = {
  seller: {
    name: 'Calmaria Experiencias, S.L.',
    taxId: 'B00000000',
    address: 'Santa Cruz de Tenerife, España',
    registry: 'Registro Mercantil de Santa Cruz de Tenerife',
  },
  buyer: {
    name: 'Talleres Salas, S.L.',
    taxId: 'B58818501',
    address: 'Calle del Mar 3, 2.º B',
    postalCode: '38001',
    city: 'Santa Cruz de Tenerife',
    country: 'ES',
  },
  lines: [
    { text: 'Tarjeta regalo de 50 €', units: 120, price: 5000 },
    { text: 'Tarjeta regalo de 75 €', units: 1, price: 7500 },
  ],
  taxNote: 'Bono polivalente: operación no sujeta a IVA hasta su canje.',
  method: 'card',
  locator: '12345ABC',
  operationOn: '2026-11-18',
}

const view: InvoicePdfView = {
  brand: 'Calmaria',
  kind: 'invoice',
  number: 'F2026-000001',
  issuedOn: '2026-11-18',
  issuedAt: new Date('2026-11-18T12:00:00Z'),
  content,
  total: { amount: 607_500, currency: 'EUR' },
  isReal: true,
  support: { email: 'ayuda@calmaria.example', phone: '+34 900 000 000' },
}

async function read(changes: Partial<InvoicePdfView>, language: 'es' | 'pt' = 'es') {
  const pdf = await getDocumentProxy(new Uint8Array(await render({ ...view, ...changes }, language)))
  const { text } = await extractText(pdf, { mergePages: true })
  return { pages: pdf.numPages, text: text.replace(/\s+/g, ' ') }
}

test('says who, to whom, for what, how much, and why without tax', async () => {
  const { pages, text } = await read({})
  expect(pages).toBe(1)
  for (const said of [
    'Factura F2026-000001',
    'Calmaria Experiencias, S.L.',
    'NIF B00000000',
    'Talleres Salas, S.L.',
    'NIF B58818501',
    'Calle del Mar 3, 2.º B',
    '38001 Santa Cruz de Tenerife',
    'España',
    '18-11-2026',
    'Tarjeta regalo de 50 €',
    '120',
    '6000,00 €',
    '6075,00 €',
    'Tarjeta',
    '12345ABC',
    'Bono polivalente',
    'Registro Mercantil de Santa Cruz de Tenerife',
  ])
    expect(text).toContain(said)
  expect(text).not.toContain('prueba')
})

test('a credit note names its invoice and takes back', async () => {
  const { text } = await read(
    {
      kind: 'credit-note',
      number: 'R2026-000001',
      total: { amount: -7500, currency: 'EUR' },
      content: {
        ...content,
        lines: [{ text: 'Devolução da fatura F2026-000001', units: 1, price: -7500 }],
        corrects: { number: 'F2026-000001', issuedOn: '2026-11-18' },
      },
    },
    'pt',
  )
  for (const said of [
    'Nota de crédito R2026-000001',
    'Retifica a fatura F2026-000001, de 18 de novembro de 2026',
    '−75,00 €',
  ])
    expect(text).toContain(said)
})

test('what was paid with play money says so', async () => {
  expect((await read({ isReal: false })).text).toContain('no tiene validez fiscal')
})

test('hundreds of amounts go on on further sheets, each once and with its page', async () => {
  const lines = Array.from({ length: 300 }, (_, at) => ({
    text: `Tarjeta regalo ${at} fin`,
    units: 1,
    price: 2000 + at,
  }))
  const { pages, text } = await read({ content: { ...content, lines } })
  expect(pages).toBeGreaterThan(5)
  for (let at = 0; at < 300; at++) expect(text.split(`Tarjeta regalo ${at} fin`)).toHaveLength(2)
  expect(text).toContain(`Página ${pages} de ${pages}`)
  expect(text.match(/Total de la factura/g)).toHaveLength(1)
})

test('the longest names and foreign letters stay on one sheet, and nothing that turns writing around is drawn', async () => {
  const buyer = {
    ...content.buyer,
    name: `Ελληνική Εταιρεία 東京 ${'Ñandú '.repeat(23)}`,
    address: '‮Rua‬ <script> '.repeat(13),
    country: 'GR',
    taxId: 'EL023456780',
  }
  const { pages, text } = await read({ content: { ...content, buyer } })
  expect(pages).toBe(1)
  expect(text).toContain('Ελληνική')
  expect(text).toContain('東京')
  expect(text).toContain('Grecia')
  expect(text).not.toContain('\u202e')
})

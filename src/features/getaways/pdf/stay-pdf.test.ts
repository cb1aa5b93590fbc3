import { join } from 'node:path'
import { extractText, getDocumentProxy, getMeta } from 'unpdf'
import { expect, test } from 'vitest'
import type { Language } from '#platform/i18n/languages.ts'
import { openFonts } from '#platform/server/pdf/fonts.ts'
import { openPdfs } from '#platform/server/pdf/open-pdfs.ts'
import { densities, layPage } from '#platform/server/pdf/pages/page-layout.ts'
import { openSheet } from '#platform/server/pdf/paper.ts'
import { sheets } from '#site/features.ts'
import { aStayPdf } from '#tests/pdf/a-stay-pdf.ts'
import type { StayPdfView } from '../server/purchase/stay-file.ts'
import { stayWords } from './stay-words.ts'

const renderPdf = openPdfs(join(import.meta.dirname, '../../../../photos'), sheets)
const render = (view: StayPdfView, language: Language) => renderPdf('stay', view, language)

const gift = aStayPdf
const own: StayPdfView = { ...gift, gift: null, guest: 'Marta Salas Prieto' }

const long = (length: number) => 'Palacio con vistas al Atlántico y jardines '.repeat(20).slice(0, length)

const extreme: StayPdfView = {
  ...gift,
  name: long(200),
  hotel: { ...gift.hotel, name: long(120), place: long(120) },
  room: long(120),
  board: long(120),
  guest: 'W'.repeat(120),
  gift: { to: long(120), from: long(60), message: 'W'.repeat(300) },
  hotelLocator: 'X'.repeat(60),
  spa: { ...gift.spa, services: Array.from({ length: 20 }, () => long(200)) },
  cancel: long(300),
  conditions: long(800),
}

async function read(pdf: Buffer) {
  const document = await getDocumentProxy(new Uint8Array(pdf))
  const { totalPages, text } = await extractText(document, { mergePages: true })
  const page = await document.getPage(1)
  const links = (await page.getAnnotations()).map(({ url }) => url)
  return { totalPages, text: text.replace(/\s+/g, ' '), meta: await getMeta(document), links }
}

const aSheet = async () =>
  openSheet(await openFonts().fontsFor(''), { title: '', author: '', language: 'es', madeAt: gift.issuedAt })

test.each([
  ['es', ['Escapada regalo', 'Llegada', 'Salida', 'Localizador del hotel', 'Código del spa', 'Qué incluye el spa']],
  ['pt', ['Escapadinha-presente', 'Chegada', 'Partida', 'Localizador do hotel', 'Código do spa', 'O que inclui o spa']],
] as const)('in %s a stay says all it must on one tagged page', async (language, labels) => {
  const pdf = await render(gift, language)
  const { totalPages, text, meta, links } = await read(pdf)
  expect(totalPages).toBe(1)
  const facts = [
    'Calma sobre el Atlántico',
    'Hotel Gran Mirador, 5 estre',
    'Costa Adeje · 2 noches, 2 personas, 1 habitación',
    'Vie 11 dic 2026',
    'desde las 15:00',
    'Dom 13 dic 2026',
    'hasta las 12:00',
    'Doble superior con jardín',
    'Alojamiento y desayuno',
    'Os lo habéis ganado.',
    'Elena Salas',
    'Marta',
    'HGM-80412',
    'HS71921MTD',
    'Circuito termal de 60 minutos',
    'Masaje en cabina doble',
    'spa@granmirador.example',
    '922 111 000',
    '18:00 del 8-12-2026 (hora de Canarias)',
    'calmaria.example/canjear-escapada',
    'La tasa turística se paga en el hotel.',
    '+34 900 000 000',
  ]
  for (const words of [...labels, ...facts]) expect(text.replaceAll('\u00a0', ' ')).toContain(words)
  expect(meta.info).toMatchObject({ Author: 'Calmaria', Language: language === 'es' ? 'es-ES' : 'pt-PT' })
  expect(meta.info.Title).toContain('HS71921MTD: Calma sobre el Atlántico')
  expect(links).toEqual(['https://calmaria.example/canjear-escapada/'])
  expect(pdf.toString('latin1')).toMatch(/\/Marked true/)
  expect(pdf.length).toBeLessThan(150_000)
})

test('for oneself it says in whose name it is, and no dedication', async () => {
  const { text } = await read(await render(own, 'es'))
  expect(text).toContain('A nombre de')
  expect(text).toContain('Marta Salas Prieto')
  expect(text).not.toMatch(/regalo|de parte de/)
})

test.each([
  [null, 'Elige la hora del spa en línea, con el enlace del correo'],
  ['1 de diciembre de 2026', 'Elige la hora del spa en línea desde el 1 de diciembre de 2026'],
])('hours that are booked online come before the phone of the spa (from %s)', async (opensOn, words) => {
  const online = { ...own, spa: { ...own.spa, online: { opensOn } } }
  const text = (await read(await render(online, 'es'))).text.replaceAll(/\s+/g, ' ')
  expect(text).toContain(words)
  expect(text).toContain('Si prefieres hablar con el spa, da el código HS71921MTD')
  expect(text).not.toContain('Reserva la hora del spa')
})

test('a present that is sent by e-mail leads to the link in it', async () => {
  const online = { ...gift, spa: { ...gift.spa, online: { opensOn: null } } }
  const text = (await read(await render(online, 'es'))).text.replaceAll(/\s+/g, ' ')
  expect(text).toContain('Elige la hora del spa en línea, con el enlace del correo del regalo')
})

test.each([
  ['as a present', extreme],
  ['for oneself', { ...extreme, gift: null }],
])('everything too long %s still stands on one page, above the foot', async (_, view) => {
  const { totalPages, text } = await read(await render(view, 'pt'))
  expect(totalPages).toBe(1)
  expect(text).toContain('HS71921MTD')
  expect(text).toContain('…')
  expect(layPage(await aSheet(), stayWords(view, 'pt'), densities.at(-1) ?? densities[0]).fits).toBe(true)
})

test.each([
  ['as a present', gift],
  ['for oneself', own],
])('an ordinary stay %s keeps its picture: the second density is enough', async (_, view) => {
  expect(layPage(await aSheet(), stayWords(view, 'es'), densities[1] ?? densities[0]).fits).toBe(true)
})

test('a hotel that has told no phone is not said to have one', async () => {
  const { text } = await read(await render({ ...own, hotel: { ...own.hotel, phone: '' } }, 'es'))
  expect(text).toContain('el localizador HGM-80412. 2 Reserva la hora')
})

test('the same stay is the same file', async () => {
  expect(await render(gift, 'es')).toEqual(await render(gift, 'es'))
})

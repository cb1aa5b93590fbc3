import { join } from 'node:path'
import { extractText, getDocumentProxy, getMeta } from 'unpdf'
import { expect, test } from 'vitest'
import type { Language } from '#platform/i18n/languages.ts'
import { openPdfs } from '#platform/server/pdf/open-pdfs.ts'
import { sheets } from '#site/features.ts'
import type { BookingPdfView } from '../server/booking-files.ts'

const renderPdf = openPdfs(join(import.meta.dirname, '../../../../photos'), sheets)
const render = (view: BookingPdfView, language: Language) => renderPdf('booking', view, language)

const booking: BookingPdfView = {
  brand: 'Calmaria',
  picture: { file: 'treatment-table-garden.jpg', alt: 'Cabina con vistas al jardín' },
  name: 'Masaje y circuito para dos',
  spa: {
    name: 'Spa Mar de Nubes',
    place: 'Costa Adeje',
    address: 'Avenida del Mirador, 4',
    phone: '922 000 000',
    email: 'spa@mardenubes.example',
  },
  hour: { day: 'Jue 19 nov 2026', range: '17:30 – 19:20', clock: 'hora de Canarias' },
  people: '2 personas',
  duration: '110 min',
  guest: 'Marta Salas Prieto',
  locator: '71922MTD',
  included: ['Circuito termal de 60 minutos', 'Masaje en cabina doble', 'Infusión'],
  free: 'Cambia o cancela gratis hasta el miércoles 18 de noviembre a las 17:30 (hora de Canarias). Después, la reserva no se devuelve.',
  conditions: 'Trae bañador y llega quince minutos antes.',
  issuedAt: new Date('2026-11-17T10:00:00Z'),
  qr: 'https://www.google.com/maps/search/?api=1&query=28.1,-16.7',
  addresses: { conditions: 'calmaria.example/condiciones' },
  support: { email: 'ayuda@calmaria.example', phone: '+34 900 000 000' },
}

async function read(pdf: Buffer) {
  const document = await getDocumentProxy(new Uint8Array(pdf))
  const { totalPages, text } = await extractText(document, { mergePages: true })
  return { totalPages, text: text.replace(/\s+/g, ' '), meta: await getMeta(document) }
}

test.each([
  ['es', ['Reserva', 'Antes de venir', 'Qué incluye', 'Si cambian los planes', 'Teléfono del spa']],
  ['pt', ['Marcação', 'Antes de vir', 'O que inclui', 'Se os planos mudarem', 'Telefone do spa']],
] as const)('in %s a booking says all it must on one page, and no price', async (language, labels) => {
  const { totalPages, text, meta } = await read(await render(booking, language))
  expect(totalPages).toBe(1)
  const facts = [booking.name, 'Spa Mar de Nubes · Costa Adeje', 'Jue 19 nov 2026', '17:30 – 19:20', 'hora de Canarias']
  for (const words of [...facts, ...labels, '71922MTD', 'Marta Salas Prieto', '2 personas', 'Avenida del Mirador, 4']) {
    expect(text).toContain(words)
  }
  expect(text).not.toContain('€')
  expect(meta.info.Title).toContain('71922MTD')
})

test('however long its texts are, it is one page', async () => {
  const long = 'Palacio con vistas al Atlántico y jardines '.repeat(20)
  const extreme = {
    ...booking,
    name: long.slice(0, 200),
    guest: 'W'.repeat(120),
    spa: { ...booking.spa, name: long.slice(0, 120), address: long.slice(0, 200) },
    included: Array.from({ length: 20 }, () => long.slice(0, 200)),
    conditions: long,
  }
  expect((await read(await render(extreme, 'es'))).totalPages).toBe(1)
})

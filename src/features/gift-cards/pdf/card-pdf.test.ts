import { join } from 'node:path'
import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { cardThemes } from '#features/gift-cards/rules/card-themes.ts'
import { drawLogo } from '#features/gift-cards/server/logos/card-logos.ts'
import { type Language, languages } from '#platform/i18n/languages.ts'
import { openPdfs } from '#platform/server/pdf/open-pdfs.ts'
import { sheets } from '#site/features.ts'
import { aLogo } from '#tests/builders/a-logo.ts'
import type { CardPdfView } from '../server/card-file.ts'

const renderPdf = openPdfs(join(import.meta.dirname, '../../../../photos'), sheets)
const render = (view: CardPdfView, language: Language) => renderPdf('card', view, language)

const view: CardPdfView = {
  brand: 'Calmaria',
  theme: 'water',
  name: 'Elena',
  from: 'Marta',
  logo: null,
  message: 'Para que pares un rato.',
  code: 'TR48K2MW9HXC7P3A',
  amount: '75 €',
  exactAmount: '75,00 €',
  validUntil: '2029-12-25',
  giftSpas: 300,
  issuedAt: new Date('2026-11-18T12:00:00Z'),
  qr: 'https://calmaria.example/experiencias-tarjetas-regalo/saldo/',
  addresses: { home: 'calmaria.example', conditions: 'calmaria.example/condiciones-generales-compra' },
  support: { email: 'ayuda@calmaria.example', phone: '+34 900 000 000' },
}

async function read(changes: Partial<CardPdfView>, language: 'es' | 'pt' = 'es') {
  const pdf = await getDocumentProxy(new Uint8Array(await render({ ...view, ...changes }, language)))
  const { text } = await extractText(pdf, { mergePages: true })
  return { pages: pdf.numPages, text: text.replace(/\s+/g, ' ') }
}

test.each(languages.flatMap((language) => cardThemes.map((theme) => ({ language, theme }))))(
  'one sheet with code, worth and names: $theme in $language',
  async ({ language, theme }) => {
    const { pages, text } = await read({ theme }, language)
    expect(pages).toBe(1)
    for (const said of ['TR48 K2MW', '9HXC 7P3A', '75 €', 'Elena', 'Marta', 'Para que pares un rato.'])
      expect(text).toContain(said)
    expect(text).toContain(language === 'es' ? '25 Dic 2029' : '25 Dez 2029')
  },
)

test('the longest names and message stay on one sheet, and nothing that turns writing around is drawn', async () => {
  const { pages, text } = await read({
    name: 'Ñ'.repeat(80),
    from: '‮Marta‬ <script>alert(1)</script>',
    message: '♥ línea\n'.repeat(30).slice(0, 240),
  })
  expect(pages).toBe(1)
  expect(text).not.toContain('\u202e')
  expect(text).toContain('TR48 K2MW')
})

test('a company has its logo on the card, with its name for who does not see it', async () => {
  const logo = await drawLogo(await aLogo(), true)
  if (!logo.ok) throw new Error(logo.error)
  const pdf = await render({ ...view, from: 'Acme', logo: logo.value }, 'es')
  expect(pdf.toString('latin1')).toMatch(/\/Alt \(Acme\)|\/Alt <FEFF00410063006D0065>/i)
})

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openSpanish } from './untranslated-texts.ts'

const root = mkdtempSync(join(tmpdir(), 'calmaria-spanish-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))
const files = {
  'src/features/a/messages/es/a.ts': "export default { buy: 'Comprar', lead: 'Hola, {{name}}: gracias por tu compra' }",
  'src/features/a/messages/es/addresses.ts': "export default { a: '/comprar-ya/' }",
  'src/features/a/texts/es/a.md': '## Formas de pago y devoluciones',
  'demo/data/tags.json': '[{ "key": "a", "title": { "es": "masajes", "pt": "massagens" } }]',
}
for (const [file, content] of Object.entries(files)) {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), content)
}
const spanishIn = openSpanish(root)

test.each([
  ['<button>Comprar</button>', ['comprar']],
  ['<p>Hola, <!-- -->Marta: gracias por tu compra</p>', ['gracias por tu compra']],
  ['<h2>Formas de pago y devoluciones</h2>', ['formas de pago y devoluciones']],
  ['<img alt="Masajes">', ['masajes']],
  ['<script type="application/ld+json">{"name":"Masajes"}</script>', ['masajes']],
  ['<button>Cômprâr</button><p>Masajes Faro Sur</p><script>"Comprar"</script>', []],
])('%s', (html, left) => expect(spanishIn(html)).toEqual(left.map((text) => expect.stringContaining(text))))

import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { copyTree } from '../run/copy-tree.ts'
import { makeTestLanguage } from './make-test-language.ts'
import { withPseudo } from './pseudo-data.ts'

const folder = mkdtempSync(join(tmpdir(), 'calmaria-language-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
copyTree(folder)
makeTestLanguage(folder)

const read = (file: string) => readFileSync(join(folder, file), 'utf8')
const own = (file: string) => file.replace(/\/(messages|texts)\/es\//, '/$1/xx/')

test('the language has its row and its grammar', async () => {
  const { languageRows } = await import(join(folder, 'src/platform/i18n/languages.ts'))
  expect(Object.keys(languageRows)).toEqual(['es', 'pt', 'xx'])
  expect(Object.keys(languageRows.xx)).toEqual(Object.keys(languageRows.es))
  const { grammars } = await import(join(folder, 'src/platform/i18n/grammar/grammars.ts'))
  expect(grammars.xx.months.slice(0, 2)).toEqual(['enerô', 'febrerô'])
})

test('every file of messages and every text has its own, with the same lines, keys and variables', () => {
  const files = globSync(['src/**/messages/es/**/*.ts', 'src/**/texts/es/*.md'], { cwd: folder })
  expect(files.length).toBeGreaterThan(50)
  for (const file of files) {
    const [spanish, made] = [read(file), read(own(file))]
    expect(made.split('\n').length, file).toBe(spanish.split('\n').length)
    const marks = (text: string) => text.match(/\{\{\w+\}\}|<\/?\w+>|\]\([^)]*\)|^ +(?:\w+|'[\w-]+'):/gm) ?? []
    expect(marks(made), file).toEqual(marks(spanish))
  }
})

test('texts of the demo have it beside Spanish, and words of one language a file', () => {
  const circuit = { es: 'Circuito de aguas', pt: 'Circuito de águas', xx: 'Circuitô de âguâs' }
  expect(JSON.parse(read('demo/data/booking-resources.json')).circuit).toMatchObject(circuit)
  expect(JSON.parse(read('demo/data/phrases/xx.json')).nights[0]).toBe('unâ nôche')
  expect(withPseudo([{ key: 'hola', formerly: { es: 'hola-hola' } }])).toEqual([
    { key: 'hola', formerly: { es: 'hola-hola', xx: 'hola-hola' } },
  ])
})

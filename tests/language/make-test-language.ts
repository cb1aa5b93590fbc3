import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { hasSentences, pseudoCode, pseudoMessages } from './pseudo-code.ts'
import { pseudo, withPseudo } from './pseudo-data.ts'
import { pseudoText } from './pseudo-text.ts'

/**
 * Gives a copy of the project a third language, `xx`, as somebody would who follows the README: a row, a grammar, the
 * files of each feature and the texts of the demo. No other line is changed. It is Spanish made strange (`pseudoText`),
 * at home in Andorra.
 */
export function makeTestLanguage(root: string) {
  const read = (file: string) => readFileSync(join(root, file), 'utf8')
  const write = (file: string, content: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), content)
  }
  const change = (file: string, make: (content: string, file: string) => string, to = file) =>
    write(to, make(read(file), file))
  const filesOf = (pattern: string) => {
    const found = globSync(pattern, { cwd: root })
    if (found.length === 0) throw new Error(`Nothing is ${pattern}`)
    return found
  }

  change('src/platform/i18n/languages.ts', addRow)
  change('src/platform/i18n/grammar/es.ts', grammarFrom, 'src/platform/i18n/grammar/xx.ts')
  change('src/platform/i18n/grammar/grammars.ts', addGrammar)
  for (const file of filesOf('src/**/messages/es/**/*.ts')) change(file, messagesFrom, toOwnFolder(file))
  for (const file of filesOf('src/**/texts/es/**/*.md')) change(file, pseudoText, toOwnFolder(file))
  for (const file of filesOf('{demo/data,photos}/**/*.json')) {
    const own = file.replace(/\/es\.json$/, '/xx.json')
    if (own !== file) change(file, (data) => json(pseudo(JSON.parse(data))), own)
    else if (!existsSync(join(root, file, '../es.json'))) change(file, (data) => json(withPseudo(JSON.parse(data))))
  }
}

const json = (data: unknown) => `${JSON.stringify(data, null, 2)}\n`

const toOwnFolder = (file: string) => file.replace(/\/(messages|texts)\/es\//, '/$1/xx/')

function messagesFrom(source: string, file: string): string {
  const own = source.replace(/('#[^']*\/messages\/)es\//g, '$1xx/')
  return hasSentences(file) ? pseudoMessages(own, file) : own
}

const ownRow = {
  name: 'Espâñôl',
  locale: 'es-MX',
  prefix: '/xx',
  country: 'AD',
  timeZone: 'Europe/Andorra',
  helpMailbox: 'help',
  redsys: '2',
}

function addRow(source: string): string {
  const [spanish = ''] = /^ {2}es: \{.*?\},$/ms.exec(source) ?? []
  const row = Object.entries(ownRow).reduce(
    (row, [key, value]) => replace(row, new RegExp(`\\b${key}: '[^']*'`), `${key}: '${value}'`),
    replace(spanish, /\bes:/, 'xx:'),
  )
  return replace(source, /^\} as const/m, `${row}\n} as const`)
}

const grammarFrom = (source: string) => pseudoCode(replace(source, /export const es\b/, 'export const xx'))

function addGrammar(source: string): string {
  const imported = replace(source, /^import \{ pt \} from '.\/pt.ts'$/m, "$&\nimport { xx } from './xx.ts'")
  return replace(imported, /\{ es, pt \}/, '{ es, pt, xx }')
}

/** What is not found has been written otherwise since. */
function replace(source: string, pattern: RegExp, by: string): string {
  if (!pattern.test(source)) throw new Error(`${pattern} is not in:\n${source}`)
  return source.replace(pattern, by)
}

import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

type Entry = { path: string; name: string }

const note = '// Written by `npm run features`.'

/** The lists of all features that servers, browsers and builds import, as files: each imports only what it may load. */
export function featureLists(root: string, features: readonly string[]): Map<string, string> {
  const languages = readdirSync(join(root, 'src/site/messages'))
  const exportedBy = (file: string) => features.flatMap((feature) => exported(root, `features/${feature}/${file}`))
  return new Map([
    ['src/site/lists/features.ts', arrayOf('features', exportedBy('feature.ts'))],
    ['src/site/lists/pages.ts', arrayOf('pages', exportedBy('pages.ts'))],
    ['src/site/lists/routes.ts', objectOf('export const routes =', exportedBy('routes.ts'))],
    ['src/site/lists/settings.ts', arrayOf('settings', settingsIn(root, features))],
    ['src/site/lists/served.ts', arrayOf('served', exportedBy('messages/served.ts'))],
    ...languages.flatMap((language) => [
      [`src/site/messages/${language}/addresses.ts`, addressesIn(root, features, language)] as const,
      [`src/site/messages/${language}/namespaces.ts`, namespacesIn(root, features, language)] as const,
    ]),
  ])
}

/** A file says what it has by its one export. Not every feature has each file. */
function exported(root: string, path: string): Entry[] {
  if (!existsSync(join(root, 'src', path))) return []
  const [, name] = /^export const (\w+) =/m.exec(readFileSync(join(root, 'src', path), 'utf8')) ?? []
  if (!name) throw new Error(`src/${path} exports nothing that could be listed`)
  return [{ path: `#${path}`, name }]
}

/** Each file of settings is apart from its feature: an operator's command reads them all, and loads no shop. */
const settingsIn = (root: string, features: readonly string[]): Entry[] =>
  features.flatMap((feature) =>
    globSync(`features/${feature}/server/**/*-settings.ts`, { cwd: join(root, 'src') })
      .toSorted()
      .flatMap((path) => {
        const [, name] =
          /^export const (\w+) = defineSettings/m.exec(readFileSync(join(root, 'src', path), 'utf8')) ?? []
        return name ? [{ path: `#${path}`, name }] : []
      }),
  )

function addressesIn(root: string, features: readonly string[], language: string): string {
  const entries = features.flatMap((feature) => {
    const path = `features/${feature}/messages/${language}/addresses.ts`
    return existsSync(join(root, 'src', path)) ? [{ path: `#${path}`, name: camelCase(feature) }] : []
  })
  const type = "import type { Addresses } from '#platform/pages/addresses.ts'"
  return file([...importsOf(entries, 'default'), type], spread('export default', entries, ' satisfies Addresses'))
}

/** What pages say beside what every page says: the names that a feature adds to `Namespaces`, with the files of these. */
function namespacesIn(root: string, features: readonly string[], language: string): string {
  const rows = features.flatMap((feature) => {
    const path = join(root, `src/features/${feature}/messages/served.ts`)
    const text = existsSync(path) ? readFileSync(path, 'utf8') : ''
    const [, own = ''] = /interface Namespaces {([^}]*)}/.exec(text) ?? []
    return [...own.matchAll(/(\w+): true/g)].map(([, name = '']) => {
      const [, messages] =
        new RegExp(`\\b${name}: \\(language\\) => import\\(\`./\\$\\{language\\}/(.+?)\`\\)`).exec(text) ?? []
      if (!messages) throw new Error(`${path} has no file of ${name}`)
      return `  ${name}: () => import('#features/${feature}/messages/${language}/${messages}'),`
    })
  })
  const type = "import type { NamespaceFiles } from '#platform/pages/namespaces.ts'"
  return file([type], ['export const namespaces = {', ...rows.toSorted(), '} satisfies NamespaceFiles'])
}

const arrayOf = (name: string, entries: Entry[]) =>
  file(importsOf(entries), [`export const ${name} = [`, ...entries.map((entry) => `  ${entry.name},`), '] as const'])

const objectOf = (start: string, entries: Entry[]) => file(importsOf(entries), spread(start, entries))

const spread = (start: string, entries: Entry[], end = '') => [
  `${start} {`,
  ...entries.map(({ name }) => `  ...${name},`),
  `}${end}`,
]

const importsOf = (entries: Entry[], what: 'default' | 'named' = 'named') =>
  entries
    .toSorted((one, other) => (one.path < other.path ? -1 : 1))
    .map(({ path, name }) => `import ${what === 'default' ? name : `{ ${name} }`} from '${path}'`)

const file = (imports: string[], body: string[]) => `${note}\n${imports.join('\n')}\n\n${body.join('\n')}\n`

const camelCase = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

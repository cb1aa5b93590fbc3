import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { type Language, languages } from '#platform/i18n/languages.ts'
import { manifestUrl } from '#site/manifest-url.ts'

type Files = { imports: string[] }
type Manifest = { entry: Files; routes: Record<string, Files>; url: string }

/**
 * React Router lists the routes of both languages in one file. A page speaks one language and its links lead to pages
 * of that one, so the browser is given a list for each, which the server names in the page.
 */
export function writeLanguageManifests(folder: string) {
  for (const file of globSync(`${folder}/manifest-*.js`)) {
    const [start = '', list = ''] = readFileSync(file, 'utf8').split(/(?<=^[^{]*)(?={)/)
    const manifest: Manifest = JSON.parse(list.slice(0, -';'.length))
    for (const language of languages) {
      writeFileSync(manifestUrl(file, language), `${start}${JSON.stringify(manifestIn(language, manifest))};`)
    }
    rmSync(file)
  }
}

/** What the entry imports is in the browser before any route is asked for: no route need name it. */
export function manifestIn(language: Language, { entry, routes, url, ...rest }: Manifest): Manifest {
  const isForeign = (id: string) => languages.some((other) => other !== language && id.endsWith(`.${other}`))
  const own = Object.entries(routes)
    .filter(([id]) => !isForeign(id))
    .map(([id, route]) => [id, { ...route, imports: route.imports.filter((file) => !entry.imports.includes(file)) }])
  return { entry, routes: Object.fromEntries(own), url: manifestUrl(url, language), ...rest }
}

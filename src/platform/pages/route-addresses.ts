import type { Language } from '#platform/i18n/languages.ts'
import type { Addresses } from './addresses.ts'
import { languagePrefix } from './paths.ts'

/** As React Router lists them: a path is below that of the parent. */
export type Routes = Readonly<Record<string, { path?: string; parentId?: string } | undefined>>

/**
 * A browser has the addresses of its language already: in the list of its routes, which are named by pages
 * (`aboutUs.es`) and by landings, that of a section being its name and a slash (`spas/.es`).
 */
export function addressesInRoutes(routes: Routes, language: Language): Addresses {
  const base = languagePrefix(language).length
  const ending = `.${language}`
  const pathOf = (id: string): string => {
    const { path = '', parentId } = routes[id] ?? {}
    return (parentId ? pathOf(parentId) : '') + (path && `/${path}`)
  }
  const named = Object.keys(routes).flatMap((id) => {
    if (!id.endsWith(ending)) return []
    const path = pathOf(id).slice(base)
    const name = id.slice(0, -ending.length)
    return [name.endsWith('/') ? [name.slice(0, -1), path.slice(1)] : [name, `${path}/`]]
  })
  return Object.fromEntries(named)
}

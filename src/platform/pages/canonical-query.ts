import { languages } from '#platform/i18n/languages.ts'
import { addressOf, knownLanguages } from './addresses.ts'
import { declared } from './declarations.ts'
import type { Param } from './page-row.ts'
import { languagePrefix, sectionKeys, staticPageAt } from './paths.ts'
import { segmentAt } from './segments.ts'

type Options = { hasDayPreview?: boolean }

/** Of what is asked, what the page understands, in one order. Null where it reads the question itself. */
export function canonicalQuery(path: string, asked: URLSearchParams, { hasDayPreview = true }: Options = {}) {
  // The browser asks for a page's data with parameters of the router's own.
  if (path.endsWith('.data')) return null
  // Spec 2.6: visitors of the booking widget are led on from any page, with all that it said.
  if (asked.has('utb_path')) return null
  const params = paramsAt(path)
  if (!params) return null
  const known = hasDayPreview ? ['on', ...params] : params
  return new URLSearchParams(known.flatMap((param) => valuesOf(asked, param)))
}

/** What is left empty is as good as not there, and of what is asked for once the first counts. */
function valuesOf(asked: URLSearchParams, param: Param): [name: string, value: string][] {
  const isRepeated = typeof param === 'object'
  const name = isRepeated ? param.repeated : param
  const values = asked.getAll(name).filter(Boolean)
  return (isRepeated ? values : values.slice(0, 1)).map((value) => [name, value])
}

function paramsAt(path: string): readonly Param[] | null {
  const found = staticPageAt(path)
  if (found) {
    const { params, isCached } = declared('pages')[found.page]
    return params ?? (isCached ? [] : null)
  }
  if (segmentAt(path)) return null
  const first = firstSegmentOf(path)
  const sections = declared('sections')
  const section = sectionKeys().find((key) => knownLanguages().some((language) => addressOf(key, language) === first))
  return section ? sections[section].params : []
}

function firstSegmentOf(path: string): string | undefined {
  const [one, two] = path.split('/').filter(Boolean)
  return languages.some((language) => languagePrefix(language) === `/${one}`) ? two : one
}

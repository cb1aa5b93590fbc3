import { type Language, languages, type PerLanguage } from '#platform/i18n/languages.ts'

/** Spec 3: an entry holds the service with its address. No price: it may be another by the time it is shown. */
export type SeenService = {
  uuid: string
  name: PerLanguage<string>
  uri: Partial<PerLanguage<string>>
  place: string
  /** File name in the picture library. */
  photo: string
}

/** Spec 9. */
export const mostSeen = 8

/** The latest first. A service seen again moves to the front; of too many the oldest goes. */
export function withSeen(services: readonly SeenService[], service: SeenService): SeenService[] {
  return [service, ...services.filter(({ uuid }) => uuid !== service.uuid)].slice(0, mostSeen)
}

/** Those that have a page in the language, but for the one that is looked at. */
export function seenIn(language: Language, services: readonly SeenService[], current?: string): SeenService[] {
  return services.filter(({ uuid, uri }) => uuid !== current && uri[language])
}

/** What the browser kept. Null when it can't be read; an entry of another shape is left out. */
export function readSeen(text: string | null): SeenService[] | null {
  try {
    const entries: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(entries) ? entries.filter(isSeen).slice(0, mostSeen) : null
  } catch {
    return null
  }
}

function isSeen(entry: unknown): entry is SeenService {
  const { uuid, name, uri, place, photo } = (entry ?? {}) as Record<string, Record<string, unknown>>
  return (
    [uuid, place, photo].every((text) => typeof text === 'string') &&
    languages.every((language) => typeof name?.[language] === 'string') &&
    languages.every((language) => uri?.[language] === undefined || isOwnPath(uri[language])) &&
    typeof uri === 'object'
  )
}

/** What lies in the browser may have been written by anyone: an address leads nowhere but into the site. */
const isOwnPath = (uri: unknown) => typeof uri === 'string' && /^\/(?![/\\])/.test(uri)

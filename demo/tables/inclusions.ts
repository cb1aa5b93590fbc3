import { z } from 'zod'
import type { PerLanguage } from '#platform/i18n/languages.ts'
import { readData } from '../read-data.ts'
import { keyOf } from './keys.ts'
import { texts } from './texts.ts'

/** What an experience includes, said once for all those that share it. '{min}' is the length of the treatment. */
const inclusions = readData('recipes/inclusions.json', z.record(z.string(), texts))

export const inclusionKey = keyOf(inclusions)

export function inclusionOf(key: string): PerLanguage<string> {
  const found = inclusions[key]
  if (!found) throw new Error(`Nothing included by the name ${key}`)
  return found
}

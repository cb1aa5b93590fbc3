import { z } from '@hono/zod-openapi'
import { type Language, languages } from '#platform/i18n/languages.ts'
import { asking } from './wrong-fields.ts'

/** One of the languages, and what is answered to any other. */
export const langField = (canBeLeftOut = false) =>
  z.enum(languages, { error: asking(sentence(languages, canBeLeftOut)) })

/** What is asked for in a language that is not live is refused like what is asked for in none. */
export function inLiveLanguages<Shape extends z.ZodType>(shape: Shape, live: readonly Language[]): Shape {
  if (live.length === languages.length) return shape
  const isLive = (query: unknown) => {
    const lang = query instanceof Object && 'lang' in query ? query.lang : undefined
    return lang === undefined || live.some((language) => language === lang)
  }
  return shape.refine(isLive, { path: ['lang'], error: `Is not right. ${sentence(live)}` })
}

const sentence = (named: readonly Language[], canBeLeftOut = false) =>
  `Send ${named.map((language) => `'${language}'`).join(' or ')}${canBeLeftOut ? ', or leave it out' : ''}.`

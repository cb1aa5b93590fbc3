import { expect, test } from 'vitest'
import { z } from 'zod'
import { languages } from '#platform/i18n/languages.ts'
import { inLiveLanguages, langField } from './lang-field.ts'

const shape = z.object({ lang: langField(true).optional() })
const problemsOf = (read: { error?: z.ZodError }) => read.error?.issues.map(({ path, message }) => [...path, message])

test('a language that is not live is refused for its field', () => {
  const live = inLiveLanguages(shape, ['es'])
  expect(live.safeParse({ lang: 'es' }).success).toBe(true)
  expect(live.safeParse({}).success).toBe(true)
  expect(problemsOf(live.safeParse({ lang: 'pt' }))).toEqual([['lang', "Is not right. Send 'es'."]])
})

test('calls whose field has the name of the specification are refused alike', () => {
  const update = z.object({ lang_code: langField(true).optional() })
  const live = inLiveLanguages(update, ['es'], 'lang_code')
  expect(live.safeParse({ lang_code: 'es' }).success).toBe(true)
  expect(problemsOf(live.safeParse({ lang_code: 'pt' }))).toEqual([['lang_code', "Is not right. Send 'es'."]])
})

test('where all are live, what is documented is the same', () => {
  expect(inLiveLanguages(shape, languages)).toBe(shape)
  expect(problemsOf(shape.safeParse({ lang: 'fr' }))).toEqual([
    ['lang', "Is not right. Send 'es' or 'pt', or leave it out."],
  ])
})

import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { expect, test } from 'vitest'
import { revalidateOnClientError } from './revalidate-on-client-error.ts'

test.each([
  ['a refused field', 400, false, true],
  ['a bill that has changed', 409, false, true],
  ['too many tries', 429, false, true],
  ['a database that is away', 503, false, false],
  ['an answer that is right', 200, true, true],
  ['a move without a form, to the same page', undefined, true, true],
  ['a move without a form, within the page', undefined, false, false],
])('after %s (%s)', (_, actionStatus, defaultShouldRevalidate, isReadAgain) => {
  expect(revalidateOnClientError({ actionStatus, defaultShouldRevalidate } as ShouldRevalidateFunctionArgs)).toBe(
    isReadAgain,
  )
})

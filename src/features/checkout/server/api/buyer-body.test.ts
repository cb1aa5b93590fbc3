import { expect, test } from 'vitest'
import { plainDraft } from './buyer-body.ts'

test('of a field that is far too long only its beginning is looked at, as in the form', () => {
  const long = 'a'.repeat(60_000)
  const { name, comment, guestName3, buyerCity } = plainDraft({
    name: long,
    comment: long,
    guestName3: `${' '.repeat(3000)}${long}`,
    buyerCity: long,
  })
  expect([name, comment, guestName3, buyerCity].map((text) => text?.length)).toEqual([1280, 8000, 0, 1920])
})

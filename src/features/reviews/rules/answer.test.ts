import { expect, test } from 'vitest'
import { answerForm } from './answer.ts'

test.each([
  ['', 'answerTooShort'],
  ['  \n\u202e Gracias \n ', 'answerTooShort'],
  ['¡Gracias!!', null],
  ['🧖'.repeat(1000), null],
  ['🧖'.repeat(1001), 'answerTooLong'],
])('an answer of %j', (typed, problem) => {
  expect(answerForm.problems({ answer: typed }).answer ?? null).toBe(problem)
})

import { beforeEach, expect, test } from 'vitest'
import { isLetIn, issueFormToken, readFormToken } from '#features/contact/server/form-token.ts'
import { testServices } from '#tests/test-services.ts'
import { solveProof } from './solve-proof.ts'

const { services, setNow, forgetAttempts } = await testServices({ template: 'empty' })
const start = new Date('2026-11-18T12:00:00+01:00')
const later = (milliseconds: number) => setNow(new Date(start.getTime() + milliseconds))

beforeEach(async () => {
  setNow(start)
  await forgetAttempts()
})

test('a form must be three seconds old, and works for a day', () => {
  const token = issueFormToken(services)
  for (const [age, isRight] of [
    [2999, false],
    [3000, true],
    [23 * 60 * 60_000, true],
  ] as const) {
    later(age)
    expect(readFormToken(services, token)).toEqual({ isRight, kept: token })
  }
  later(25 * 60 * 60_000)
  const { isRight, kept } = readFormToken(services, token)
  expect(isRight).toBe(false)
  later(25 * 60 * 60_000 + 3000)
  expect(readFormToken(services, kept).isRight).toBe(true)
})

test.each(['', 'x', 'e30.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'])('%j is no token of ours', (token) => {
  expect(readFormToken(services, token)).toMatchObject({ isRight: false, kept: expect.stringContaining('.') })
})

test('after 30 messages in ten minutes each needs a proof, which is good once', async () => {
  const without = () => isLetIn(services, { token: issueFormToken(services), solution: '' })
  for (let message = 1; message <= 30; message++) expect(await without()).toBe(true)
  expect(await without()).toBe(false)
  const token = issueFormToken(services)
  const solution = await solveProof(token)
  expect(await isLetIn(services, { token: issueFormToken(services), solution })).toBe(false)
  expect(await isLetIn(services, { token, solution: `${solution}0` })).toBe(false)
  const twice = await Promise.all([1, 2].map(() => isLetIn(services, { token, solution })))
  expect(twice.sort()).toEqual([false, true])
  expect(await isLetIn(services, { token, solution })).toBe(false)
})

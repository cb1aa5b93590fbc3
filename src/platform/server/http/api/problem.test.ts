import { expect, test } from 'vitest'
import { problem } from './problem.ts'

test('a problem that the documentation explains points there', async () => {
  const response = problem(400, 'Wrong', 'Try again.', [{ field: 'uri', message: 'Is missing.' }])
  expect([response.status, response.headers.get('Content-Type')]).toEqual([400, 'application/problem+json'])
  expect(await response.json()).toEqual({
    type: '/api/docs/#error-400',
    title: 'Wrong',
    status: 400,
    detail: 'Try again.',
    errors: [{ field: 'uri', message: 'Is missing.' }],
  })
})

test('any other problem has no type of its own', async () => {
  expect(await problem(414, 'Too long', 'Write less.').json()).toEqual({
    type: 'about:blank',
    title: 'Too long',
    status: 414,
    detail: 'Write less.',
  })
})

import { expect, test } from 'vitest'
import { readForm } from './read-form.ts'

const post = (body: string) => new Request('https://calmaria.example/opinar/', { method: 'POST', body })

test('named fields come as plain text, missing ones empty, and nothing else', async () => {
  const form = await readForm(post('name=+Ana%0D%0ARuiz%00+&extra=1&toString=x&__proto__=y'), ['name', 'email'])
  expect(form).toEqual({ values: { name: 'Ana\nRuiz', email: '' }, isHoneypotFilled: false })
})

test('of a name that comes twice the last counts', async () => {
  expect((await readForm(post('name=Ana&name=Rui'), ['name'])).values.name).toBe('Rui')
})

test.each([
  ['name=Ana&subject=', false],
  ['name=Ana&subject=Buy+now', true],
])('%s is the work of a program: %s', async (body, isHoneypotFilled) => {
  expect((await readForm(post(body), ['name'])).isHoneypotFilled).toBe(isHoneypotFilled)
})

test.each(['', '%', '&&&', '=x', 'a%FFb=c'])('%j is an empty form', async (body) => {
  expect((await readForm(post(body), ['name'])).values).toEqual({ name: '' })
})

import { expect, test } from 'vitest'
import { readForm } from './read-form.ts'

const post = (body: string) => new Request('https://calmaria.example/opinar/', { method: 'POST', body })

test('named fields come as plain text, missing ones empty, and nothing else', async () => {
  const form = await readForm(post('name=+Ana%0D%0ARuiz%00+&extra=1&toString=x&__proto__=y'), { name: 80, email: 254 })
  expect(form).toEqual({ values: { name: 'Ana\nRuiz', email: '' }, isHoneypotFilled: false })
})

test('of a name that comes twice the last counts', async () => {
  expect((await readForm(post('name=Ana&name=Rui'), { name: 80 })).values.name).toBe('Rui')
})

test.each([
  ['name=Ana&subject=', false],
  ['name=Ana&subject=Buy+now', true],
])('%s is the work of a program: %s', async (body, isHoneypotFilled) => {
  expect((await readForm(post(body), { name: 80 })).isHoneypotFilled).toBe(isHoneypotFilled)
})

test.each(['', '%', '&&&', '=x', 'a%FFb=c'])('%j is an empty form', async (body) => {
  expect((await readForm(post(body), { name: 80 })).values).toEqual({ name: '' })
})

test('of a field that is far too long only its beginning is looked at', async () => {
  const { values } = await readForm(post(`name=${'a'.repeat(60_000)}&email=${' '.repeat(2000)}a`), {
    name: 80,
    email: 10,
  })
  expect(values).toEqual({ name: 'a'.repeat(1280), email: '' })
})

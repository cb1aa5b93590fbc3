import { expect, test } from 'vitest'
import { emailOf } from './email-draft.ts'

test('an e-mail holds the message and every answer that was given', () => {
  const email = emailOf('ayuda@calmaria.example', 'Consulta & más', 'Hola,\n¿abrís?', [
    ['Nombre', ' Ana '],
    ['Referencia', ''],
  ])
  const { searchParams, pathname } = new URL(email)
  expect(pathname).toBe('ayuda@calmaria.example')
  expect(searchParams.get('subject')).toBe('Consulta & más')
  expect(searchParams.get('body')).toBe('Hola,\n¿abrís?\r\n\r\nNombre: Ana')
})

test('what a visitor types can add no other header to the e-mail', () => {
  const email = emailOf('ayuda@calmaria.example', 'x', 'hola&bcc=todos@spam.example', [])
  expect([...new URL(email).searchParams.keys()]).toEqual(['subject', 'body'])
})

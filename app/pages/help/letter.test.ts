import { expect, test } from 'vitest'
import { letterOf } from './letter.ts'

test('a letter holds the message and every answer that was given', () => {
  const letter = letterOf('ayuda@calmaria.example', 'Consulta & más', 'Hola,\n¿abrís?', [
    ['Nombre', ' Ana '],
    ['Referencia', ''],
  ])
  const { searchParams, pathname } = new URL(letter)
  expect(pathname).toBe('ayuda@calmaria.example')
  expect(searchParams.get('subject')).toBe('Consulta & más')
  expect(searchParams.get('body')).toBe('Hola,\n¿abrís?\r\n\r\nNombre: Ana')
})

test('what a visitor types can add no other header to the letter', () => {
  const letter = letterOf('ayuda@calmaria.example', 'x', 'hola&bcc=todos@spam.example', [])
  expect([...new URL(letter).searchParams.keys()]).toEqual(['subject', 'body'])
})

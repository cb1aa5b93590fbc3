import { expect, test } from 'vitest'
import { type ConversionProblems, conversionForm, toConversion } from './conversion.ts'

test.each<[string, string, ConversionProblems]>([
  ['marta@correo.es', 'marta@correo.es', {}],
  [' Marta@correo.es', 'marta@CORREO.es ', {}],
  ['marta@correo.es', 'marta@correo.pt', { confirmEmail: 'emailsDiffer' }],
  ['marta@correo.es', '', { confirmEmail: 'emailsDiffer' }],
  ['marta@correo', 'marta@correo', { email: 'emailWrong' }],
  ['', '', { email: 'emailWrong' }],
  ['marta@correo', 'marta@correo.es', { email: 'emailWrong', confirmEmail: 'emailsDiffer' }],
])('%j and again %j', (email, confirmEmail, problems) => {
  expect(conversionForm.problems({ email, confirmEmail })).toEqual(problems)
})

test('an address is kept in small letters', () => {
  expect(toConversion({ email: ' Marta@Correo.es ', confirmEmail: 'marta@correo.es' })).toEqual({
    email: 'marta@correo.es',
  })
})

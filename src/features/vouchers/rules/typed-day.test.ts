import { expect, test } from 'vitest'
import { readTypedDay } from './typed-day.ts'

test.each([
  ['2027-03-28', '2027-03-28'],
  [' 2027-03-28 ', '2027-03-28'],
  ['28/3/2027', '2027-03-28'],
  ['28/03/2027', '2027-03-28'],
  ['8-3-2027', '2027-03-08'],
  ['08-03-2027', '2027-03-08'],
  ['8.3.2027', '2027-03-08'],
  ['29/2/2028', '2028-02-29'],
  ['28-Mar-2027', '2027-03-28'],
  ['5-NOV-2026', '2026-11-05'],
  ['05-nov-2026', '2026-11-05'],
  ['28 de marzo de 2027', '2027-03-28'],
  ['28 de Março de 2027', '2027-03-28'],
  ['1 de septiembre de 2027', '2027-09-01'],
  ['1 sept 2027', '2027-09-01'],
])('%j is %s', (typed, day) => {
  expect(readTypedDay(typed)).toBe(day)
})

test.each([
  ['Ene', 'Jan', '01'],
  ['Feb', 'Fev', '02'],
  ['Mar', 'Mar', '03'],
  ['Abr', 'Abr', '04'],
  ['May', 'Mai', '05'],
  ['Jun', 'Jun', '06'],
  ['Jul', 'Jul', '07'],
  ['Ago', 'Ago', '08'],
  ['Sep', 'Set', '09'],
  ['Oct', 'Out', '10'],
  ['Nov', 'Nov', '11'],
  ['Dic', 'Dez', '12'],
])('%s and %s', (spanish, portuguese, month) => {
  expect(readTypedDay(`9-${spanish}-2027`)).toBe(`2027-${month}-09`)
  expect(readTypedDay(`9-${portuguese.toUpperCase()}-2027`)).toBe(`2027-${month}-09`)
  expect(readTypedDay(`9-${spanish.toLowerCase()}-2027`)).toBe(`2027-${month}-09`)
})

test.each([
  '',
  ' ',
  '2027-02-29',
  '29/2/2027',
  '31/4/2027',
  '31-Abr-2027',
  '0/1/2027',
  '1/0/2027',
  '1/13/2027',
  '28/3/27',
  '28/3-2027',
  '28-3/2027',
  '2027/03/28',
  '2027-3-28',
  '28-Xyz-2027',
  '28-Ma-2027',
  '28-Marz0-2027',
  '28-Marzos-2027',
  'mañana',
  '28/3/2027 o antes',
])('%j is no day', (typed) => {
  expect(readTypedDay(typed)).toBeNull()
})

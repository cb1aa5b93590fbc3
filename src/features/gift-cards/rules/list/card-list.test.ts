import { expect, test } from 'vitest'
import { numberOfRow, readCardList, readSheetDay, writeCardList } from './card-list.ts'

const row = (cells: object) => ({ name: '', email: '', amount: '', message: '', day: '', ...cells })
const words = { name: 'nombre', email: 'correo', amount: 'importe', message: 'mensaje', day: 'día' }

test('without headings the cells stand in their order', () => {
  expect(readCardList('Ana;ana@acme.example;50;Gracias;2026-12-21\nLuis;luis@acme.example;30', words)).toMatchObject({
    hasHeading: false,
    rows: [
      row({ name: 'Ana', email: 'ana@acme.example', amount: '50', message: 'Gracias', day: '2026-12-21' }),
      row({ name: 'Luis', email: 'luis@acme.example', amount: '30' }),
    ],
  })
})

test.each([
  ['Correo electrónico;Departamento;Nombre;Importe (€)', 'ana@acme.example;Ventas;Ana;50'],
  ['e-mail,nome,valor', 'ana@acme.example,Ana,50'],
  ['NAME\tAMOUNT\tEMAIL', 'Ana\t50\tana@acme.example'],
])('headings say what stands where: %s', (heading, line) => {
  const list = readCardList(`${heading}\n${line}`, words)
  expect(list).toMatchObject({
    hasHeading: true,
    rows: [row({ name: 'Ana', email: 'ana@acme.example', amount: '50' })],
  })
  expect(numberOfRow(0, list)).toBe(2)
})

test('somebody called like a heading is a person', () => {
  expect(readCardList('Valor;valor@acme.example;50', words).hasHeading).toBe(false)
})

test.each([
  ['2026-12-21', '2026-12-21'],
  ['21/12/2026', '2026-12-21'],
  ['1/2/27', '2027-02-01'],
  ['21.12.2026', '2026-12-21'],
  ['2026/12/21', '2026-12-21'],
  ['31/02/2027', null],
  ['mañana', null],
  ['', null],
])('the day %j', (typed, day) => {
  expect(readSheetDay(typed)).toBe(day)
})

test('a list is written in one form, and read as it was', () => {
  const list = readCardList('"Ana, la jefa",ana@acme.example,50,"Hola;\nAna"\nLuis,luis@acme.example,30', words)
  const written = writeCardList(list, words)
  expect(written).toBe('Ana, la jefa;ana@acme.example;50;"Hola;\nAna"\nLuis;luis@acme.example;30')
  expect(readCardList(written, words)).toEqual(list)
  expect(writeCardList({ ...list, hasHeading: true }, words)).toMatch(/^nombre;correo;importe;mensaje;día\n/)
})

import { expect, test } from 'vitest'
import { csvCell } from './csv-cell.ts'

test.each([
  ['marta@correo.example', 'marta@correo.example'],
  ['=HYPERLINK("https://x.example","Elena")', `"'=HYPERLINK(""https://x.example"",""Elena"")"`],
  ['+34600@correo.example', "'+34600@correo.example"],
  ['-2+3', "'-2+3"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['\r=1', `"'\r=1"`],
  ['Calle 1, Madrid', '"Calle 1, Madrid"'],
  ['a;b', '"a;b"'],
  ['una\ndos', '"una\ndos"'],
  ['"', '""""'],
  ['', ''],
])('%j is written as %j', (value, cell) => expect(csvCell(value)).toBe(cell))

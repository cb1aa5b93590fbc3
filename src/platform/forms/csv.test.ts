import { expect, test } from 'vitest'
import { exportCsvRecord, readCsv, readTable, separatorOf, writeCsvRecord } from './csv.ts'

test.each([
  [
    'semicolons',
    'a;b\nc;d',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    'commas',
    'a,b\nc,d',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    'tabs, as a sheet is pasted',
    'a\tb\r\nc\td\r\n',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  ['separators in quotes', '"a;1";b', [['a;1', 'b']]],
  [
    'commas within cells of a sheet with semicolons',
    'Ana;50,00;Hola, Ana, gracias\nLuis;20,00;Hola',
    [
      ['Ana', '50,00', 'Hola, Ana, gracias'],
      ['Luis', '20,00', 'Hola'],
    ],
  ],
  [
    'line ends in quotes',
    'a;"two\nlines"\nb;c',
    [
      ['a', 'two\nlines'],
      ['b', 'c'],
    ],
  ],
  ['doubled quotes', '"say ""hello""";b', [['say "hello"', 'b']]],
  ['quotes within a cell', 'the 3" one;b', [['the 3" one', 'b']]],
  ['quotes that do not end', 'a;"b\nc;d', [['a', 'b\nc;d']]],
  [
    'empty lines',
    '\n\na;b\n \n;\nc;d\n\n',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  ['spaces around cells', ' a ; b ', [['a', 'b']]],
  [
    'line ends of old computers',
    'a;b\rc;d',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  ['nothing', '', []],
])('%s', (_, text, records) => {
  expect(readCsv(text)).toEqual(records)
})

test('a separator is the one that comes most often, and a semicolon where there is none', () => {
  expect(separatorOf('a,b,c;d')).toBe(',')
  expect(separatorOf('alone')).toBe(';')
  expect(separatorOf('"a,b,c,d";e')).toBe(';')
})

test('what is written is read as it was', () => {
  const cells = ['Ana "la jefa"', 'a;b', 'two\nlines', 'plain', '', ' spaces ', '=1+1']
  const [read] = readCsv(writeCsvRecord(cells), { separator: ';' })
  expect(read).toEqual(cells.map((cell) => cell.trim()))
  expect(writeCsvRecord(['Ana', 'ana@acme.example', '50'])).toBe('Ana;ana@acme.example;50')
})

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
])('%j is exported as %j', (value, cell) => expect(exportCsvRecord([value])).toBe(cell))

test('an exported record has commas between its cells', () =>
  expect(exportCsvRecord(['Ana', 'a,b', ''])).toBe('Ana,"a,b",'))

test('of a long table the first records are kept, the others counted, and cells cut', () => {
  const text = `Ana;${'x'.repeat(50)};20\n\n;\n${'Luis;a;1\n'.repeat(5)}"Eva\n;";b`
  expect(readTable(text, { mostRecords: 2, longestCell: 10 })).toEqual({
    records: [
      ['Ana', 'x'.repeat(10), '20'],
      ['Luis', 'a', '1'],
    ],
    count: 7,
  })
})

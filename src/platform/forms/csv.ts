/** The signs that separate cells, in the order of who wins where two come as often: Spanish and Portuguese sheets write semicolons. */
const separators = [';', '\t', ','] as const
type Separator = (typeof separators)[number]

/** How much of a table is kept. What is longer is read to its end all the same, so that its records are counted. */
type Bounds = { separator?: Separator; mostRecords?: number; longestCell?: number }

/**
 * The records of a table as text (RFC 4180, and what spreadsheets make of it): cells may stand in quotes, and hold
 * separators, line ends and doubled quotes then. It never fails: quotes that do not end take the rest. Empty lines are
 * left out.
 */
export const readCsv = (text: string, bounds: Bounds = {}): string[][] => readTable(text, bounds).records

/** `count`: of all records, where not all are kept. */
export function readTable(
  text: string,
  {
    separator = separatorOf(text),
    mostRecords = Number.POSITIVE_INFINITY,
    longestCell = Number.POSITIVE_INFINITY,
  }: Bounds = {},
): { records: string[][]; count: number } {
  const records: string[][] = []
  let count = 0
  let record: string[] = []
  let cell = ''
  let [isQuoted, isBlankCell, isBlankRecord] = [false, true, true]
  const add = (sign: string) => {
    if (isBlankCell && sign.trim() !== '') isBlankCell = isBlankRecord = false
    if (count < mostRecords && cell.length < longestCell) cell += sign
  }
  const endCell = () => {
    if (count < mostRecords) record.push(cell.trim())
    cell = ''
    isBlankCell = true
  }
  const endRecord = () => {
    endCell()
    if (!isBlankRecord && count++ < mostRecords) records.push(record)
    record = []
    isBlankRecord = true
  }
  for (let at = 0; at < text.length; at++) {
    const sign = text[at] as string
    if (isQuoted) {
      if (sign !== '"') add(sign)
      else if (text[at + 1] === '"') add(text[++at] as string)
      else isQuoted = false
    } else if (sign === '"' && isBlankCell) {
      isQuoted = true
      cell = ''
    } else if (sign === separator) endCell()
    else if (sign === '\n' || sign === '\r') endRecord()
    else add(sign)
  }
  endRecord()
  return { records, count }
}

/** One record, with semicolons: cells are quoted only where they must be. It is read again by `readCsv`. */
export const writeCsvRecord = (cells: readonly string[]): string =>
  cells.map((cell) => (/[;"\n\r\t]|^\s|\s$/.test(cell) ? quote(cell) : cell)).join(';')

/**
 * One record, with commas, for a table program: it takes what begins with one of these signs for a formula, and an
 * apostrophe before it for words.
 */
export const exportCsvRecord = (cells: readonly string[]): string =>
  cells
    .map((cell) => (/^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell))
    .map((cell) => (/[",;\r\n]/.test(cell) ? quote(cell) : cell))
    .join()

const quote = (cell: string) => `"${cell.replaceAll('"', '""')}"`

/** The one that comes most often in the first lines, outside of quotes. */
export function separatorOf(text: string): Separator {
  const beginning = text.slice(0, 4096).replaceAll(/"[^"]*"/g, '')
  const count = (separator: Separator) => beginning.split(separator).length
  return separators.reduce((most, separator) => (count(separator) > count(most) ? separator : most), separators[0])
}

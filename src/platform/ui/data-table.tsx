import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

/** Rows and columns on a desk; on a phone each row becomes a card with its labels. */
export function DataTable<Row>({ caption, columns, rows, keyOf }: DataTableProps<Row>) {
  return (
    <div className="data-wrap">
      <table className="data">
        <caption className="sr">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.label} scope="col" className={classNames(column.end && 'r')}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              {columns.map((column) => (
                <td key={column.label} data-l={column.label} className={cellClass(column)}>
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

export type Column<Row> = {
  label: string
  cell: (row: Row) => ReactNode
  /** Amounts: at the end of the line, in figures of equal width. */
  end?: boolean
  /** References: set apart by weight. */
  strong?: boolean
}

type DataTableProps<Row> = { caption: string; columns: Column<Row>[]; rows: Row[]; keyOf: (row: Row) => string }

function cellClass<Row>({ end, strong }: Column<Row>) {
  return classNames(end && 'r', (end || strong) && 'num', strong && 'strong') || undefined
}

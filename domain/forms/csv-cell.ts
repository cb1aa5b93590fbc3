/**
 * A cell of a CSV file as text and nothing else: a table program takes what begins with one of these signs for a formula,
 * and an apostrophe before it for words.
 */
export function csvCell(value: string): string {
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

import { cleanReport, cleanText, type ErrorReport } from '#platform/browser/error-report.ts'
import { describeError } from '#platform/server/log.ts'
import { projectFolder } from '#platform/server/project-folder.ts'

/** What stands beside an error in the log and says where it happened. Identifiers of purchases and people stay here. */
const tagNames = ['job', 'provider', 'method', 'group', 'what'] as const

export type LoggedError = { report: ErrorReport; tags: Record<string, string>; query?: string }

export function describeLogged(fields: Record<string, unknown>, said: string): LoggedError {
  const { type, message, code, query, stack } = describeError(fields.err) as Record<string, unknown>
  const report = cleanReport({
    type: textOf(type),
    message: [textOf(message), causeOf(fields.err)].filter(Boolean).join(': '),
    // Where the server stands in its file system is nobody's business.
    stack: textOf(stack).replaceAll(`file://${projectFolder}/`, '').replaceAll(`${projectFolder}/`, ''),
    path: textOf(fields.path ?? fields.job),
  })
  const told = Object.entries({ said, code, ...pick(fields) }).filter(([, value]) => typeof value === 'string')
  const tags = told.map(([name, value]) => [name, cleanText(String(value), 200)])
  return {
    report,
    tags: Object.fromEntries(tags),
    ...(typeof query === 'string' ? { query: cleanText(query, 2000) } : {}),
  }
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/** `fetch failed` alone says nothing. */
function causeOf(error: unknown): string {
  const cause = error instanceof Error && !('query' in error) ? error.cause : undefined
  return cause instanceof Error ? cause.message : ''
}

const pick = (fields: Record<string, unknown>) => Object.fromEntries(tagNames.map((name) => [name, fields[name]]))

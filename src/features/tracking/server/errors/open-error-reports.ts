import { randomUUID } from 'node:crypto'
import { type EventFacts, envelopeOf, eventOf } from '#features/tracking/rules/errors/event.ts'
import { makeReportLimit, reportLimits } from '#features/tracking/rules/errors/report-limit.ts'
import { cleanReport, cleanText, type ErrorReport, fingerprintOf, isIgnored } from '#platform/browser/error-report.ts'
import type { BrowserErrorKind } from '#platform/browser/kept-error.ts'
import type { Clock } from '#platform/server/clock.ts'
import { describeError } from '#platform/server/log.ts'
import { projectFolder } from '#platform/server/project-folder.ts'
import type { ErrorReportingSettings } from './error-reporting-settings.ts'
import { makeEnvelopeSender } from './send-envelopes.ts'

declare module '#platform/server/services.ts' {
  interface Services {
    /** Null where errors are reported to no company. */
    errorReports: ErrorReports | null
  }
}

/** Which page, in which browser, of which release: a page may be older than the server. */
type SeenBy = { kind: BrowserErrorKind; browser: string; release: string }

export type ErrorReports = {
  tellBrowserError: (report: ErrorReport, origin: SeenBy) => void
  /** What the log was told of an error. */
  tellLogged: (fields: Record<string, unknown>, logMessage: string) => void
  /** The envelope about what ends the process. */
  describeCrash: (error: unknown) => string
  settle: () => Promise<void>
}

type Around = { clock: Clock; fetch?: typeof globalThis.fetch; warn: (details: object) => void; timeout?: number }

/** Nothing here throws or keeps anybody waiting. */
export function openErrorReports(settings: ErrorReportingSettings, { clock, ...around }: Around): ErrorReports {
  const { dsn, environment, release } = settings
  const now = () => clock.now().getTime()
  const sender = makeEnvelopeSender({ dsn, now, ...around })
  const mayTell = { browser: makeReportLimit(reportLimits.process), server: makeReportLimit(reportLimits.process) }

  const envelope = (
    report: ErrorReport,
    facts: Pick<EventFacts, 'platform' | 'tags' | 'query'> & Partial<EventFacts>,
  ) => {
    const at = clock.now()
    const id = randomUUID().replaceAll('-', '')
    return envelopeOf(eventOf(report, { id, at, level: 'error', release, environment, ...facts }), at)
  }

  return {
    tellBrowserError: (sent, { kind, browser, release }) => {
      const report = cleanReport(sent)
      if (isIgnored(report) || !mayTell.browser(fingerprintOf(report), now())) return
      sender.send(envelope(report, { platform: 'javascript', release, tags: { source: 'browser', kind, browser } }))
    },
    tellLogged: (fields, logMessage) => {
      const { report, tags, query } = describeLogged(fields, logMessage)
      if (isIgnored(report) || !mayTell.server(fingerprintOf(report), now())) return
      sender.send(envelope(report, { platform: 'node', tags: { source: 'server', ...tags }, query }))
    },
    describeCrash: (error) => {
      const { report, tags, query } = describeLogged({ err: error }, 'the process ended')
      return envelope(report, { platform: 'node', level: 'fatal', tags: { source: 'server', ...tags }, query })
    },
    settle: sender.settle,
  }
}

/** What stands beside an error in the log and says where it happened. Identifiers of purchases and people stay here. */
const tagNames = ['job', 'provider', 'method', 'group', 'what'] as const

type LoggedError = { report: ErrorReport; tags: Record<string, string>; query?: string }

function describeLogged(fields: Record<string, unknown>, logMessage: string): LoggedError {
  const { type, message, code, query, stack } = describeError(fields.err) as Record<string, unknown>
  const report = cleanReport({
    type: textOf(type),
    message: [textOf(message), causeOf(fields.err)].filter(Boolean).join(': '),
    // Where the server stands in its file system is nobody's business.
    stack: textOf(stack).replaceAll(`file://${projectFolder}/`, '').replaceAll(`${projectFolder}/`, ''),
    path: textOf(fields.path ?? fields.job),
  })
  const known = Object.entries({ said: logMessage, code, ...pick(fields) }).filter(
    ([, value]) => typeof value === 'string',
  )
  const tags = known.map(([name, value]) => [name, cleanText(String(value), 200)])
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

import { makeReportLimit, reportLimits } from '#features/tracking/rules/errors/report-limit.ts'
import { cleanReport, fingerprintOf, isIgnored, isStorageFailure } from '#platform/browser/error-report.ts'
import type { ErrorKeeper, KeptError } from '#platform/browser/kept-error.ts'
import { withoutTyped } from '#platform/browser/scrub.ts'
import { describeThrown } from './describe-thrown.ts'

/** A script of its own, which a page asks for at its first error: see src/platform/server/http/rendering/early-script.ts. */
const { errorKeeper } = window as unknown as { errorKeeper: ErrorKeeper }
const mayTell = makeReportLimit(reportLimits.page)

function tell({ kind, thrown, path }: KeptError) {
  const { type, message, stack } = describeThrown(thrown)
  const report = cleanReport({ type, message: withoutTyped(message, typedValues()), stack, path })
  if (isIgnored(report) || isStorageFailure(report) || !mayTell(fingerprintOf(report), Date.now())) return
  // To our own server, which passes it on: no other host is asked, and it is sent even if the page is left now.
  navigator.sendBeacon('/errors/', new URLSearchParams({ ...report, kind, release: errorKeeper.release }))
}

/** Of names each word too. */
function typedValues(): string[] {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')
  return [...fields]
    .filter(({ type }) => !notTyped.has(type))
    .flatMap(({ value, autocomplete }) => [value.trim(), ...(autocomplete.includes('name') ? value.split(/\s+/) : [])])
}

const notTyped = new Set(['hidden', 'checkbox', 'radio', 'submit', 'button', 'range', 'number', 'date', 'file'])

function tellSafely(error: KeptError) {
  try {
    tell(error)
  } catch (problem) {
    console.warn('An error could not be reported', problem)
  }
}

for (const error of errorKeeper.kept.splice(0)) tellSafely(error)
errorKeeper.tell = tellSafely

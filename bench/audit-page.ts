import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import lighthouse, { type Result } from 'lighthouse'
import * as constants from 'lighthouse/core/config/constants.js'

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
export type Category = (typeof categories)[number]

/** Scores out of 100, times in milliseconds, weights in bytes: of our files as the build has them, else as it travelled. */
export type Audit = {
  scores: Record<Category, number>
  largestPaint: number
  blockingTime: number
  layoutShift: number
  weight: Record<'script' | 'style' | 'font' | 'html' | 'picture', number>
  /** What cost points, in Lighthouse's words. */
  faults: string[]
  /** How fast the computer was in that minute: a busy one makes every page slow. */
  machine: number
}

/**
 * One visit as Lighthouse makes it by default: a middling phone on slow 4G, simulated from an unhindered visit.
 * `slowdown`: how many times faster this computer is than that phone.
 */
export async function auditPage(url: string, port: number, slowdown: number): Promise<Audit> {
  const lhr = await visitPage(url, port, slowdown)
  const numberOf = (audit: string) => lhr.audits[audit]?.numericValue ?? Number.NaN
  return {
    scores: scoresOf(lhr),
    largestPaint: numberOf('largest-contentful-paint'),
    blockingTime: numberOf('total-blocking-time'),
    layoutShift: numberOf('cumulative-layout-shift'),
    weight: weightOf(lhr),
    faults: faultsOf(lhr),
    machine: Math.round(lhr.environment.benchmarkIndex),
  }
}

/** A recording fails now and then; then Lighthouse itself asks to be run again. */
async function visitPage(url: string, port: number, slowdown: number, triesLeft = 2): Promise<Result> {
  const throttling = { ...constants.throttling.mobileSlow4G, cpuSlowdownMultiplier: slowdown }
  const visit = await lighthouse(url, { port, logLevel: 'error', onlyCategories: [...categories], throttling })
  if (visit && !visit.lhr.runtimeError) return visit.lhr
  if (triesLeft > 0) return visitPage(url, port, slowdown, triesLeft - 1)
  throw new Error(`${url}: ${visit?.lhr.runtimeError?.message ?? 'Lighthouse said nothing'}`)
}

const scoresOf = (lhr: Result) =>
  Object.fromEntries(
    categories.map((category) => [category, Math.round((lhr.categories[category]?.score ?? 0) * 100)]),
  ) as Record<Category, number>

type RequestItem = { url: string; resourceType: string; transferSize: number }

function weightOf(lhr: Result): Audit['weight'] {
  const details = lhr.audits['network-requests']?.details
  const requests = (details?.type === 'table' ? details.items : []) as unknown as RequestItem[]
  const sum = (type: string, sizeOf: (request: RequestItem) => number) =>
    requests.filter(({ resourceType }) => resourceType === type).reduce((total, one) => total + sizeOf(one), 0)
  return {
    script: sum('Script', gzipped),
    style: sum('Stylesheet', gzipped),
    font: sum('Font', ({ url }) => built(url).length),
    html: sum('Document', travelled),
    picture: sum('Image', travelled),
  }
}

const travelled = ({ transferSize }: RequestItem) => transferSize

/** The browser is sent Brotli, which is smaller; the build has the same file as gzip beside it. */
const gzipped = ({ url }: RequestItem) => built(`${url}.gz`).length

const built = (url: string) => readFileSync(join('build/client', new URL(url).pathname))

/** Audits that count towards a score and were not passed. The measurements of speed are told apart. */
function faultsOf(lhr: Result): string[] {
  const counted = categories.flatMap((category) => lhr.categories[category]?.auditRefs ?? [])
  return counted
    .filter(({ group, weight }) => weight > 0 && group !== 'metrics')
    .map(({ id }) => lhr.audits[id])
    .filter((audit) => audit?.score !== null && audit !== undefined && audit.score < 1)
    .map((audit) => `${audit?.id}: ${audit?.title}`)
}

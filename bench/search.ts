/**
 * `npm run bench:search`: how long suggestions and filtered lists take in the server, over catalogues of two sizes, so
 * that growth can be seen; then what getaways by dates and services by day cost beside those without. The catalogues are
 * made once and kept in .data/bench-*.
 */
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { emptyCatalogue, fillDatabase } from '#demo/fill-database.ts'
import { generateCatalogue } from '#demo/generate-catalogue.ts'
import { readerOf } from '#features/catalogue/server/reader.ts'
import { findListing } from '#features/search/server/listing/find-listing.ts'
import { suggest } from '#features/search/server/suggestions/suggest.ts'
import type { Services } from '#platform/server/services.ts'
import { loadConfig } from '#site/server/config.ts'
import { openServices } from '#site/server/open-services.ts'
import { measureBookingHours } from './booking-hours.ts'
import { measureGetaways } from './getaways.ts'

const sizes = [1000, 4000]
const rounds = 20
/** The processor's time is told in ticks of up to 4 ms, so that one question alone can't be timed. */
const asksAtOnce = 10
const limit = 10

// As the server runs (package.json, start).
setFlagsFromString('--max-semi-space-size=8')

const typed = [
  'g',
  'ga',
  'gan',
  'gandia',
  'Gandía',
  'adej',
  'adje',
  'tenerfe',
  'spa',
  'spa ma',
  'mas',
  'masaje',
  'circuito termal',
  'valencia',
  'zzzz',
  'hotel',
  'massagem relax',
]

const asked = [
  '',
  'q=masaje',
  'q=masage+relajante',
  'q=circuito+para+dos+en+adeje+menos+de+100+€',
  'q=spa',
  'q=zzzz+yyyy',
  'kind=services',
  'kind=services&sort=cheapest',
  'kind=services&sort=dearest&pax=3&page=40',
  'kind=services&sort=promotion-first&price=0-50&price=50-100',
  'kind=services&for=couples&meal=lunch&booking=request',
  'kind=services&age=7&for=children',
  'kind=spas&sort=best-rated',
  'kind=spas&sort=cheapest-service&stars=5&stars=4&region=tenerife',
  'kind=spas&sort=dearest-hotel&pax=2&date=2027-03-17',
  'place=tenerife&experience=couples-spa&duration=31-60',
  'place=valencia/gandia&kind=services&party=two-persons&page=2',
  'date=2027-04-02&pax=4&kind=services&sort=cheapest',
]

type Times = { p50: number; p99: number; max: number }
const results: { services: number; suggestions: Times; lists: Times }[] = []
for (const size of sizes) results.push(await measure(size))

const [small, large] = results as [(typeof results)[0], (typeof results)[0]]
const growth = large.services / small.services
console.log(
  `The catalogue grew ${growth.toFixed(1)} times: suggestions ${ratio('suggestions')}, lists ${ratio('lists')}`,
)
const isSlow = large.suggestions.p99 > limit || large.lists.p99 > limit
console.log(isSlow ? `Slower than ${limit} ms at p99` : `All under ${limit} ms at p99`)
const areGetawaysDear = await measureGetaways()
const areHoursDear = await measureBookingHours()
process.exit(isSlow || areGetawaysDear || areHoursDear ? 1 : 0)

async function measure(spas: number) {
  const dataFolder = join('.data', `bench-${spas}`)
  const { services, close } = await openServices(loadConfig({ DATA_DIR: dataFolder, LOG_LEVEL: 'error' }))
  try {
    await fillOnce(services, spas)
    const { snapshot } = readerOf(services, { pathname: '/' })
    console.log(`${snapshot.spas.size} spas, ${snapshot.services.size} services`)
    return {
      services: snapshot.services.size,
      suggestions: timesOf('suggestions', typed, (q) => suggest(snapshot, { text: q, language: 'es' })),
      lists: timesOf('lists', asked, (query) => list(services, query)),
    }
  } finally {
    await close()
  }
}

async function fillOnce(services: Services, spas: number) {
  if (services.catalogue.current().spas.size >= spas) return
  const rows = generateCatalogue({ today: '2026-11-15', spas })
  await emptyCatalogue(services.db)
  await fillDatabase(services.db, rows)
  await services.catalogue.refresh()
}

function list(services: Services, query: string) {
  const url = new URL(`http://localhost/buscar/?${query}`)
  return findListing(readerOf(services, url), url, services.config)
}

/**
 * Every question in turn, many times over, in time of the processor, which others on the machine don't lengthen. The
 * first round warms up what is worked out once per catalogue and day.
 */
function timesOf(name: string, questions: readonly string[], ask: (question: string) => unknown): Times {
  const perQuestion = new Map<string, number[]>(questions.map((question) => [question, []]))
  for (let round = 0; round <= rounds; round++) {
    for (const question of questions) {
      const start = process.threadCpuUsage()
      for (let asked = 0; asked < asksAtOnce; asked++) ask(question)
      const { user, system } = process.threadCpuUsage(start)
      if (round > 0) perQuestion.get(question)?.push((user + system) / 1000 / asksAtOnce)
    }
  }
  const all = [...perQuestion.values()].flat().toSorted((a, b) => a - b)
  const at = (part: number) => all[Math.min(all.length - 1, Math.floor(all.length * part))] as number
  const slowest = [...perQuestion]
    .map(([question, times]) => [median(times), question] as const)
    .toSorted((a, b) => b[0] - a[0])
  const times = { p50: at(0.5), p99: at(0.99), max: at(1) }
  console.log(
    `  ${name}: p50 ${times.p50.toFixed(2)} ms, p99 ${times.p99.toFixed(2)} ms, max ${times.max.toFixed(2)} ms; slowest: ${slowest
      .slice(0, 3)
      .map(([time, question]) => `'${question}' ${time.toFixed(2)} ms`)
      .join(', ')}`,
  )
  return times
}

function median(times: number[]): number {
  return times.toSorted((a, b) => a - b)[times.length >> 1] as number
}

function ratio(name: 'suggestions' | 'lists') {
  return `${(large[name].p50 / small[name].p50).toFixed(1)} times at p50, ${(large[name].p99 / small[name].p99).toFixed(1)} at p99`
}

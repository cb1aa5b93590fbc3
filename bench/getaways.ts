import { join } from 'node:path'
import { emptyCatalogue, fillDatabase } from '#demo/fill-database.ts'
import { generateCatalogue } from '#demo/generate-catalogue.ts'
import { usualPace } from '#features/getaways/server/nights/night-store.ts'
import type { Services } from '#platform/server/services.ts'
import { addDays, type Day } from '#platform/time/dates.ts'
import { minute } from '#platform/time/durations.ts'
import { openBuiltSite } from './built-site.ts'
import { cpuTimeOf, medianAfterFirst } from './cpu-time.ts'

const today: Day = '2026-11-15'
const count = 400
const rounds = 5
/** The processor's time is told in steps of 10 ms. */
const requestsPerRound = 100
const rereadingsPerRound = 5
const mostTimesAsDear = 3
/** In milliseconds of the processor's time a minute. */
const mostForRereading = 300

/**
 * What finding getaways by dates costs, in time of the processor, the database's among it: whole answers of the built
 * server, each beside the list without dates in the same run. Pages are not cached at all (PAGE_CACHE_MB=0), so that the
 * plain list is rendered each time too. Returns whether it costs more than it may.
 */
export async function measureGetaways(): Promise<boolean> {
  const dataFolder = join('.data', `bench-getaways-${count}`)
  const { services, ask, close } = await openBuiltSite(dataFolder, { now: () => new Date(`${today}T12:00:00Z`) })
  try {
    await fillOnce(services)
    const getaways = [...services.catalogue.current().getaways.keys()]
    // In turns, so that a warm or a busy machine is the same for all.
    const times = { plain: [] as number[], dated: [] as number[], month: [] as number[], rereading: [] as number[] }
    for (let round = 0; round <= rounds; round++) {
      times.plain.push(await cpuTimeOf(requestsPerRound, () => ask('/escapadas-hotel-spa/')))
      times.dated.push(await cpuTimeOf(requestsPerRound, (at) => ask(datedList(at))))
      times.month.push(await cpuTimeOf(requestsPerRound, (at) => ask(monthOf(getaways, round * requestsPerRound + at))))
      times.rereading.push(await cpuTimeOf(rereadingsPerRound, () => services.nights.refresh()))
    }
    const [plain, dated, month, rereading] = [times.plain, times.dated, times.month, times.rereading].map(
      medianAfterFirst,
    )
    return report({ getaways: getaways.length, plain, dated, month, rereading } as Costs)
  } finally {
    await close()
  }
}

async function fillOnce({ catalogue, nights, db }: Services) {
  if (catalogue.current().getaways.size >= count) return
  const rows = generateCatalogue({ today, getaways: count })
  await emptyCatalogue(db)
  await fillDatabase(db, rows)
  await catalogue.refresh()
  await nights.refresh()
}

/** Two nights, of other days each time. */
function datedList(at: number): string {
  const from = addDays(today, 10 + at)
  return `/escapadas-hotel-spa/?from=${from}&to=${addDays(from, 2)}`
}

function monthOf(getaways: string[], at: number): string {
  const month = addDays(today, 20 + 30 * (at % 12)).slice(0, 7)
  return `/api/getaways/${getaways[at % getaways.length]}/calendar?month=${month}`
}

type Costs = { getaways: number; plain: number; dated: number; month: number; rereading: number }

function report({ getaways, plain, dated, month, rereading }: Costs): boolean {
  const beside = (time: number) => `${time.toFixed(1)} ms of CPU, ${(time / plain).toFixed(2)} times the plain list`
  console.log(`${getaways} getaways, no page cached`)
  console.log(`  plain list: ${plain.toFixed(1)} ms of CPU`)
  console.log(`  list with dates: ${beside(dated)} (goal at most ${mostTimesAsDear})`)
  console.log(`  prices of a month: ${beside(month)}`)
  const perMinute = (rereading * minute) / usualPace.whole
  console.log(
    `  reading all nights again: ${rereading.toFixed(0)} ms of CPU, ${perMinute.toFixed(0)} ms a minute (goal under ${mostForRereading})`,
  )
  return dated > mostTimesAsDear * plain || perMinute > mostForRereading
}

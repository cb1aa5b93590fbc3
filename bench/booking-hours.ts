import { join } from 'node:path'
import { findBookedService } from '#features/search/server/hours/find-booked-service.ts'
import { usualPace } from '#features/search/server/hours/taken-store.ts'
import type { Services } from '#platform/server/services.ts'
import { addDays, type Day } from '#platform/time/dates.ts'
import { hour } from '#platform/time/durations.ts'
import { openBuiltSite } from './built-site.ts'
import { cpuTimeOf, medianAfterFirst } from './cpu-time.ts'

const today: Day = '2026-11-15'
const rounds = 5
/** Other days each time; services can be booked for 60 days at least. */
const requestsPerRound = 58
const rereadingsPerRound = 5
const mostTimesAsDear = 3

/**
 * What finding services by day costs over the demo catalogue, in time of the processor, the database's among it: whole
 * answers of the built server, each beside the list without a day in the same run. Returns whether it costs more than it
 * may.
 */
export async function measureBookingHours(): Promise<boolean> {
  const dataFolder = join('.data', 'bench-booking-hours')
  const { services, ask, close } = await openBuiltSite(dataFolder, { now: () => new Date(`${today}T12:00:00Z`) })
  try {
    const booked = bookedServices(services)
    const times = { plain: [], newDay: [], knownDay: [], month: [], rereading: [] } as Record<keyof Costs, number[]>
    // In turns, so that a warm or a busy machine is the same for all.
    for (let round = 0; round <= rounds; round++) {
      // Nothing is known of any day then.
      times.rereading.push(await cpuTimeOf(rereadingsPerRound, () => services.taken.refresh()))
      times.plain.push(await cpuTimeOf(requestsPerRound, () => ask('/buscar/?kind=services')))
      times.newDay.push(await cpuTimeOf(requestsPerRound, (at) => ask(dated(at))))
      times.knownDay.push(await cpuTimeOf(requestsPerRound, (at) => ask(dated(at))))
      times.month.push(await cpuTimeOf(requestsPerRound, (at) => ask(monthOf(booked, round * requestsPerRound + at))))
    }
    const costs = Object.fromEntries(Object.entries(times).map(([name, all]) => [name, medianAfterFirst(all)])) as Costs
    return report(costs, booked.length)
  } finally {
    await close()
  }
}

const bookedServices = ({ catalogue, config }: Services) =>
  [...catalogue.current().services.keys()].filter((uuid) =>
    findBookedService(catalogue.current(), uuid, config.requestOnlySpa),
  )

const dated = (at: number) => `/buscar/?kind=services&date=${addDays(today, 1 + at)}`

/** Which days of a month a service can be booked on, for the people who come. */
const monthOf = (booked: string[], at: number) =>
  `/service-booking/checkout/?service=${booked[(at * 7) % booked.length]}&month=2026-12`

type Costs = { plain: number; newDay: number; knownDay: number; month: number; rereading: number }

function report({ plain, newDay, knownDay, month, rereading }: Costs, booked: number): boolean {
  const beside = (time: number) => `${time.toFixed(1)} ms of CPU, ${(time / plain).toFixed(2)} times the plain list`
  console.log(`${booked} services that are booked by the hour, no page cached`)
  console.log(`  plain list: ${plain.toFixed(1)} ms of CPU`)
  console.log(
    `  list on a day: ${beside(newDay)} (goal at most ${mostTimesAsDear}); asked for again: ${beside(knownDay)}`,
  )
  console.log(`  free days of a month for one service: ${beside(month)}`)
  const perMinute = (rereading * hour) / usualPace.whole / 60
  console.log(
    `  reading all that is taken again: ${rereading.toFixed(0)} ms of CPU, ${perMinute.toFixed(1)} ms a minute`,
  )
  return newDay > mostTimesAsDear * plain
}

import { makeBrowser } from './browser.ts'
import type { HourChoice, Places } from './checkout.ts'
import { connect } from './goods.ts'

const hoursOfEach = 3

/** Few hours of few services, booked at once and on request: many want the same one. */
export async function findHours(folder: string, { shop }: Places): Promise<[HourChoice, ...HourChoice[]]> {
  const client = await connect(folder)
  const { rows } = await client
    .query<{ uuid: string; mode: string; pax: number }>(
      `select s.uuid, s.online_booking_available as mode, s.capacity_minimum as pax from services s
       join service_booking_rules r on r.service_uuid = s.uuid where r.free_hours is not null order by s.uuid limit 60`,
    )
    .finally(() => client.end())
  const browser = makeBrowser('10.254.0.1')
  const found: Record<string, HourChoice[]> = { yes: [], request: [] }
  for (const { uuid: service, mode, pax } of rows) {
    const hours = found[mode]
    if (!hours || hours.length >= 2 * hoursOfEach) continue
    const { html } = await browser.open(`${shop}/service-booking/checkout/?service=${service}&day=${inTwentyDays}`)
    const times = [...html.matchAll(/data-time="(\d\d:\d\d)"/g)].map(([, time]) => time ?? '')
    for (const time of times.slice(0, hoursOfEach)) hours.push({ service, day: inTwentyDays, time, pax: String(pax) })
  }
  const [first, ...others] = Object.values(found).flat()
  if (!first) throw new Error('No hour is free')
  return [first, ...others]
}

/** After everything has settled, and before the hour itself. */
const inTwentyDays = new Date(Date.now() + 20 * 24 * 60 * 60_000).toISOString().slice(0, 10)

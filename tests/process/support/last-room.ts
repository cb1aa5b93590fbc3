import type pg from 'pg'
import { addDays, madridDay } from '#platform/time/dates.ts'
import { formTo, type PageForm } from '../../kill/page-forms.ts'

type Room = { getaway: string; from: string; to: string }

/** Of one hotel of our own: one room of one type, two nights, and nothing else that is free. */
export async function leaveOneRoom(pool: pg.Pool): Promise<Room> {
  const from = addDays(madridDay(new Date()), 30)
  const { rows } = await pool.query<{ getaway: string; room: string; hotel: string }>(
    `select g.uuid as getaway, r.uuid as room, h.uuid as hotel from getaways g join hotels h on h.uuid = g.hotel_uuid
     join hotel_rooms r on r.hotel_uuid = h.uuid where h.supplier = 'built-in' order by g.uuid, r.uuid limit 1`,
  )
  const [{ getaway, room, hotel }] = rows as [{ getaway: string; room: string; hotel: string }]
  await pool.query('delete from hotel_nights where room_uuid in (select uuid from hotel_rooms where hotel_uuid = $1)', [
    hotel,
  ])
  for (const night of [from, addDays(from, 1)])
    await pool.query('insert into hotel_nights (room_uuid, night, price, allotment) values ($1, $2, 12000, 1)', [
      room,
      night,
    ])
  return { getaway, from, to: addDays(from, 2) }
}

/** What the button of the getaway's page would send. */
export async function formOfStay(url: string, { getaway, from, to }: Room): Promise<PageForm> {
  const { headers } = await fetch(`${url}/purchase/start/?package=${getaway}`, { redirect: 'manual' })
  const page = await fetch(`${url}${headers.get('location')}?from=${from}&to=${to}`)
  const form = formTo(await page.text(), '/purchase/start/')
  if (!form) throw new Error('the last room is not offered')
  return form
}

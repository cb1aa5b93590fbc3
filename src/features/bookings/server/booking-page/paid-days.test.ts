import { expect, test } from 'vitest'
import { readerOf } from '#features/catalogue/server/reader.ts'
import { bookingPageScene } from '#tests/builders/a-booking-page.ts'
import { describeBookingPage } from './describe-booking.ts'

const { services, service, takeDay } = await bookingPageScene()

/** Of days that a stay has paid. */
async function paidPage(firstDay: string, lastDay: string, said = '') {
  const reader = readerOf(services, { pathname: '/service-booking/checkout/' })
  const asked = new URLSearchParams(`service=${service.uuid}&${said}`)
  const page = await describeBookingPage(services, reader, {
    query: asked,
    without: null,
    paidDays: { firstDay, lastDay },
  })
  if (!page) throw new Error('no page')
  return page
}

test.each(['', 'day=2028-03-02&month=2028-03', 'day=2027-01-01', 'day=x'])(
  'which nobody can book yet, it says from when on (%s)',
  async (said) => {
    const page = await paidPage('2028-03-01', '2028-03-03', said)
    expect(page.none).toMatchObject({
      title: 'Aún no se puede elegir la hora',
      text: expect.stringMatching(
        /^Las horas de esos días se pueden elegir desde el \d+ de \p{L}+ de 202\d\. Vuelve entonces con este mismo enlace\.$/u,
      ),
      hasVoucher: false,
      canWait: false,
    })
    expect([page.day, page.month.month]).toEqual(['2028-03-01', '2028-03'])
  },
)

test('nobody is sent to buy a voucher', async () => {
  await takeDay('2026-11-25')
  const page = await paidPage('2026-11-25', '2026-11-25')
  expect(page.none?.text).toBe(
    'No queda ninguna hora libre hasta el 25 de noviembre de 2026. Habla con el spa, por si se libera alguna.',
  )
})

import { expect, test } from 'vitest'
import { readerOf } from '#features/catalogue/server/reader.ts'
import { describeGetaway, type GetawayView } from '#features/getaways/server/describe-getaway.ts'
import { describeStayPage } from '#features/getaways/server/stay-page/describe-stay.ts'
import { showElement } from '#tests/show-element.tsx'
import { testServices } from '#tests/test-services.ts'
import { StayAside } from './stay-aside.tsx'
import { StayBar } from './stay-bar.tsx'

const { services } = await testServices()
const withoutKeys = { ...services, hotelRates: { named: () => null } }
const { getaways, landings } = services.catalogue.current()

test.each([
  ['es', 'Ahora no se vende por la web', 'Llamar', 'ayuda@'],
  ['pt', 'De momento não está à venda no site', 'Ligar', 'ajuda@'],
] as const)(
  'a getaway in %s that nobody can sell: %s, whom to call and write to, nothing to press again',
  async (language, title, call, mailbox) => {
    const [getaway] = getaways.values()
    if (!getaway) throw new Error('the demo catalogue has changed')
    const path = landings.of('getaway', getaway.uuid)?.uris[language] ?? ''
    const address = { pathname: path, searchParams: new URLSearchParams('from=2026-12-11&to=2026-12-13') }
    const reader = readerOf(services, address)
    const stay = await describeStayPage(withoutKeys, reader, getaway, address)
    const view = describeGetaway(reader, getaway.uuid) as GetawayView
    const aside = showElement(services, path, <StayAside getaway={view} stay={stay} path={path} />)
    const bar = showElement(services, path, <StayBar getaway={view} stay={stay} />)
    expect(aside).toContain(title)
    expect(aside).toContain('href="tel:+34900000000"')
    expect(aside).toContain(`href="mailto:${mailbox}`)
    expect(aside).not.toMatch(/Preguntar de nuevo|Perguntar de novo|#personaliza/)
    expect(bar).toMatch(new RegExp(`href="tel:\\+34900000000">${call}<`))
  },
)

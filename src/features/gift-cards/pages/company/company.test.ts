import { isRouteErrorResponse, RouterContextProvider } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { readerOf } from '#features/catalogue/server/reader.ts'
import { saveBuyer } from '#features/checkout/server/purchases/core/save-buyer.ts'
import { describeBuyerStep } from '#features/checkout/server/purchases/steps/describe-buyer-step.ts'
import { getLogo } from '#features/gift-cards/server/logos/card-logos.ts'
import { readCardGoods } from '#features/gift-cards/server/purchase/read-card-goods.ts'
import { servicesContext, visitorContext } from '#platform/server/http/context.ts'
import { aLogo } from '#tests/builders/a-logo.ts'
import { draft, look } from '#tests/builders/a-purchase.ts'
import { expectLogged } from '#tests/log/logged-errors.ts'
import { testServices } from '#tests/test-services.ts'
import { action } from './company.tsx'

const { services, pool, forgetAttempts } = await testServices()
beforeEach(forgetAttempts)

const good = 'Ana;ana@acme.example;50;Gracias\nTomé;tome@acme.pt;100'

async function send(fields: Record<string, string | Blob>) {
  const url = new URL('https://calmaria.example/experiencias-tarjetas-regalo/empresas/')
  const body = new FormData()
  for (const [name, value] of Object.entries({
    from: 'Acme',
    theme: 'gift',
    delivery: 'now',
    hour: '09:00',
    ...fields,
  }))
    body.set(name, value)
  const request = new Request(url, { method: 'POST', body })
  const context = new RouterContextProvider()
  context.set(servicesContext, services)
  context.set(visitorContext, { address: '203.0.113.1' })
  try {
    const { data, init } = await action({ request, url, context } as unknown as Parameters<typeof action>[0])
    return { ...data, status: init?.status ?? 200, next: '' }
  } catch (answer) {
    if (!(answer instanceof Response) || isRouteErrorResponse(answer)) throw answer
    return { view: undefined, status: answer.status, next: answer.headers.get('Location') ?? '' }
  }
}

const goodsAt = async (next: string) => {
  const [, uuid = ''] = /\/gift-card\/([^/]+)\//.exec(next) ?? []
  return readCardGoods((await look(services, uuid)).goods)
}

test('a list is bought as it stands, with its logo', async () => {
  const logo = await send({ intent: 'logo', logoFile: new File([await aLogo()], 'logo.png') })
  const key = logo.view?.form.logo ?? ''
  expect(await getLogo(services.db, key)).not.toBeNull()
  const { status, next } = await send({ list: good, logo: key })
  expect(status).toBe(303)
  const { cards, company } = await goodsAt(next)
  expect(cards.map(({ name, amount, place, from, theme }) => [name, amount, place, from, theme])).toEqual([
    ['Ana', 5000, 'ES', 'Acme', 'gift'],
    ['Tomé', 10_000, 'PT', 'Acme', 'gift'],
  ])
  expect(company).toEqual({ logo: key })
})

test('two rows with a fault keep it back; corrected or taken out it goes on', async () => {
  const list = `${good}\nLuis;luis@acme;50\nÓscar;oscar@acme.example;12,50`
  const refused = await send({ list })
  expect(refused).toMatchObject({ status: 400, view: { isTried: true, form: { list } } })
  const corrections = {
    'fix.2.email': 'luis@acme.example',
    'was.2.email': 'luis@acme',
    'fix.3.amount': '20',
    'was.3.amount': '12,50',
  }
  const corrected = await send({ list, ...corrections })
  expect((await goodsAt(corrected.next)).cards.map(({ amount }) => amount)).toEqual([5000, 10_000, 5000, 2000])
  const without = await send({ list, intent: 'drop-wrong' })
  expect((await goodsAt(without.next)).cards).toHaveLength(2)
})

test('a list that is longer than any for 500 people is not looked at, from a field or a file', async () => {
  const list = `${good}\n${' '.repeat(500_000)}`
  const ways: Record<string, string | Blob>[] = [{ list }, { listFile: new File([list], 'list.csv') }]
  for (const sent of ways) {
    expect(await send(sent)).toMatchObject({ status: 400, view: { fileProblem: 'listLong', form: { list: '' } } })
  }
})

test('a button that only changes the list starts nothing', async () => {
  expect(await send({ list: `x;y;z\n${good}`, intent: 'drop-0' })).toMatchObject({
    status: 200,
    view: { form: { list: 'Ana;ana@acme.example;50;Gracias\nTomé;tome@acme.pt;100' }, isTried: false },
  })
  expect(await send({ list: 'x;y;z', intent: 'check' })).toMatchObject({
    status: 200,
    view: { form: { list: 'x;y;z' } },
  })
})

test.each([
  ['UTF-16', Buffer.from(`\ufeff${good}`, 'utf16le')],
  ['Latin letters', Buffer.from(good, 'latin1')],
  ['commas and quotes', Buffer.from('"Ana","ana@acme.example","50","Gracias"\n"Tomé","tome@acme.pt","100"')],
])('a file in %s is read', async (_, bytes) => {
  const { next } = await send({ list: '', listFile: new File([bytes], 'regalos.csv') })
  expect((await goodsAt(next)).cards.map(({ name }) => name)).toEqual(['Ana', 'Tomé'])
})

test.each([
  ['10 MB', Buffer.alloc(10 * 1024 * 1024, 65), 'fileLarge'],
  ['a workbook', Buffer.from('PK\u0003\u0004'), 'fileSheet'],
  ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0]), 'fileNotText'],
])('%s is refused in a sentence, and what was typed stays', async (_, bytes, fileProblem) => {
  const answer = await send({ list: good, listFile: new File([bytes], 'regalos.csv') })
  expect(answer).toMatchObject({ status: 400, view: { fileProblem, form: { list: good, from: 'Acme' } } })
})

test.each([
  ['no picture', Buffer.from('<svg onload="alert(1)"/>'), 'logoType'],
  ['half a picture', (await aLogo()).subarray(0, 60), 'logoUnreadable'],
])('%s is no logo', async (_, bytes, logoProblem) => {
  const answer = await send({ list: good, logoFile: new File([bytes], 'logo.png') })
  expect(answer).toMatchObject({ status: 400, view: { logoProblem, form: { logo: '' } } })
})

test('a logo that is not here is asked for again', async () => {
  const answer = await send({ list: good, logo: 'a'.repeat(64) })
  expect(answer).toMatchObject({ status: 400, view: { logoProblem: 'logoGone', form: { logo: '' } } })
})

test('while the database is away nothing that was typed, corrected or sent as a file is lost', async () => {
  expectLogged(/not written/)
  const key = 'a'.repeat(64)
  const list = 'Ana;ana@acme;50'
  const corrections = { 'fix.0.email': 'ana@acme.example', 'was.0.email': 'ana@acme' }
  const corrected = 'Ana;ana@acme.example;50'
  await pool.query('alter table card_logos rename to elsewhere')
  const logo = await send({ list, logo: key, ...corrections })
  const upload = await send({ intent: 'logo', list: good, logoFile: new File([await aLogo()], 'logo.png') })
  const file = await send({ logo: key, list: '', listFile: new File([good], 'regalos.csv') })
  await pool.query('alter table elsewhere rename to card_logos')
  await pool.query('alter table purchases rename to elsewhere')
  const start = await send({ list, ...corrections })
  await pool.query('alter table elsewhere rename to purchases')
  const away = { status: 503, refused: { error: 'not-saved' } }
  expect(logo).toMatchObject({ ...away, view: { form: { list: corrected, from: 'Acme', logo: key } } })
  expect(upload).toMatchObject({ ...away, view: { form: { list: good, from: 'Acme' }, logoProblem: null } })
  expect(file).toMatchObject({ ...away, view: { form: { list: good, from: 'Acme', logo: key } } })
  expect(start).toMatchObject({ ...away, view: { form: { list: corrected, from: 'Acme' } } })
})

test('the box for an invoice is ticked for a company until its buyer says otherwise', async () => {
  const { next } = await send({ list: good })
  const [, uuid = ''] = /\/gift-card\/([^/]+)\//.exec(next) ?? []
  const ticked = async () => {
    const purchase = await look(services, uuid)
    const page = { services, reader: readerOf(services, { pathname: '/' }), purchase }
    return describeBuyerStep(page, false).values.isInvoice
  }
  expect(await ticked()).toBe('yes')
  expect(await saveBuyer(services, await look(services, uuid), draft())).toEqual({ ok: true })
  expect(await ticked()).toBe('')
})

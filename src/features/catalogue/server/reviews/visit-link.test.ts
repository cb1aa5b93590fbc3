import { expect, test } from 'vitest'
import { makeSigner } from '#platform/server/signing.ts'
import { loadConfig } from '#site/server/config.ts'
import { readVisitLink, visitLink } from './visit-link.ts'

const visit = {
  spa: '5b6962dd-3f90-4c93-8f61-eabfa4a803e2',
  service: '8bd1d29e-7c1c-4d1a-9a3b-2f6a1c0f8e11',
  reference: 'SP12345ABC',
}
const signer = makeSigner('a secret of at least thirty-two characters')
const config = loadConfig({ PUBLIC_URL: 'https://calmaria.example', SANDBOX: 'on' })
const at = (instant: string) => ({ signer, config, clock: { now: () => new Date(instant) } })
const today = at('2026-11-15T12:00:00+01:00')

const tokenIn = (link: string | null) => new URL(link ?? '').searchParams.get('visit') ?? ''

test('a link leads to the page of its language, and tells the visit', () => {
  expect(visitLink(today, visit, 'es')).toMatch(/^https:\/\/calmaria\.example\/opinar\/\?visit=[\w.-]+$/)
  expect(visitLink(today, visit, 'pt')).toMatch(/^https:\/\/calmaria\.example\/pt\/avaliar\/\?visit=/)
  expect(readVisitLink(today, tokenIn(visitLink(today, visit, 'es')))).toEqual({ ...visit, isExpired: false })
})

test.each([
  ['2027-05-14T23:59:59+02:00', false],
  ['2027-05-15T00:00:00+02:00', true],
])('it can be used for 180 days, to the end of the last in Madrid: at %s it is over: %s', (instant, isExpired) => {
  expect(readVisitLink(at(instant), tokenIn(visitLink(today, visit, 'es')))).toMatchObject({ isExpired })
})

test('a link that was changed, or is signed for something else, names no visit', () => {
  const token = tokenIn(visitLink(today, visit, 'es'))
  const [body = '', signature] = token.split('.')
  const forged = JSON.parse(Buffer.from(body, 'base64url').toString())
  const other = Buffer.from(JSON.stringify({ ...forged, reference: 'SP99999ZZZ' })).toString('base64url')
  expect(readVisitLink(today, `${other}.${signature}`)).toBeNull()
  expect(readVisitLink(today, signer.sign('voucher', forged))).toBeNull()
  expect(readVisitLink(today, signer.sign('visit', forged))).toMatchObject(visit)
  expect(readVisitLink(today, '')).toBeNull()
})

test.each([
  ['of a later version', { v: 2 }],
  ['without a spa', { spa: 'aguamadre' }],
  ['without a reference', { reference: '' }],
  ['without a day', { expires: 'soon' }],
])('what we signed %s is not understood', (_, change) => {
  const whole = { v: 1 as const, ...visit, expires: '2027-01-01' }
  const signWrong = signer.sign as (purpose: 'visit', payload: object) => string
  expect(readVisitLink(today, signer.sign('visit', whole))).not.toBeNull()
  expect(readVisitLink(today, signWrong('visit', { ...whole, ...change }))).toBeNull()
})

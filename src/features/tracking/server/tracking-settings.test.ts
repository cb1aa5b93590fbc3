import { expect, test } from 'vitest'
import { type OptionalService, optionalServices } from '#platform/browser/consent-services.ts'
import { loadConfig } from '#site/server/config.ts'
import { trackers } from '#site/trackers.ts'
import { settingOf } from './tracking-settings.ts'

const tracking = (settings: Record<string, string>) => loadConfig(settings).tracking
const live = { SANDBOX: 'off', MAIL_URL: 'smtp://mail.example', PUBLIC_URL: 'https://calmaria.example' }
const accounts = { TRACKER_WEB_ANALYTICS: 'G-ABCD1234', TRACKER_AFFILIATE_ONE: '12345' }

test('where only play money is paid, the collector stands in for all of them, whatever is set', () => {
  const { trackers: offered, adScript, sources } = tracking({ ...accounts, PUBLIC_URL: 'http://localhost:3000' })
  expect(offered.map(({ service }) => service)).toEqual(optionalServices)
  for (const { service, account, src } of offered) {
    expect(src).toBe(`http://localhost:3000/sandbox/trackers/${service}.js`)
    expect(account).toMatch(trackers[service].account)
  }
  expect(adScript).toBe('http://localhost:3000/sandbox/trackers/ads.js')
  expect(sources).toEqual({ scripts: [], connects: [], images: [] })
})

test('every name of a setting is one that a shell can set', () => {
  expect(optionalServices.map(settingOf).filter((name) => !/^[A-Z][A-Z_]*$/.test(name))).toEqual([])
  expect(settingOf('tag-manager-two' as OptionalService)).toBe('TRACKER_TAG_MANAGER_TWO')
})

test('a collector elsewhere is allowed by the policy of pages', () => {
  const { sources } = tracking({ SANDBOX_URL: 'http://localhost:3900', PUBLIC_URL: 'http://localhost:3000' })
  expect(sources).toMatchObject({ scripts: ['http://localhost:3900'], connects: ['http://localhost:3900'] })
})

test('live, only who has an account set is offered, and no other host is allowed', () => {
  expect(tracking(live)).toEqual({ trackers: [], adScript: null, sources: { scripts: [], connects: [], images: [] } })
  const { trackers: offered, sources } = tracking({ ...live, ...accounts, AD_SCRIPT_URL: 'https://ads.example/ad.js' })
  expect(offered).toEqual([
    {
      service: 'web-analytics',
      account: 'G-ABCD1234',
      src: 'https://www.googletagmanager.com/gtag/js?id=G-ABCD1234',
    },
    { service: 'affiliate-one', account: '12345', src: 'https://www.dwin1.com/12345.js' },
  ])
  expect(sources.scripts).toEqual(['https://www.googletagmanager.com', 'https://www.dwin1.com'])
  expect(sources.connects).toContain('https://ads.example')
})

test('in development nobody outside is told anything', () => {
  const { trackers: offered, adScript } = tracking({ ...live, ...accounts, NODE_ENV: 'development' })
  expect([offered, adScript]).toEqual([[], null])
})

test.each([
  [{ TRACKER_WEB_ANALYTICS: 'UA-1' }, 'TRACKER_WEB_ANALYTICS: must be of the form'],
  [{ TRACKER_SOCIAL_ADS: '"><script>' }, 'TRACKER_SOCIAL_ADS: must be of the form'],
  [{ AD_SCRIPT_URL: 'http://ads.example/' }, 'AD_SCRIPT_URL: must be an https:// address'],
])('%o is refused in a sentence', (settings, message) => {
  expect(() => tracking({ ...live, ...settings })).toThrow(message)
})

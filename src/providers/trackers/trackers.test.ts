import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { purchaseKinds } from '#features/checkout/rules/purchase-paths.ts'
import { purchaseStages } from '#features/tracking/rules/trackers/purchase-stage.ts'
import { adBlockerEvent, eventsOf } from '#features/tracking/rules/trackers/tracked-event.ts'
import type { Tracker } from '#features/tracking/rules/trackers/tracker.ts'
import { demoAccounts } from '#features/tracking/server/tracking-settings.ts'
import { optionalServices } from '#platform/browser/consent-services.ts'
import { trackers } from '#site/trackers.ts'
import { toldTo } from '#tests/tracking/told-to.ts'
import { trackedPurchases } from '#tests/tracking/tracked-purchases.ts'

const all = optionalServices.map((service) => trackers[service])

test.each(purchaseKinds())('what each tracker is told of a %s, stage by stage, is as in its example', async (kind) => {
  const told = Object.fromEntries(
    purchaseStages.map((stage) => {
      const events = eventsOf(stage, trackedPurchases[kind])
      return [stage, Object.fromEntries(all.map((tracker) => [tracker.service, toldTo(tracker, events)]))]
    }),
  )
  const file = new URL(`./examples/${kind}.json`, import.meta.url)
  expect(told).toEqual(JSON.parse(await readFile(file, 'utf8')))
})

test('where something blocks advertising, privacy analytics hears of it with five properties, and nobody else', () => {
  const [stage] = eventsOf('Purchase', trackedPurchases.getaway)
  if (stage?.type !== 'stage') throw new Error('A purchase is a stage')
  const event = adBlockerEvent(stage, true)
  const told = all.flatMap((tracker) => toldTo(tracker, [event]).map((call) => [tracker.service, call]))
  expect(told).toEqual([
    [
      'privacy-analytics',
      [
        'Ad Blocker',
        {
          props: {
            name: 'Purchase',
            purchase_id: 'b7c1d9aa-0002-4c6f-9f00-000000000002',
            voucher_id: '',
            cookies_accepted: true,
            adblock_enabled: true,
          },
        },
      ],
    ],
  ])
})

/** What every tracker must hold, whosever it is. */
test.each(all.map((tracker) => [tracker.service, tracker] as const))('%s keeps to the contract', (service, tracker) => {
  const account = demoAccounts[service]
  expect(tracker.service).toBe(service)
  expect(account).toMatch(tracker.account)
  for (const wrong of ['', ' ', '"><script>', `${account}\n`, 'x'.repeat(500)])
    expect(tracker.account.test(wrong) && !wrong.startsWith('x'), wrong).toBe(false)
  const { src } = tracker.script(account)
  expect(new URL(src).protocol).toBe('https:')
  // Its own script is allowed by the policy of the pages it is loaded in.
  expect(tracker.hosts.scripts).toContain(new URL(src).origin)
  for (const host of Object.values(tracker.hosts).flat()) expect(host).toMatch(/^https:\/\/(\*\.)?[a-z0-9.-]+$/)
})

test('the first affiliate network is wanted only for who came by it or by nobody that we know of', () => {
  const isWanted = (channel: string | null) => trackers['affiliate-one'].isWanted?.({ channel })
  expect([null, 'aw', 'ga', 'fb', 'tk', 'sister-site'].map(isWanted)).toEqual([true, true, false, false, false, false])
  const others: Tracker[] = all.filter(({ service }) => service !== 'affiliate-one')
  expect(others.every((tracker) => tracker.isWanted === undefined)).toBe(true)
})

test('what scripts of others have left behind harms nobody', () => {
  for (const tracker of all)
    for (const rest of [undefined, null, 0, 'x', [], {}])
      expect(() => {
        const page = { plausible: rest, clarity: rest, fbq: rest }
        tracker.send(page, eventsOf('Purchase', trackedPurchases.voucher)[0] as never, demoAccounts[tracker.service])
      }).not.toThrow()
})

import { expect, test } from 'vitest'
import { acceptAll, rejectAll } from '#features/tracking/rules/consent/choice.ts'
import { consentChoices } from '#features/tracking/server/schema.ts'
import { testServices } from '#tests/test-services.ts'
import { forgetChoices, recordChoice } from './record-choice.ts'

const { services } = await testServices()
const kept = () => services.db.select().from(consentChoices)

test('the proof of a choice has its time, what was chosen, the text and a shortened address, for a year', async () => {
  await services.db.delete(consentChoices)
  const now = services.clock.now()
  const old = new Date(now)
  old.setUTCFullYear(old.getUTCFullYear() - 1)
  old.setUTCMinutes(old.getUTCMinutes() - 1)
  await recordChoice(services, rejectAll(now), { language: 'pt', address: '203.0.113.77' })
  await recordChoice(services, acceptAll(old), { language: 'es', address: '2001:db8:1:2::/64' })
  expect(await kept()).toMatchObject([
    { at: now, accepted: [], version: '2026-11-18', language: 'pt', address: '203.0.113.0' },
    { at: old, language: 'es', address: '2001:db8:1::' },
  ])
  expect((await kept())[1]?.accepted).toHaveLength(8)
  await forgetChoices(services)
  expect(await kept()).toMatchObject([{ language: 'pt' }])
})

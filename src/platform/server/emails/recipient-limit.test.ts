import { beforeEach, expect, test } from 'vitest'
import { testServices } from '#tests/test-services.ts'
import { takeRecipient } from './recipient-limit.ts'

const { services, forgetAttempts } = await testServices({ template: 'empty' })
beforeEach(forgetAttempts)

/** Some of it may be over when the last one asks. */
function expectAnHour(seconds: number) {
  expect(seconds).toBeGreaterThan(3300)
  expect(seconds).toBeLessThanOrEqual(3600)
}

const take = (email: string) => takeRecipient(services, 'newsletter-recipient', email)

test('one mailbox is one recipient, however its address is written', async () => {
  for (const email of ['ana.ruiz@gmail.com', 'AnaRuiz+a@gmail.com', 'a.n.a.ruiz@googlemail.com']) {
    expect(await take(email)).toBe(0)
  }
  expectAnHour(await take('anaruiz+b@gmail.com'))
  expect(await take('eva@gmail.com')).toBe(0)
})

test('all mailboxes of one house together have a limit, and those of a provider a wide one', async () => {
  for (let person = 0; person < 100; person++) {
    expect(await take(`p${person}@acme.example`)).toBe(0)
    expect(await take(`p${person}@hotmail.es`)).toBe(0)
  }
  expectAnHour(await take('p100@acme.example'))
  expectAnHour(await takeRecipient(services, 'contact-recipient', 'p101@Acme.example'))
  expect(await take('p100@hotmail.es')).toBe(0)
})

import { expect, test } from 'vitest'
import { loadConfig } from '#site/server/config.ts'

const dsn = 'https://abc@errors.example/7'

test('by default nobody is told of errors', () => {
  expect(loadConfig({}).errorReporting).toBeNull()
  expect(loadConfig({ ERROR_REPORTING_DSN: ' ', RELEASE: 'x' }).errorReporting).toBeNull()
})

test('with a DSN they are told to its host, with release and environment', () => {
  const { errorReporting } = loadConfig({ ERROR_REPORTING_DSN: dsn })
  expect(errorReporting).toMatchObject({
    dsn: { envelopeUrl: 'https://errors.example/api/7/envelope/', publicKey: 'abc' },
    environment: 'production',
    release: expect.stringMatching(/^calmaria@\d+\.\d+\.\d+(\+[0-9a-f]{12})?$/),
  })
  const named = loadConfig({ ERROR_REPORTING_DSN: dsn, ERROR_REPORTING_ENVIRONMENT: 'staging', RELEASE: '2026-11-18' })
  expect(named.errorReporting).toMatchObject({ environment: 'staging', release: '2026-11-18' })
})

test.each([
  ['ERROR_REPORTING_DSN', 'http://secret@errors.example/7', 'https://key@errors.example/1'],
  ['ERROR_REPORTING_DSN', 'yes', 'https://key@errors.example/1'],
  ['ERROR_REPORTING_ENVIRONMENT', 'a b', '1 to 64'],
  ['RELEASE', 'a/b', '1 to 200'],
])('%s=%s is refused with a sentence that does not repeat it', (setting, value, said) => {
  const load = () => loadConfig({ ERROR_REPORTING_DSN: dsn, [setting]: value })
  expect(load).toThrow(`${setting}: must`)
  expect(load).toThrow(said)
  expect(load).not.toThrow('secret')
})

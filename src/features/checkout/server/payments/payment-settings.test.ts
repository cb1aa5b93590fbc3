import { describe, expect, test } from 'vitest'
import { BadSettings } from '#platform/server/config/config.ts'
import { loadCommandConfig, loadConfig } from '#site/server/config.ts'

const paypal = { PAYPAL_CLIENT_ID: 'id', PAYPAL_SECRET: 'secret', PAYPAL_WEBHOOK_ID: 'hook' }
const redsys = { REDSYS_MERCHANT: '999008881', REDSYS_KEY: 'sq7HjrUOBfKmC576ILgskD5srU870gJ7' }
const stripe = { STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }
const mail = { MAIL_URL: 'smtp://mail.example' }
const https = { PUBLIC_URL: 'https://calmaria.example' }
const shop = { ...mail, ...https }
const external = { DATABASE_URL: 'postgresql://db.example/calmaria', SIGNING_SECRET: 's'.repeat(32) }

test('the public key of Stripe is not taken for its secret', () => {
  expect(() => loadConfig({ ...shop, ...stripe, STRIPE_SECRET_KEY: 'pk_live_1' })).toThrow(
    /STRIPE_SECRET_KEY: is the public key\. Take the one that begins with sk_ or rk_/,
  )
})

describe('demo content and day preview', () => {
  test.each([
    ['Redsys', redsys],
    ['PayPal', paypal],
    ['Stripe', stripe],
    ["Stripe's test account", { ...stripe, STRIPE_SECRET_KEY: 'sk_test_1' }],
  ])('are off beside a key of %s, with the embedded database too', (_, keys) => {
    expect(loadConfig({ ...shop, ...keys })).toMatchObject({
      fillsDemoCatalogue: false,
      allowsDayPreview: false,
      requestOnlySpa: undefined,
    })
  })

  test('are off where there is neither a key nor the sandbox', () => {
    const config = loadConfig({ ...shop, SANDBOX: 'off' })
    expect(config).toMatchObject({ fillsDemoCatalogue: false, allowsDayPreview: false })
  })

  test.each(['DEMO_CATALOGUE', 'DAY_PREVIEW'])('%s=on beside a real key stops the start', (setting) => {
    expect(() => loadConfig({ ...shop, ...paypal, [setting]: 'on' })).toThrow(
      new RegExp(`${setting}: can not be on without the sandbox`),
    )
    expect(loadConfig({ [setting]: 'on' })).toBeDefined()
  })
})

describe('the sandbox where the site is public', () => {
  test.each([
    ['an https address', https, 'PUBLIC_URL'],
    ['real mail', mail, 'MAIL_URL'],
    ['an external database', external, 'DATABASE_URL'],
  ])('with %s nobody is served play payments unknowingly', (_, env, named) => {
    const load = () => loadConfig(env)
    expect(load).toThrow(BadSettings)
    expect(load).toThrow(new RegExp(`SANDBOX: .*${named}.*REDSYS_KEY.*SANDBOX=on`))
    expect(loadConfig({ ...env, SANDBOX: 'on' })).toMatchObject({ paymentMode: 'sandbox', tellsPlayPayments: true })
  })

  test('on this machine alone it is on by itself, and no page says so', () => {
    expect(loadConfig({})).toMatchObject({
      sandbox: { url: null, isOpen: false },
      paymentMode: 'sandbox',
      tellsPlayPayments: false,
    })
    expect(loadConfig({ SANDBOX: 'on' }).tellsPlayPayments).toBe(true)
  })

  test.each([
    ['a proxy in front', { TRUSTED_PROXIES: '1' }],
    ['the sandbox open to others', { SANDBOX_OPEN: 'on' }],
    ['all addresses of the machine', { HOST: '0.0.0.0' }],
    ['an address of its network', { HOST: '192.0.2.7' }],
    ['all addresses of IPv6', { HOST: '::' }],
    ['an address without TLS that is not of this machine', { PUBLIC_URL: 'http://calmaria.example:3000' }],
    ['a name that begins like this machine', { PUBLIC_URL: 'http://localhost.calmaria.example' }],
    ["Stripe's test account", { ...shop, ...stripe, STRIPE_SECRET_KEY: 'sk_test_1' }],
    ["PayPal's sandbox, on this machine", { ...mail, ...paypal, PAYPAL_URL: 'https://api-m.sandbox.paypal.com' }],
  ] as [string, NodeJS.ProcessEnv][])('with %s every page says that payments are play', (_, env) => {
    expect(loadConfig(env)).toMatchObject({ tellsPlayPayments: true, host: env.HOST })
  })

  test.each([
    { HOST: '127.0.0.1' },
    { HOST: '::1' },
    { HOST: 'localhost', PUBLIC_URL: 'http://127.0.0.1:3000' },
    { PUBLIC_URL: 'http://[::1]:3000' },
  ])('with %o nobody comes from elsewhere', (env) => {
    expect(loadConfig(env).tellsPlayPayments).toBe(false)
  })

  test('nobody comes from elsewhere either where no host is named and no page speaks of play', () => {
    expect(loadConfig({})).toMatchObject({ host: '127.0.0.1', tellsPlayPayments: false })
  })

  test('with real keys no page speaks of play, whoever comes', () => {
    expect(loadConfig({ ...shop, ...paypal, HOST: '0.0.0.0', TRUSTED_PROXIES: '2' }).tellsPlayPayments).toBe(false)
    expect(loadConfig({ ...shop, ...paypal }).host).toBeUndefined()
  })
})

test("an operator's command serves nobody, and is not asked what its payments would be", () => {
  expect(() => loadConfig({ ...https, ...external })).toThrow(/SANDBOX: payments would be play/)
  expect(loadCommandConfig({ ...https, ...external }).databaseUrl).toBe(external.DATABASE_URL)
  expect(() => loadCommandConfig({ PORT: 'x' })).toThrow(BadSettings)
})

describe('keys', () => {
  test.each([
    ['PayPal', paypal, 'live'],
    ["PayPal's sandbox", { ...paypal, PAYPAL_URL: 'https://api-m.sandbox.paypal.com' }, 'test'],
    ['Redsys', redsys, 'live'],
    ["Redsys' test environment", { ...redsys, REDSYS_URL: 'https://sis-t.redsys.es:25443' }, 'test'],
    ['Stripe', stripe, 'live'],
    ["Stripe's restricted key", { ...stripe, STRIPE_SECRET_KEY: 'rk_live_1' }, 'live'],
    ["Stripe's test account", { ...stripe, STRIPE_SECRET_KEY: 'sk_test_1' }, 'test'],
    ["Stripe's restricted test key", { ...stripe, STRIPE_SECRET_KEY: 'rk_test_1' }, 'test'],
    ['nobody', { SANDBOX: 'off' }, 'live'],
  ])('of %s', (_, keys, mode) => {
    expect(loadConfig({ ...shop, ...keys }).paymentMode).toBe(mode)
  })

  test.each([
    ['an address without TLS', { PUBLIC_URL: 'http://calmaria.example' }],
    ['no address at all', {}],
  ])('of live accounts are refused with %s', (_, address) => {
    expect(() => loadConfig({ ...mail, ...paypal, ...address })).toThrow(/PUBLIC_URL: must be an https:\/\/ address/)
  })

  test('of a test account may be tried on a machine without TLS', () => {
    const env = { ...mail, ...stripe, STRIPE_SECRET_KEY: 'sk_test_1', PUBLIC_URL: 'http://localhost:3000' }
    expect(loadConfig(env).paymentMode).toBe('test')
  })

  test('of live and test accounts together are refused', () => {
    const mixed = { ...shop, ...paypal, ...stripe, STRIPE_SECRET_KEY: 'sk_test_1' }
    expect(() => loadConfig(mixed)).toThrow(/STRIPE_SECRET_KEY: is of a test account, beside live keys/)
  })

  test.each([
    ['REDSYS_URL', 'http://sis.redsys.es'],
    ['REDSYS_URL', 'http://127.0.0.1:8080'],
    ['PAYPAL_URL', 'http://api-m.paypal.com'],
    ['PAYPAL_URL', 'ftp://api-m.paypal.com'],
  ])('%s=%s is refused: keys never leave without TLS', (setting, value) => {
    expect(() => loadConfig({ ...shop, ...paypal, ...redsys, [setting]: value })).toThrow(
      new RegExp(`${setting}: must be an https:// address`),
    )
  })
})

test.each([
  ['https://api-m.paypal.com', 'api.paypal.com'],
  ['https://api-m.sandbox.paypal.com', 'api.sandbox.paypal.com'],
  ['https://api-m.sandbox.paypal.com/', 'api.sandbox.paypal.com'],
  ['https://api.sandbox.paypal.com', 'api.sandbox.paypal.com'],
  ['https://api-m.sandbox.paypal.com.evil.example', 'api.paypal.com'],
])('at %s only certificates of %s are believed', (PAYPAL_URL, host) => {
  const { providers } = loadConfig({ ...shop, ...paypal, PAYPAL_URL })
  expect(providers.paypal?.certificateHosts).toEqual([host])
})

describe('a supplier of hotel rooms', () => {
  const posalia = { POSALIA_URL: 'https://api.posalia.example/', POSALIA_KEY: 'key' }

  test('is asked at its address with its key, and not at all without them', () => {
    const { suppliers } = loadConfig({ ...shop, ...paypal, ...posalia })
    expect(suppliers).toEqual({ posalia: { url: 'https://api.posalia.example', key: 'key' } })
    expect(loadConfig({ ...shop, ...paypal }).suppliers).toEqual({ posalia: null })
  })

  test.each(['POSALIA_URL', 'POSALIA_KEY'])('%s alone is refused', (setting) => {
    const { [setting as keyof typeof posalia]: _, ...other } = posalia
    expect(() => loadConfig({ ...shop, ...paypal, ...other })).toThrow('POSALIA_URL: and POSALIA_KEY go together')
  })

  test('its key never leaves without TLS', () => {
    const plain = { ...posalia, POSALIA_URL: 'http://api.posalia.example' }
    expect(() => loadConfig({ ...shop, ...paypal, ...plain })).toThrow(/POSALIA_URL: must be an https:/)
  })

  test('books no real rooms for play money; a command, which sells nothing, may have its key', () => {
    expect(() => loadConfig(posalia)).toThrow(/POSALIA_KEY: can not be set with the sandbox/)
    expect(() => loadConfig({ ...shop, ...posalia, SANDBOX: 'on' })).toThrow(/POSALIA_KEY: can not be set/)
    expect(loadCommandConfig(posalia)).toBeDefined()
  })
})

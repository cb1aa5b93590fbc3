import { z } from 'zod'
import type { PaymentMode } from '#features/checkout/rules/payments/payment-mode.ts'
import {
  defineSettings,
  onOff,
  type SettingProblem,
  setting,
  type Values,
} from '#platform/server/config/define-settings.ts'
import { processFields } from '#platform/server/config/process-settings.ts'
import { mailFields } from '#platform/server/emails/mail-settings.ts'
import { halfAccounts, providerFields } from './provider-settings.ts'

declare module '#platform/server/config/config.ts' {
  interface Config extends ReturnType<typeof playMoneyConfig> {}
}

const sandboxFields = {
  SANDBOX: setting(
    onOff.optional(),
    "play payments and a mailbox instead of mail; can't be `on` beside a real key. With an https `PUBLIC_URL`, `MAIL_URL` or `DATABASE_URL` and no key it must be said. Every page tells that payments are play where it is `on` by name, with the keys of a test account, with `SANDBOX_OPEN=on`, `TRUSTED_PROXIES`, a `HOST` other than this machine's own or a `PUBLIC_URL` that is not this machine. `off` needs `MAIL_URL`",
    "`on` until a provider's key is set",
  ),
  SANDBOX_OPEN: setting(
    onOff.default('off'),
    "`on` lets others than this machine see the sandbox within the server: its payment pages, and its mailbox with everybody's e-mails",
  ),
  SANDBOX_URL: setting(
    z.url({ protocol: /^https?$/, error: 'must be an address such as http://localhost:3900' }).optional(),
    'where `npm run sandbox` runs, for several processes or for trying out what happens when one dies',
    'none: within the server',
  ),
}

const { DEMO_CATALOGUE, DAY_PREVIEW, PUBLIC_URL, HOST, TRUSTED_PROXIES, DATABASE_URL } = processFields
const ofProcess = { DEMO_CATALOGUE, DAY_PREVIEW, PUBLIC_URL, HOST, TRUSTED_PROXIES, DATABASE_URL }
const beside = { ...ofProcess, MAIL_URL: mailFields.MAIL_URL, ...providerFields }

/** Whose money moves, and what follows from it. */
export const playMoneySettings = defineSettings({
  chapter: 'Play money',
  fields: sandboxFields,
  beside,
  problems: (values, purpose) => [
    ...keyProblems(values),
    ...(purpose === 'serve' ? playProblems(values) : []),
    ...halfAccounts(values),
    ...(hasSandbox(values) || values.MAIL_URL ? [] : [noMail]),
  ],
  config: playMoneyConfig,
})

const noMail = { setting: 'MAIL_URL', message: 'is needed when the sandbox, which has a mailbox, is off' }

type PaymentSettings = Values<typeof sandboxFields & typeof beside>

function playMoneyConfig(values: PaymentSettings) {
  // An external database belongs to somebody: nothing is written into it unasked. Beside real money nothing is a demo.
  const isOwn = !values.DATABASE_URL && hasSandbox(values)
  return {
    host: listenedHost(values),
    fillsDemoCatalogue: (values.DEMO_CATALOGUE ?? (isOwn ? 'on' : 'off')) === 'on',
    allowsDayPreview: (values.DAY_PREVIEW ?? (isOwn ? 'on' : 'off')) === 'on',
    sandbox: hasSandbox(values) ? { url: values.SANDBOX_URL ?? null, isOpen: values.SANDBOX_OPEN === 'on' } : null,
    paymentMode: paymentModeOf(values),
    tellsPlayPayments: tellsPlayPayments(values),
  }
}

const keyNames = ['REDSYS_KEY', 'PAYPAL_SECRET', 'STRIPE_SECRET_KEY'] as const
type KeyName = (typeof keyNames)[number]

const keysOf = (values: PaymentSettings) => keyNames.filter((name) => values[name])

/** On unless somebody has keys of a real provider. */
const hasSandbox = (values: PaymentSettings) => (values.SANDBOX ?? (keysOf(values).length > 0 ? 'off' : 'on')) === 'on'

/** Where nobody can pay at all, codes still can: they count as money too. */
function paymentModeOf(values: PaymentSettings): PaymentMode {
  if (hasSandbox(values)) return 'sandbox'
  const keys = keysOf(values)
  return keys.length > 0 && keys.every((key) => isOfTestAccount[key](values)) ? 'test' : 'live'
}

/**
 * Whether each page says that payments are play: with the keys of a test account, where the sandbox was switched on by
 * name, and where visitors may come from elsewhere.
 */
function tellsPlayPayments(values: PaymentSettings): boolean {
  const mode = paymentModeOf(values)
  return mode === 'test' || (mode === 'sandbox' && (values.SANDBOX === 'on' || mayHaveVisitors(values)))
}

/** Where we listen: with play payments that no page speaks of, only this machine can reach us. Undefined is everywhere. */
const listenedHost = (values: PaymentSettings): string | undefined =>
  values.HOST ?? (hasSandbox(values) && !tellsPlayPayments(values) ? '127.0.0.1' : undefined)

const mayHaveVisitors = ({ PUBLIC_URL, HOST, TRUSTED_PROXIES, SANDBOX_OPEN }: PaymentSettings) =>
  SANDBOX_OPEN === 'on' ||
  TRUSTED_PROXIES > 0 ||
  (HOST !== undefined && !isThisMachine(HOST)) ||
  (PUBLIC_URL !== undefined && !isThisMachine(new URL(PUBLIC_URL).hostname))

const isThisMachine = (host: string) => /^(localhost|127(\.\d+){3}|\[?::1\]?)$/.test(host)

/** Providers tell their test accounts by the address that is called, or by the key itself. */
const isOfTestAccount: Record<KeyName, (values: PaymentSettings) => boolean> = {
  REDSYS_KEY: ({ REDSYS_URL }) => new URL(REDSYS_URL).hostname === 'sis-t.redsys.es',
  PAYPAL_SECRET: ({ PAYPAL_URL }) => /^api(-m)?\.sandbox\.paypal\.com$/.test(new URL(PAYPAL_URL).hostname),
  STRIPE_SECRET_KEY: ({ STRIPE_SECRET_KEY = '' }) => /^(sk|rk)_test_/.test(STRIPE_SECRET_KEY),
}

/** Money of people and money of play never meet, also where nobody is served. */
function keyProblems(values: PaymentSettings): SettingProblem[] {
  const keys = keysOf(values)
  const [tested, live] = [true, false].map((isTest) => keys.filter((key) => isOfTestAccount[key](values) === isTest))
  const problems: SettingProblem[] = []
  if (tested?.length && live?.length)
    for (const setting of tested)
      problems.push({ setting, message: `is of a test account, beside live keys (${live})` })
  if (live?.length && !values.PUBLIC_URL?.startsWith('https:'))
    problems.push({ setting: 'PUBLIC_URL', message: `must be an https:// address with live keys (${live})` })
  return problems
}

/** Nobody is served play payments without anybody's intent. */
function playProblems(values: PaymentSettings): SettingProblem[] {
  const problems: SettingProblem[] = []
  const hasKeys = keysOf(values).length > 0
  if (hasKeys && values.SANDBOX === 'on')
    problems.push({ setting: 'SANDBOX', message: 'can not be on while the keys of a real payment provider are set' })
  const signs = signsOfPublic(values)
  if (!hasKeys && !values.SANDBOX && signs.length > 0)
    problems.push({
      setting: 'SANDBOX',
      message: `payments would be play, though the site is not for this machine alone (${signs}). Set a provider's keys (${keyNames.join(', ')}), or SANDBOX=on if play payments are meant`,
    })
  if (!hasSandbox(values))
    for (const setting of ['DEMO_CATALOGUE', 'DAY_PREVIEW'] as const)
      if (values[setting] === 'on') problems.push({ setting, message: 'can not be on without the sandbox' })
  if (hasSandbox(values) && values.POSALIA_KEY)
    problems.push({
      setting: 'POSALIA_KEY',
      message: 'can not be set with the sandbox: rooms would be booked for play money',
    })
  return problems
}

const signsOfPublic = ({ PUBLIC_URL, MAIL_URL, DATABASE_URL }: PaymentSettings) =>
  [
    PUBLIC_URL?.startsWith('https:') && 'PUBLIC_URL is https',
    MAIL_URL && 'MAIL_URL is set',
    DATABASE_URL && 'DATABASE_URL is set',
  ].filter((sign) => typeof sign === 'string')

import { z } from 'zod'
import type { PaymentMode } from '#domain/payments/payment-mode.ts'
import { onOff, type SettingProblem, setting } from './field-kinds.ts'

export const sandboxFields = {
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

/** The settings that decide whose money moves. */
export type PaymentSettings = {
  SANDBOX?: 'on' | 'off' | undefined
  SANDBOX_OPEN: 'on' | 'off'
  DEMO_CATALOGUE?: 'on' | 'off' | undefined
  DAY_PREVIEW?: 'on' | 'off' | undefined
  PUBLIC_URL?: string | undefined
  HOST?: string | undefined
  TRUSTED_PROXIES: number
  DATABASE_URL?: string | undefined
  MAIL_URL?: string | undefined
  REDSYS_KEY?: string | undefined
  REDSYS_URL: string
  PAYPAL_SECRET?: string | undefined
  PAYPAL_URL: string
  STRIPE_SECRET_KEY?: string | undefined
  POSALIA_KEY?: string | undefined
}

const keyNames = ['REDSYS_KEY', 'PAYPAL_SECRET', 'STRIPE_SECRET_KEY'] as const
type KeyName = (typeof keyNames)[number]

const keysOf = (values: PaymentSettings) => keyNames.filter((name) => values[name])

/** On unless somebody has keys of a real provider. */
export const hasSandbox = (values: PaymentSettings) =>
  (values.SANDBOX ?? (keysOf(values).length > 0 ? 'off' : 'on')) === 'on'

/** Where nobody can pay at all, codes still can: they count as money too. */
export function paymentModeOf(values: PaymentSettings): PaymentMode {
  if (hasSandbox(values)) return 'sandbox'
  const keys = keysOf(values)
  return keys.length > 0 && keys.every((key) => isOfTestAccount[key](values)) ? 'test' : 'live'
}

/**
 * Whether each page says that payments are play: with the keys of a test account, where the sandbox was switched on by
 * name, and where visitors may come from elsewhere.
 */
export function tellsPlayPayments(values: PaymentSettings): boolean {
  const mode = paymentModeOf(values)
  return mode === 'test' || (mode === 'sandbox' && (values.SANDBOX === 'on' || mayHaveVisitors(values)))
}

/** Where we listen: with play payments that no page speaks of, only this machine can reach us. Undefined is everywhere. */
export const listenedHost = (values: PaymentSettings): string | undefined =>
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

/** Money of people and money of play never meet, and nobody is served play payments without anybody's intent. */
export function paymentProblems(values: PaymentSettings): SettingProblem[] {
  return [...keyProblems(values), ...playProblems(values)]
}

/** Also where nobody is served. */
export function keyProblems(values: PaymentSettings): SettingProblem[] {
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

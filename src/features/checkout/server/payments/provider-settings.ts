import { z } from 'zod'
import { trimEndOf } from '#platform/rules/trim-end.ts'
import {
  defineSettings,
  https,
  type SettingProblem,
  setting,
  text,
  type Values,
} from '#platform/server/config/define-settings.ts'

declare module '#platform/server/config/config.ts' {
  interface Config {
    providers: ReturnType<typeof providersOf>
    suppliers: ReturnType<typeof suppliersOf>
  }
}

/** Accounts with other companies: who takes payments, and who sells hotel rooms to us. */
export const providerFields = {
  REDSYS_URL: setting(
    https.default('https://sis.redsys.es'),
    'where Redsys is, by `https:` only; its test environment is `https://sis-t.redsys.es:25443`',
  ),
  REDSYS_SCRIPT_PATH: setting(
    text.default('/sis/NC/redsysV3.js'),
    "the card form's script there; in the test environment `/sis/NC/sandbox/redsysV3.js`",
  ),
  REDSYS_MERCHANT: setting(text.optional(), 'cards and Bizum, together with `REDSYS_KEY`; both or neither'),
  REDSYS_TERMINAL: setting(text.default('1'), 'our terminal there'),
  REDSYS_KEY: setting(text.optional(), 'cards and Bizum, together with `REDSYS_MERCHANT`'),
  REDSYS_SIGNATURE: setting(
    z.enum(['HMAC_SHA512_V2', 'HMAC_SHA256_V1']).default('HMAC_SHA512_V2'),
    'the older signature is `HMAC_SHA256_V1`',
  ),
  PAYPAL_URL: setting(
    https.default('https://api-m.paypal.com'),
    'where PayPal is; its sandbox is `https://api-m.sandbox.paypal.com`',
  ),
  PAYPAL_CLIENT_ID: setting(text.optional(), 'PayPal, together with the two below; all or none'),
  PAYPAL_SECRET: setting(text.optional(), 'PayPal'),
  PAYPAL_WEBHOOK_ID: setting(text.optional(), 'PayPal'),
  STRIPE_SECRET_KEY: setting(
    text.optional(),
    "Multibanco and MB WAY, together with `STRIPE_WEBHOOK_SECRET`; both or neither. Keys of test accounts (`sk_test_…`, the test addresses above) can't stand beside live ones",
  ),
  STRIPE_WEBHOOK_SECRET: setting(text.optional(), 'Multibanco and MB WAY'),
  POSALIA_URL: setting(
    https.optional(),
    "a supplier of hotel rooms, by `https:` only, together with `POSALIA_KEY`; both or neither. Without them its hotels are not sold; with the sandbox its stand-in is asked, and the key can't be set",
  ),
  POSALIA_KEY: setting(text.optional(), 'the same supplier'),
}

export const providerSettings = defineSettings({
  chapter: 'Payment providers and suppliers',
  fields: providerFields,
  config: (values) => ({ providers: providersOf(values), suppliers: suppliersOf(values) }),
})

type Accounts = Values<typeof providerFields>

/** Half an account is none. */
export function halfAccounts(values: Accounts): SettingProblem[] {
  const problems: SettingProblem[] = []
  if (!values.REDSYS_KEY !== !values.REDSYS_MERCHANT)
    problems.push({ setting: 'REDSYS_MERCHANT', message: 'and REDSYS_KEY go together' })
  if (values.PAYPAL_SECRET && !(values.PAYPAL_CLIENT_ID && values.PAYPAL_WEBHOOK_ID))
    problems.push({ setting: 'PAYPAL_SECRET', message: 'needs PAYPAL_CLIENT_ID and PAYPAL_WEBHOOK_ID beside it' })
  if (!values.STRIPE_SECRET_KEY !== !values.STRIPE_WEBHOOK_SECRET)
    problems.push({ setting: 'STRIPE_WEBHOOK_SECRET', message: 'and STRIPE_SECRET_KEY go together' })
  if (values.STRIPE_SECRET_KEY?.startsWith('pk_'))
    problems.push({
      setting: 'STRIPE_SECRET_KEY',
      message: 'is the public key. Take the one that begins with sk_ or rk_',
    })
  if (!values.POSALIA_URL !== !values.POSALIA_KEY)
    problems.push({ setting: 'POSALIA_URL', message: 'and POSALIA_KEY go together' })
  return problems
}

/** PayPal signs what its sandbox tells with other certificates, which are good for nothing else. */
const certificateHosts: Record<string, string> = {
  'api-m.sandbox.paypal.com': 'api.sandbox.paypal.com',
  'api.sandbox.paypal.com': 'api.sandbox.paypal.com',
}

function providersOf(values: Accounts) {
  const { REDSYS_KEY, REDSYS_MERCHANT, PAYPAL_SECRET, PAYPAL_CLIENT_ID, PAYPAL_WEBHOOK_ID } = values
  const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET } = values
  return {
    redsys:
      REDSYS_KEY && REDSYS_MERCHANT
        ? {
            url: trimEndOf(values.REDSYS_URL, /\//),
            scriptPath: values.REDSYS_SCRIPT_PATH,
            merchant: REDSYS_MERCHANT,
            terminal: values.REDSYS_TERMINAL,
            key: REDSYS_KEY,
            signatureVersion: values.REDSYS_SIGNATURE,
          }
        : null,
    paypal:
      PAYPAL_SECRET && PAYPAL_CLIENT_ID && PAYPAL_WEBHOOK_ID
        ? {
            url: trimEndOf(values.PAYPAL_URL, /\//),
            clientId: PAYPAL_CLIENT_ID,
            secret: PAYPAL_SECRET,
            webhookId: PAYPAL_WEBHOOK_ID,
            certificateHosts: [certificateHosts[new URL(values.PAYPAL_URL).host] ?? 'api.paypal.com'],
          }
        : null,
    stripe:
      STRIPE_SECRET_KEY && STRIPE_WEBHOOK_SECRET
        ? { secretKey: STRIPE_SECRET_KEY, webhookSecret: STRIPE_WEBHOOK_SECRET }
        : null,
  }
}

/** Who sells hotel rooms to us, beside hotels that leave theirs to us. */
const suppliersOf = ({ POSALIA_URL, POSALIA_KEY }: Accounts) => ({
  posalia: POSALIA_URL && POSALIA_KEY ? { url: trimEndOf(POSALIA_URL, /\//), key: POSALIA_KEY } : null,
})

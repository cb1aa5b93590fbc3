import { resolve } from 'node:path'
import { z } from 'zod'
import { promotionCategories } from '#domain/catalogue/services/promotion-category.ts'
import { trimEndOf } from '#domain/site/trim-end.ts'
import { pageKeys } from '#i18n/paths.ts'
import { OperatorProblem } from './operator-problem.ts'
import { bookingFields, bookingSettings } from './settings/booking-settings.ts'
import { demoSettings } from './settings/demo-settings.ts'
import { errorReportingFields, errorReportingSettings } from './settings/error-reporting-settings.ts'
import { featureFields, featuresFrom } from './settings/feature-settings.ts'
import { onOff, text } from './settings/field-kinds.ts'
import {
  hasSandbox,
  keyProblems,
  listenedHost,
  paymentModeOf,
  paymentProblems,
  tellsPlayPayments,
} from './settings/payment-settings.ts'
import { providerFields, providerProblems, providersOf, suppliersOf } from './settings/provider-settings.ts'
import { trackingFields, trackingSettings } from './settings/tracking-settings.ts'

/** Everything the outside may set, checked once at boot. Secrets and switches come from nowhere else. */
export type Config = ReturnType<typeof toConfig>

export class BadSettings extends OperatorProblem {}

/** Of the secret that signs links: as many characters as a SHA-256 has bytes. */
export const shortestSecret = 32

type Env = Record<string, string | undefined>

export const loadConfig = (env: Env): Config => load(env, paymentProblems)

/** For an operator's commands: they serve nobody, so that nobody could take their payments for real ones. */
export const loadCommandConfig = (env: Env): Config => load(env, keyProblems)

function load(env: Env, problemsOf: typeof paymentProblems): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim() !== ''))
  const parsed = settingsWith(problemsOf).safeParse(given)
  if (parsed.success) return toConfig(parsed.data)
  const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
  throw new BadSettings(`These settings are not right:\n${lines.join('\n')}\nThe README lists them all.`)
}

const euros = z.coerce.number({ error: 'must be an amount in whole euros' }).int().min(1).max(5000)

const fields = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
  PORT: z.coerce.number({ error: 'must be a port number' }).int().min(0).max(65535).default(3000),
  HOST: text.optional(),
  PUBLIC_URL: z.url({ protocol: /^https?$/, error: 'must be an address such as https://calmaria.example' }).optional(),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgresql:// address' }).optional(),
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(10),
  DATA_DIR: text.default('.data'),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  DEMO_CATALOGUE: onOff.optional(),
  DAY_PREVIEW: onOff.optional(),
  JOBS: onOff.default('on'),
  MAX_CONNECTIONS: z.coerce.number().int().min(100).max(100_000).default(4000),
  PAGE_CACHE_MB: z.coerce.number().int().min(0).max(4096).default(64),
  SIGNING_SECRET: z
    .string()
    .trim()
    .min(shortestSecret, { error: `must have at least ${shortestSecret} characters` })
    .optional(),
  TRUSTED_PROXIES: z.coerce.number({ error: 'must be a number of proxies, 0 to 10' }).int().min(0).max(10).default(0),

  BRAND_NAME: text.default('Calmaria'),
  SUPPORT_EMAIL_ES: z.email().default('ayuda@calmaria.example'),
  SUPPORT_EMAIL_PT: z.email().default('ajuda@calmaria.example'),
  SUPPORT_PHONE: text.default('+34 900 000 000'),
  COMPANY_NAME: text.default('Calmaria Experiencias, S.L.'),
  COMPANY_TAX_ID: text.default('B00000000'),
  COMPANY_ADDRESS: text.default('Santa Cruz de Tenerife, España'),
  COMPANY_REGISTRY: text.default('Registro Mercantil de Santa Cruz de Tenerife'),
  FIGURE_CENTRES: z.coerce.number().int().positive().default(400),
  FIGURE_GIFT_SPAS: z.coerce.number().int().positive().default(300),
  FIGURE_YEARS: z.coerce.number().int().positive().default(10),

  SANDBOX: onOff.optional(),
  SANDBOX_OPEN: onOff.default('off'),
  SANDBOX_URL: z.url({ protocol: /^https?$/, error: 'must be an address such as http://localhost:3900' }).optional(),
  ...providerFields,
  MAIL_URL: z.url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// address' }).optional(),
  MAIL_FROM: z.email().default('hola@calmaria.example'),
  GIFT_CARD_MIN: euros.default(20),
  GIFT_CARD_MAX: euros.default(500),
  POSTAL_PRICE: z.coerce.number({ error: 'must be an amount in cents' }).int().min(0).max(10_000).default(495),

  ...bookingFields,
  ...errorReportingFields,
  ...trackingFields,
  REQUEST_ONLY_SPA: z.uuid().optional(),
  BLACK_FRIDAY_SPAS: z
    .string()
    .transform((list) =>
      list
        .split(',')
        .map((item) => item.trim())
        .filter(Boolean),
    )
    .pipe(z.array(z.uuid({ error: 'must be spa uuids with commas between them' })))
    .optional(),
  INTERNAL_PROMOTION: z.enum(promotionCategories.map((category) => category.key)).default('couples-massage'),
  ROUTE_NAMES: z
    .string()
    .default('{}')
    .transform((json, context) => {
      try {
        return JSON.parse(json) as unknown
      } catch {
        context.addIssue({ code: 'custom', message: 'must be JSON, e.g. {"contact":"contact-us"}' })
        return z.NEVER
      }
    })
    .pipe(z.partialRecord(z.enum(pageKeys), text)),
  ...featureFields,
})

/** Several processes on one database must agree: what one signs, the others must know as theirs. */
const agreed = fields.refine(({ DATABASE_URL, SIGNING_SECRET }) => !DATABASE_URL || SIGNING_SECRET, {
  path: ['SIGNING_SECRET'],
  error: 'is needed with DATABASE_URL, the same for every process',
  // Also where another setting is wrong, so that all are told at once.
  when: ({ issues }) => !issues.some(({ path }) => path?.[0] === 'SIGNING_SECRET'),
})

const settingsWith = (problemsOf: typeof paymentProblems) =>
  agreed
    .superRefine((values, context) => {
      for (const { setting, message } of [...problemsOf(values), ...providerProblems(values)])
        context.addIssue({ code: 'custom', path: [setting], message })
    })
    .refine((values) => hasSandbox(values) || values.MAIL_URL, {
      path: ['MAIL_URL'],
      error: 'is needed when the sandbox, which has a mailbox, is off',
    })
    .refine((values) => !values.BOOKING_SERVICE_URL || values.BOOKING_TOKEN, {
      path: ['BOOKING_TOKEN'],
      error: 'is needed with BOOKING_SERVICE_URL, which knows us by it',
    })
    .refine(({ GIFT_CARD_MIN, GIFT_CARD_MAX }) => GIFT_CARD_MIN <= GIFT_CARD_MAX, {
      path: ['GIFT_CARD_MAX'],
      error: 'must not be less than GIFT_CARD_MIN',
    })

function toConfig(values: Values) {
  // An external database belongs to somebody: nothing is written into it unasked. Beside real money nothing is a demo.
  const isOwn = !values.DATABASE_URL && hasSandbox(values)
  const isDemo = (values.DEMO_CATALOGUE ?? (isOwn ? 'on' : 'off')) === 'on'
  const publicUrl = trimEndOf(values.PUBLIC_URL ?? `http://localhost:${values.PORT}`, /\//)
  return {
    isDevelopment: values.NODE_ENV === 'development',
    port: values.PORT,
    host: listenedHost(values),
    publicUrl,
    databaseUrl: values.DATABASE_URL,
    databasePool: values.DATABASE_POOL,
    dataFolder: resolve(values.DATA_DIR),
    logLevel: values.LOG_LEVEL,
    fillsDemoCatalogue: isDemo,
    allowsDayPreview: (values.DAY_PREVIEW ?? (isOwn ? 'on' : 'off')) === 'on',
    doesJobs: values.JOBS === 'on',
    maxConnections: values.MAX_CONNECTIONS,
    pageCacheBytes: values.PAGE_CACHE_MB * 1024 * 1024,
    signingSecret: values.SIGNING_SECRET,
    trustedProxies: values.TRUSTED_PROXIES,
    site: {
      brand: values.BRAND_NAME,
      supportEmail: { es: values.SUPPORT_EMAIL_ES, pt: values.SUPPORT_EMAIL_PT },
      supportPhone: values.SUPPORT_PHONE,
      company: {
        name: values.COMPANY_NAME,
        taxId: values.COMPANY_TAX_ID,
        address: values.COMPANY_ADDRESS,
        registry: values.COMPANY_REGISTRY,
      },
      figures: { centres: values.FIGURE_CENTRES, giftSpas: values.FIGURE_GIFT_SPAS, years: values.FIGURE_YEARS },
    },
    errorReporting: errorReportingSettings(values),
    bookings: bookingSettings(values, { publicUrl, hasDemo: hasSandbox(values) }),
    tracking: trackingSettings(values, {
      sandboxUrl: hasSandbox(values) ? trimEndOf(values.SANDBOX_URL ?? publicUrl, /\//) : null,
      isDevelopment: values.NODE_ENV === 'development',
      publicUrl,
    }),
    /** What a gift card may be worth, in whole euros. */
    giftCards: { min: values.GIFT_CARD_MIN, max: values.GIFT_CARD_MAX },
    postalPrice: values.POSTAL_PRICE,
    sandbox: hasSandbox(values) ? { url: values.SANDBOX_URL ?? null, isOpen: values.SANDBOX_OPEN === 'on' } : null,
    paymentMode: paymentModeOf(values),
    tellsPlayPayments: tellsPlayPayments(values),
    providers: providersOf(values),
    suppliers: suppliersOf(values),
    mail: { url: values.MAIL_URL, from: values.MAIL_FROM },
    requestOnlySpa: values.REQUEST_ONLY_SPA ?? (isDemo ? demoSettings.requestOnlySpa : undefined),
    blackFridaySpas: values.BLACK_FRIDAY_SPAS ?? (isDemo ? demoSettings.blackFridaySpas : []),
    internalPromotion: values.INTERNAL_PROMOTION,
    routeNames: values.ROUTE_NAMES,
    features: featuresFrom(values),
  }
}

type Values = z.infer<typeof fields>

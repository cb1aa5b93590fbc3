import { resolve } from 'node:path'
import type { z } from 'zod'
import { trimEndOf } from '#domain/site/trim-end.ts'
import { OperatorProblem } from './operator-problem.ts'
import { settingFields } from './settings/all-settings.ts'
import { bookingSettings } from './settings/booking-settings.ts'
import { demoSettings } from './settings/demo-settings.ts'
import { errorReportingSettings } from './settings/error-reporting-settings.ts'
import { featuresFrom } from './settings/feature-settings.ts'
import {
  hasSandbox,
  keyProblems,
  listenedHost,
  paymentModeOf,
  paymentProblems,
  tellsPlayPayments,
} from './settings/payment-settings.ts'
import { providerProblems, providersOf, suppliersOf } from './settings/provider-settings.ts'
import { trackingSettings } from './settings/tracking-settings.ts'

/** Everything the outside may set, checked once at boot. Secrets and switches come from nowhere else. */
export type Config = ReturnType<typeof toConfig>

export class BadSettings extends OperatorProblem {}

type Env = Record<string, string | undefined>

export const loadConfig = (env: Env): Config => load(env, paymentProblems)

/** For an operator's commands: they serve nobody, so that nobody could take their payments for real ones. */
export const loadCommandConfig = (env: Env): Config => load(env, keyProblems)

function load(env: Env, problemsOf: typeof paymentProblems): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim() !== ''))
  const parsed = settingsWith(problemsOf).safeParse(given)
  if (parsed.success) return toConfig(parsed.data)
  const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
  throw new BadSettings(`These settings are not right:\n${lines.join('\n')}\ndocs/settings.md lists them all.`)
}

/** Several processes on one database must agree: what one signs, the others must know as theirs. */
const agreed = settingFields.refine(({ DATABASE_URL, SIGNING_SECRET }) => !DATABASE_URL || SIGNING_SECRET, {
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

type Values = z.infer<typeof settingFields>

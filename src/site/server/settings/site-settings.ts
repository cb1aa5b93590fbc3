import { z } from 'zod'
import {
  defaultLanguage,
  isLanguage,
  type Language,
  languageRows,
  languages,
  perLanguage,
} from '#platform/i18n/languages.ts'
import { pageKeys } from '#platform/pages/paths.ts'
import { defineSettings, setting, text, type Values } from '#platform/server/config/define-settings.ts'

declare module '#platform/server/config/config.ts' {
  interface Config {
    site: ReturnType<typeof siteOf>
    routeNames: Values<typeof routeFields>['ROUTE_NAMES']
    /** Those that are live, in the order of the switcher. */
    languages: readonly Language[]
  }
}

const figure = z.coerce.number().int().positive()

const supportField = (language: Language) => `SUPPORT_EMAIL_${language.toUpperCase() as Uppercase<Language>}` as const
const inEnglish = new Intl.DisplayNames('en', { type: 'language' })

const supportFields = Object.fromEntries(
  languages.map((language) => {
    const address = z.email().default(`${languageRows[language].helpMailbox}@calmaria.example`)
    return [supportField(language), setting(address, `help in ${inEnglish.of(language)}`)]
  }),
) as Record<ReturnType<typeof supportField>, ReturnType<typeof setting<z.ZodDefault<z.ZodEmail>>>>

const siteFields = {
  BRAND_NAME: setting(text.default('Calmaria'), 'name of the product'),
  ...supportFields,
  SUPPORT_PHONE: setting(text.default('+34 900 000 000'), 'help by phone'),
  COMPANY_NAME: setting(text.default('Calmaria Experiencias, S.L.'), 'in the legal texts and on invoices'),
  COMPANY_TAX_ID: setting(text.default('B00000000'), 'in the legal texts and on invoices'),
  COMPANY_ADDRESS: setting(text.default('Santa Cruz de Tenerife, España'), 'in the legal texts and on invoices'),
  COMPANY_REGISTRY: setting(
    text.default('Registro Mercantil de Santa Cruz de Tenerife'),
    'in the legal texts and on invoices',
  ),
  FIGURE_CENTRES: setting(figure.default(400), 'centres claimed in general copy'),
  FIGURE_GIFT_SPAS: setting(figure.default(300), 'spas claimed in gift-card copy'),
  FIGURE_YEARS: setting(figure.default(10), 'years of experience claimed'),
}

/** What is wrong with the languages that are to be live. */
function languagesProblem(named: readonly string[]): string | null {
  const foreign = named.filter((name) => !isLanguage(name))
  const repeated = named.filter((name, at) => named.indexOf(name) !== at)
  if (named.length === 0) return `must name at least one of ${languages.join(', ')}`
  if (foreign.length > 0) return `names ${foreign.join(', ')}; there are ${languages.join(', ')}`
  if (repeated.length > 0) return `names ${repeated.join(', ')} twice`
  return named.includes(defaultLanguage) ? null : `must name ${defaultLanguage}, whose pages are at the root`
}

const routeFields = {
  LANGUAGES: setting(
    z
      .string()
      // Not every row: a language goes live when it is said to, and not with its first translation.
      .default('es,pt')
      .transform((list, context) => {
        const named = list.split(',').flatMap((name) => name.trim() || [])
        const message = languagesProblem(named)
        if (message !== null) context.addIssue({ code: 'custom', message })
        return named.filter(isLanguage)
      }),
    'the languages that are offered, in the order of the language menu; public pages in any other redirect to the first, and purchases and vouchers in it stay',
  ),
  ROUTE_NAMES: setting(
    z
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
      .pipe(z.lazy(() => z.partialRecord(z.enum(pageKeys()), text))),
    'JSON of other names for static pages, `{"contact":"contact-us"}`; the name stands in the page as `data-page`',
  ),
}

/** Who we are, and what we claim. */
export const siteSettings = defineSettings({
  chapter: 'Who we are',
  fields: siteFields,
  config: (values) => ({ site: siteOf(values) }),
})

export const routeSettings = defineSettings({
  chapter: 'What is sold',
  fields: routeFields,
  config: ({ LANGUAGES, ROUTE_NAMES }) => ({ languages: LANGUAGES, routeNames: ROUTE_NAMES }),
})

function siteOf(values: Values<typeof siteFields>) {
  return {
    brand: values.BRAND_NAME,
    supportEmail: perLanguage((language) => values[supportField(language)]),
    supportPhone: values.SUPPORT_PHONE,
    company: {
      name: values.COMPANY_NAME,
      taxId: values.COMPANY_TAX_ID,
      address: values.COMPANY_ADDRESS,
      registry: values.COMPANY_REGISTRY,
    },
    figures: { centres: values.FIGURE_CENTRES, giftSpas: values.FIGURE_GIFT_SPAS, years: values.FIGURE_YEARS },
  }
}

import { z } from 'zod'
import { pageKeys } from '#platform/pages/paths.ts'
import { defineSettings, type Values } from '#platform/server/config/define-settings.ts'
import { setting, text } from '#platform/server/config/field-kinds.ts'

declare module '#platform/server/config/config.ts' {
  interface Config {
    site: ReturnType<typeof siteOf>
    routeNames: Values<typeof routeFields>['ROUTE_NAMES']
  }
}

const figure = z.coerce.number().int().positive()

const siteFields = {
  BRAND_NAME: setting(text.default('Calmaria'), 'name of the product'),
  SUPPORT_EMAIL_ES: setting(z.email().default('ayuda@calmaria.example'), 'help in Spanish'),
  SUPPORT_EMAIL_PT: setting(z.email().default('ajuda@calmaria.example'), 'help in Portuguese'),
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

const routeFields = {
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
  config: ({ ROUTE_NAMES }) => ({ routeNames: ROUTE_NAMES }),
})

function siteOf(values: Values<typeof siteFields>) {
  return {
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
  }
}

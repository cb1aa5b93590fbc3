import { z } from 'zod'
import { setting, text } from './field-kinds.ts'

const figure = z.coerce.number().int().positive()

/** Who we are, and what we claim. */
export const siteFields = {
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

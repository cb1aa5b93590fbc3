import { refundRule, refundTerm } from '#features/checkout/rules/refund-term.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { i18nFor } from '#platform/server/i18n.ts'
import type { Services } from '#platform/server/services.ts'
import type { Day } from '#platform/time/dates.ts'
import { type ContentView, type FaqView, renderContent, renderFaq } from './render-content.ts'
import { fillStoredTables } from './stored-tables.ts'

const texts = import.meta.glob<string>('../texts/*/*.md', { query: '?raw', import: 'default', eager: true })

export type ContentName =
  | 'about-us'
  | 'redeem-getaway'
  | 'legal-notice'
  | 'privacy'
  | 'refunds'
  | 'purchase-conditions'
  | 'cookies'

/** The day decides how long what is bought can be given back. */
export const contentPage = (services: Services, name: ContentName, language: Language, day: Day): ContentView =>
  renderContent(textOf(services, name, language), language, variablesFor(services, language, day))

export const faqPage = (services: Services, name: 'faq' | 'gift-cards-faq', language: Language, day: Day): FaqView =>
  renderFaq(textOf(services, name, language), language, variablesFor(services, language, day))

function textOf(services: Services, name: string, language: Language): string {
  const text = texts[`../texts/${language}/${name}.md`]
  if (!text) throw new Error(`There is no ${language} text for ${name}`)
  return fillStoredTables(text, language, services)
}

function variablesFor({ config: { site, publicUrl } }: Services, language: Language, day: Day): Record<string, string> {
  const { t } = i18nFor(language)
  const { during, time } = refundTerm(day, language, t)
  return {
    refundDuring: during,
    refundTime: time,
    refundRule: refundRule(day, language, t),
    brand: site.brand,
    publicUrl,
    supportEmail: site.supportEmail[language],
    supportPhone: site.supportPhone,
    companyName: site.company.name,
    companyTaxId: site.company.taxId,
    companyAddress: site.company.address,
    companyRegistry: site.company.registry,
    centres: String(site.figures.centres),
    giftSpas: String(site.figures.giftSpas),
    years: String(site.figures.years),
  }
}

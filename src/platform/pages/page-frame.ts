import type { PaymentMethod } from '#platform/rules/payment-method.ts'
import type { Day } from '#platform/time/dates.ts'
import type { Language, PerLanguage } from '../i18n/languages.ts'
import type { PageType } from './page-type.ts'

/**
 * What the frame around every page needs to know. The same for every visitor, so that pages can be kept. Features add
 * what their parts of it need.
 */
export interface PageFrame {
  language: Language
  pageType: PageType
  /** Name of a static page (spec 2.2), with the operator's override; null on landings. */
  pageName: string | null
  path: string
  canonical: string
  day: Day
  /** Shown as of another day than today: not for search engines. */
  isPreview: boolean
  /** Visitors from elsewhere are told that no money moves. */
  tellsPlayPayments: boolean
  /** The same page in every live language, as search engines are told; null where they are told of none. */
  alternates: Partial<PerLanguage<string>> | null
  /** Where the language menu leads, in its order. */
  languageSwitch: Partial<PerLanguage<string>>
  /** With which the people of this language's country can pay, in the order in which they are offered. */
  paymentMethods: PaymentMethod[]
  locations: { name: string; uri: string; type: string }[]
  /** ISO codes of the countries we know, for the `country` parameter. */
  countries: string[]
  /** The place that the page is about. */
  location: PlaceOfPage | null
  campaign: string | null
  /** Promotion categories on show today. */
  promotions: { key: string; title: string; uri: string }[]
  /** Promotion categories of a campaign, whether it is on or off. */
  occasions: { key: string; uri: string }[]
  site: {
    brand: string
    publicUrl: string
    supportEmail: string
    supportPhone: string
    figures: { centres: number; giftSpas: number; years: number }
  }
  features: { spas: boolean; packages: boolean; promotions: boolean; treatments: boolean; simpleSpas: boolean }
}

export interface PlaceOfPage {
  uuid: string
  name: string
  country: string
}

import { defaultLanguage, type Language, type PerLanguage } from '#domain/site/languages.ts'
import type { PageRow } from './page-row.ts'
import { reviewPages } from './review-pages.ts'
import { voucherPages } from './voucher-pages.ts'

/** Spec 2.2 and the paths it leaves open: a page is a row here and its file. Addresses stand without the language. */
export const pages = {
  home: { es: '/', pt: '/', layout: 'home', file: 'home/page.tsx', isCached: true },
  ...voucherPages,
  giftCards: {
    es: '/experiencias-tarjetas-regalo/',
    pt: '/experiencias-cartoes-presente/',
    layout: 'default',
    file: 'gift-cards/landing.tsx',
    isCached: true,
  },
  giftCardCheckout: {
    es: '/experiencias-tarjetas-regalo/comprar/',
    pt: '/experiencias-cartoes-presente/comprar/',
    layout: 'checkout',
    file: 'gift-card-checkout/checkout.tsx',
    isCached: false,
  },
  giftCardsForCompanies: {
    es: '/experiencias-tarjetas-regalo/empresas/',
    pt: '/experiencias-cartoes-presente/empresas/',
    layout: 'checkout',
    file: 'gift-card-company/company.tsx',
    isCached: false,
  },
  giftCardBalance: {
    es: '/experiencias-tarjetas-regalo/saldo/',
    pt: '/experiencias-cartoes-presente/saldo/',
    layout: 'default-no-finder',
    file: 'gift-cards/balance.tsx',
    isCached: false,
  },
  redeemGetaway: {
    es: '/canjear-escapada/',
    pt: '/resgatar-escapadinha/',
    layout: 'default-no-finder',
    file: 'content/text-page.tsx',
    isCached: true,
  },
  contact: {
    es: '/formulario-de-contacto/',
    pt: '/formulario-de-contacto/',
    layout: 'default-no-finder',
    file: 'contact/contact.tsx',
    isCached: false,
    isListed: true,
  },
  contactSent: {
    es: '/formulario-de-contacto/enviado/',
    pt: '/formulario-de-contacto/enviado/',
    layout: 'default-no-finder',
    file: 'contact/sent.tsx',
    isCached: false,
  },
  legalNotice: {
    es: '/aviso-legal/',
    pt: '/aviso-legal/',
    layout: 'default-no-finder',
    file: 'content/text-page.tsx',
    isCached: true,
  },
  privacy: {
    es: '/politica-de-privacidad/',
    pt: '/politica-de-privacidade/',
    layout: 'default-no-finder',
    file: 'content/text-page.tsx',
    isCached: true,
  },
  refunds: {
    es: '/politica-cambios-y-devoluciones/',
    pt: '/politica-de-devolucoes-e-trocas/',
    layout: 'default-no-finder',
    file: 'content/text-page.tsx',
    isCached: true,
  },
  purchaseConditions: {
    es: '/condiciones-generales-compra/',
    pt: '/condicoes-gerais-de-compra/',
    layout: 'default-no-finder',
    file: 'content/text-page.tsx',
    isCached: true,
  },
  cookieSettings: {
    es: '/politica-de-cookies/ajustes/',
    pt: '/politica-de-cookies/definicoes/',
    layout: 'default-no-finder',
    file: 'cookie-settings/page.tsx',
    isCached: false,
  },
  cookies: {
    es: '/politica-de-cookies/',
    pt: '/politica-de-cookies/',
    layout: 'default-no-finder',
    file: 'content/text-page.tsx',
    isCached: true,
  },
  bookingConfirmation: {
    es: '/confirmacion/reserva/',
    pt: '/confirmacao/reserva/',
    layout: 'thanks',
    file: 'service-booking/confirmation.tsx',
    isCached: false,
  },
  serviceBookingCheckout: {
    es: '/service-booking/checkout/',
    pt: '/service-booking/checkout/',
    layout: 'checkout',
    file: 'service-booking/checkout.tsx',
    isCached: false,
  },
  aboutUs: {
    es: '/quienes-somos/',
    pt: '/quem-somos/',
    layout: 'default',
    file: 'content/text-page.tsx',
    isCached: true,
  },
  faq: {
    es: '/preguntas-frecuentes/',
    pt: '/perguntas-frequentes/',
    layout: 'default-no-finder',
    file: 'content/faq.tsx',
    isCached: true,
  },
  areYouASpa: {
    es: '/eres-un-spa/',
    pt: '/tem-um-spa/',
    layout: 'default-no-finder',
    file: 'contact/are-you-a-spa.tsx',
    isCached: false,
    isListed: true,
  },
  applicationSent: {
    es: '/eres-un-spa/enviado/',
    pt: '/tem-um-spa/enviado/',
    layout: 'default-no-finder',
    file: 'contact/sent.tsx',
    isCached: false,
  },
  search: { es: '/buscar/', pt: '/pesquisar/', layout: 'default', file: 'search/results.tsx', isCached: false },
  ...reviewPages,
  newsletter: {
    es: '/boletin/',
    pt: '/newsletter/',
    layout: 'default-no-finder',
    file: 'newsletter/page.tsx',
    isCached: false,
  },
  newsletterConfirm: {
    es: '/boletin/confirmar/',
    pt: '/newsletter/confirmar/',
    layout: 'default-no-finder',
    file: 'newsletter/confirm.tsx',
    isCached: false,
  },
  newsletterUnsubscribe: {
    es: '/boletin/baja/',
    pt: '/newsletter/cancelar/',
    layout: 'default-no-finder',
    file: 'newsletter/unsubscribe.tsx',
    isCached: false,
  },
} as const satisfies Record<string, PageRow>

export type PageKey = keyof typeof pages
export const pageKeys = Object.keys(pages) as [PageKey, ...PageKey[]]

/** Spec 2.3: the first segment of each section; landings hang below it. */
export const sections = {
  spas: { es: 'spa-balneario', pt: 'spas' },
  getaways: { es: 'escapadas-hotel-spa', pt: 'escapadinhas-hotel-spa' },
  promotions: { es: 'promociones', pt: 'promocoes' },
  treatments: { es: 'tratamientos', pt: 'tratamentos' },
} as const satisfies Record<string, PerLanguage<string>>

export type SectionKey = keyof typeof sections
export const sectionKeys = Object.keys(sections) as [SectionKey, ...SectionKey[]]

export const languagePrefix = (language: Language) => (language === defaultLanguage ? '' : `/${language}`)

export const pathOf = (page: PageKey, language: Language) => languagePrefix(language) + pages[page][language]

export function sectionPath(section: SectionKey, language: Language, ...slugs: string[]) {
  return `${languagePrefix(language)}/${[sections[section][language], ...slugs].join('/')}/`
}

/** What is discounted today stands among the promotions. */
export const offersSlug = 'ofertas'
export const offersPath = (language: Language) => sectionPath('promotions', language, offersSlug)

/** The same static page in every language, or null where the path is none of them. */
export function staticPageAt(path: string): { page: PageKey; language: Language } | null {
  return staticPages.get(path) ?? null
}

const staticPages = new Map(
  pageKeys.flatMap((page) =>
    (['es', 'pt'] as const).map((language) => [pathOf(page, language), { page, language }] as const),
  ),
)

import type { EmailName, EmailView } from './test-email.ts'

const site = 'https://calmaria.example'

export const newsletterViews = {
  'newsletter-confirmation': { confirmUrl: `${site}/boletin/confirmar/?key=abc`, isFromForm: true },
  'newsletter-welcome': {
    code: 'CM-K7M2QX-4RT9WD',
    email: 'marta@example.com',
    shopUrl: `${site}/`,
    offersUrl: `${site}/promociones/ofertas/`,
    unsubscribeUrl: `${site}/boletin/baja/?key=abc`,
  },
} as const satisfies { [Name in EmailName]?: EmailView<Name> }

export const variedNewsletterViews: [name: string, email: EmailName, view: EmailView<EmailName>][] = [
  ['of a buyer', 'newsletter-confirmation', { ...newsletterViews['newsletter-confirmation'], isFromForm: false }],
  ['without a code', 'newsletter-welcome', { ...newsletterViews['newsletter-welcome'], code: null }],
]

import type { EmailName, EmailView } from '#server/emails/render/render-email.ts'
import { testPhoto } from './test-voucher.ts'

const site = 'https://calmaria.example'

export const reviewViews = {
  'review-invitation': {
    name: 'Marta',
    service: 'Circuito termal para dos',
    spa: 'Balneario Duna',
    reviewUrl: `${site}/opinar/?visit=abc`,
    unsubscribeUrl: `${site}/opinar/avisos/?key=abc`,
    photo: testPhoto,
  },
} as const satisfies { [Name in EmailName]?: EmailView<Name> }

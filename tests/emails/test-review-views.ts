import type { EmailView } from './test-email.ts'
import { testPhoto } from './test-voucher.ts'

const site = 'https://calmaria.example'

export const reviewViews: {
  [Name in 'review-invitation' | 'review-to-spa']: EmailView<Name>
} = {
  'review-invitation': {
    name: 'Marta',
    service: 'Circuito termal para dos',
    spa: 'Balneario Duna',
    reviewUrl: `${site}/opinar/?visit=abc`,
    unsubscribeUrl: `${site}/opinar/avisos/?key=abc`,
    photo: testPhoto,
  },
  'review-to-spa': {
    spa: 'Balneario Duna',
    author: 'Marta S.',
    score: '4,8',
    marks: [
      { mark: 'environment', value: 5 },
      { mark: 'service', value: 5 },
      { mark: 'attention', value: 5 },
      { mark: 'qualityPrice', value: 4 },
    ],
    comment: 'Salimos flotando.\nEl agua, en su punto.',
    isVerified: true,
    answerUrl: `${site}/opinar/respuesta/?key=abc`,
  },
}

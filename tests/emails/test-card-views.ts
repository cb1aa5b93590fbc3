import type { EmailName, EmailView } from './test-email.ts'

const followUrl = 'https://calmaria.example/gift-card/1/cards/?key=abc'

export const cardViews = {
  'gift-card': {
    theme: 'water',
    photo: { file: 'texture-water-caustics.jpg', alt: 'Luz sobre el agua' },
    name: 'Elena',
    from: 'Marta',
    logo: null,
    message: 'Elena, para que pares un rato sin dar explicaciones. Un beso.',
    code: 'TR48K2MW9HXC7P3A',
    amount: '75 €',
    validUntil: '2029-12-25',
    giftSpas: 300,
    chooseUrl: 'https://calmaria.example/spa-balneario/',
    balanceUrl: 'https://calmaria.example/experiencias-tarjetas-regalo/saldo/?key=abc',
  },
  'gift-card-receipt': {
    buyer: 'Marta',
    cards: [
      { name: 'Elena', email: 'elena@correo.example', amount: '75,00 €', at: { day: '2026-12-25', time: '09:00' } },
      { name: 'Lucía y Hugo', email: 'lucia@correo.example', amount: '120,00 €', at: null },
    ],
    lines: [{ label: '2 tarjetas regalo', amount: '195,00 €', isOff: false }],
    total: '195,00 €',
    paidOn: '2026-11-18',
    paidWith: { method: 'card', card: { brand: 'Visa', lastDigits: '0003' } },
    locator: '4471920KRB',
    refundable: 'durante 14 días',
    followUrl,
    invoice: 'F2026-000001',
  },
  'gift-card-ended': { name: 'Elena', from: 'Marta', amount: '75 €', because: 'withdrawn' },
  'gift-card-reminder': {
    name: 'Elena',
    days: 30,
    left: '42,50 €',
    endsOn: '2029-12-25',
    isExtended: false,
    canExtend: true,
    chooseUrl: 'https://calmaria.example/spa-balneario/',
    balanceUrl: 'https://calmaria.example/experiencias-tarjetas-regalo/saldo/?key=abc',
    unsubscribeUrl: 'https://calmaria.example/gestionar-bono/recordatorios/?key=abc',
  },
  'gift-card-returned': { name: 'Elena', email: 'elena@correo.exmple', amount: '75 €', followUrl },
} satisfies { [Name in EmailName]?: EmailView<Name> }

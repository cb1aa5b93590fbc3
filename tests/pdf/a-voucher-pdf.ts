import type { VoucherPdfView } from '#features/vouchers/server/voucher-pdf.ts'

/** A present that says everything a voucher can say. */
export const aVoucherPdf: VoucherPdfView = {
  brand: 'Calmaria',
  isGift: true,
  picture: { file: 'bath-petals-sunset.jpg', alt: 'Bañera con pétalos frente al mar al atardecer' },
  service: 'Ritual Océano para dos',
  spa: 'Spa Mar de Nubes',
  hotel: 'Hotel Gran Mirador',
  place: 'Costa Adeje, Tenerife',
  duration: '110 minutos',
  party: '2 personas',
  beneficiary: 'Elena Salas',
  buyer: 'Marta',
  message: 'Elena, para que pares un rato sin dar explicaciones. Os lo habéis ganado.',
  reference: 'SP71920KRB',
  validUntil: '2027-11-14',
  issuedAt: new Date('2026-11-14T10:00:00Z'),
  isBookedOnline: false,
  contact: { phone: '922 000 000', email: 'spa@granmirador.example', web: 'https://granmirador.example/spa' },
  included: ['Circuito termal de 60 minutos', 'Exfoliación con sal marina'],
  conditions: 'Sujeto a disponibilidad del spa.',
  taxLine: 'IGIC incluido.',
  qr: 'https://calmaria.example/gestionar-bono/?r=SP71920KRB',
  addresses: { manage: 'calmaria.example/gestionar-bono', conditions: 'calmaria.example/condiciones' },
  support: { email: 'ayuda@calmaria.example', phone: '+34 900 000 000' },
}

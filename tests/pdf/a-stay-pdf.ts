import type { StayPdfView } from '#features/getaways/server/purchase/stay-file.ts'

/** A stay as a present, with everything that a sheet can say. */
export const aStayPdf: StayPdfView = {
  brand: 'Calmaria',
  picture: { file: 'suite-sea-balcony-day.jpg', alt: 'Balcón de una suite frente al mar' },
  name: 'Calma sobre el Atlántico',
  hotel: { name: 'Hotel Gran Mirador', stars: 5, phone: '922 111 000', place: 'Costa Adeje' },
  arrival: { day: 'Vie 11 dic 2026', time: 'desde las 15:00' },
  departure: { day: 'Dom 13 dic 2026', time: 'hasta las 12:00' },
  nights: '2 noches',
  people: '2 personas, 1 habitación',
  room: 'Doble superior con jardín',
  board: 'Alojamiento y desayuno',
  guest: 'Elena Salas',
  rooms: [],
  gift: {
    to: 'Elena Salas',
    from: 'Marta',
    message: 'Elena, para que pares un rato sin dar explicaciones. Os lo habéis ganado.',
  },
  hotelLocator: 'HGM-80412',
  spa: {
    code: 'HS71921MTD',
    services: ['Circuito termal de 60 minutos', 'Masaje en cabina doble'],
    online: null,
    contact: { phone: '922 000 000', email: 'spa@granmirador.example', web: 'https://granmirador.example/spa' },
  },
  cancel: 'Quien te la regala puede cancelarla gratis hasta las 18:00 del 8-12-2026 (hora de Canarias).',
  conditions: 'La tasa turística se paga en el hotel. Sujeto a disponibilidad del spa.',
  issuedAt: new Date('2026-11-14T10:00:00Z'),
  qr: 'https://calmaria.example/canjear-escapada/',
  addresses: { redeem: 'calmaria.example/canjear-escapada', conditions: 'calmaria.example/condiciones' },
  support: { email: 'ayuda@calmaria.example', phone: '+34 900 000 000' },
}

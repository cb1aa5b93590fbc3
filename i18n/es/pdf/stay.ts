export default {
  title: 'Escapada {{code}}: {{name}}',
  gift: 'Escapada regalo',
  stay: 'Escapada',
  hotelLocator: 'Localizador del hotel',
  spaCode: 'Código del spa',
  howTo: 'Dos pasos y a flotar',
  hotelStep: 'El hotel ya está confirmado: en recepción, di el nombre {{name}} y el localizador {{locator}}.',
  hotelPhone: 'Tel.\u00a0{{phone}}.',
  spaStep: 'Reserva la hora del spa, mejor antes de llegar: {{ways}}. Da el código {{code}}.',
  spaOnline:
    'Elige la hora del spa en línea, con el enlace del correo de confirmación. Si prefieres hablar con el spa, da el código {{code}}: {{ways}}.',
  spaLater:
    'Elige la hora del spa en línea desde el {{day}}, con el enlace del correo de confirmación. Si prefieres hablar con el spa, da el código {{code}}: {{ways}}.',
  included: 'Qué incluye el spa',
  qr: 'Código QR con los pasos para disfrutar la escapada',
  change: 'Si cambian los planes',
  changeHow: 'Se cancela en la página de tu escapada, con el enlace del correo de confirmación.',
  giftFree: 'Quien te la regala puede cancelarla gratis hasta las {{deadline}}.',
  giftAsk: 'Habla con quien te la regala: solo esa persona puede cancelarla.',
  giftFixed: 'La tarifa no admite cancelación ni cambio de fechas.',
  help: 'Más ayuda en {{address}} o con el código QR.',
} as const

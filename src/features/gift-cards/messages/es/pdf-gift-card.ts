export default {
  file: 'tarjeta-regalo',
  title: 'Tarjeta regalo para {{name}}',
  kind: 'Tarjeta regalo',
  for: 'Para',
  by: 'De parte de {{from}}',
  forBy: 'Para {{name}}, de parte de {{from}}',
  fold: 'Dobla por aquí',
  code: 'Código',
  value: 'Valor',
  validUntil: 'Vale hasta',
  steps: {
    choose: 'Elige',
    chooseText: 'Más de {{giftSpas}} spas, masajes, rituales y escapadas en {{address}}.',
    enter: 'Escribe el código',
    enterText: 'En «{{field}}», al pagar. Puedes gastarla en varias veces.',
    enjoy: 'Disfruta',
    enjoyText: 'Lo que sobre se queda en la tarjeta hasta que caduque.',
  },
  left: '¿Cuánto queda?',
  leftText:
    'Escanea el código para ver el saldo. Guarda esta tarjeta como si fuera dinero: quien tiene el código puede gastarla. No se cambia por efectivo. Condiciones en {{conditions}}. ¿Dudas? {{email}} · {{phone}}',
  qr: 'Código QR con la página del saldo',
} as const

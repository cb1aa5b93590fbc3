/** What the hotel sells. */
export default {
  plans: {
    flexible: { name: 'Flexible', description: 'Cancelación gratis hasta cuatro días antes.' },
    'non-refundable': { name: 'No reembolsable', description: 'Sin cancelación, devolución ni cambio de fechas.' },
  },
  rooms: {
    double: 'Habitación doble',
    'double-garden': 'Habitación doble con terraza al jardín',
    'junior-suite': 'Suite júnior',
  },
  boards: {
    breakfast: { name: 'Alojamiento y desayuno', description: 'Desayuno bufé cada mañana.' },
    'half-board': { name: 'Media pensión', description: 'Desayuno y cena, bebidas aparte.' },
  },
} as const

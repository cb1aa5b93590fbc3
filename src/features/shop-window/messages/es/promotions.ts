/** Of the pages of promotions. The server puts them into what the page shows. */
export default {
  offers: {
    name: 'Ofertas de hoy',
    lead: 'Lo que hoy cuesta menos, hasta un {{off}}. Junto a cada precio está el más bajo de los últimos 30 días.',
    quiet: 'Aquí está lo que cuesta menos de lo habitual, con su precio más bajo de los últimos 30 días.',
    description:
      '{{count}} experiencias de spa rebajadas hoy, hasta un {{off}}: circuitos, masajes y rituales con bono sin fecha.',
    quietDescription:
      'Las experiencias de spa que hoy cuestan menos: circuitos, masajes y rituales con bono sin fecha.',
  },
  offSeason: {
    eyebrow: 'Fuera de temporada',
    back: 'Vuelve el {{day}}.',
    description: '{{title}} en {{brand}} vuelve el {{day}}. {{about}} Mientras tanto, ideas para regalar todo el año.',
    gifts: 'Para regalar sin esperar',
    offers: 'Rebajado hoy',
    see: 'Ver {{list}}',
    giftCards: 'Regalar una tarjeta',
    now: 'Abierto todo el año',
  },
} as const

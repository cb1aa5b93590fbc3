export default {
  description:
    'Spas, masajes, circuitos y escapadas de bienestar en España, Portugal y Andorra. Bonos sin fecha para ti o para regalar.',
  assure: {
    instant: 'Bono en tu correo al instante',
    refund: '{{term}} para cambiar de idea',
    noAccount: 'Sin registro',
    forever: 'Tu bono nunca pierde su valor',
  },
  heroes: {
    default: {
      title: 'Hoy, nada <em>urgente</em>',
      lead: 'Spas, masajes y escapadas cerca de ti. Compra tu bono en dos minutos y disfrútalo cuando quieras.',
    },
    blackFriday: {
      title: 'Black Friday, <em>sin prisa</em>',
      lead: 'Una semana de circuitos, rituales y masajes rebajados. Compra hoy y elige el día cuando te venga bien.',
    },
    christmas: {
      title: 'Este año, regala <em>calma</em>',
      lead: 'Un spa, un masaje o una noche fuera. El bono llega por correo y se puede cambiar hasta el 20 de enero.',
    },
    threeKings: {
      title: 'Queridos Reyes: <em>descansar</em>',
      lead: 'El bono llega al correo en un minuto: aún estás a tiempo de dejarlo junto a los zapatos.',
    },
    valentines: {
      title: 'Quedamos <em>en el agua</em>',
      lead: 'Circuitos para dos, masajes en pareja y noches de hotel con spa. El móvil se queda en la taquilla.',
    },
    fathersDay: {
      title: 'Que descanse <em>él también</em>',
      lead: 'Una sauna, un buen masaje y nada que arreglar. Le llega por correo, con tu mensaje.',
    },
    holyWeek: {
      title: 'Vacaciones de <em>un solo día</em>',
      lead: 'Piscina, sol y comida frente al mar, cerca de casa. Sin atascos y sin maletas.',
    },
    mothersDay: {
      title: 'Un rato <em>solo para ella</em>',
      lead: 'Rituales, faciales y spa con desayuno. Le llega por correo, con tus palabras y sin fecha.',
    },
    teacherGift: {
      title: 'Gracias, <em>profe</em>',
      lead: 'Un masaje o un circuito entre toda la clase, para quien os ha cuidado el año entero.',
    },
  },
  banners: {
    blackFriday: {
      eyebrow: 'Black Friday en {{brand}}',
      title: 'Una semana para regalarse calma',
      body: 'Circuitos, rituales y masajes rebajados. Tú eliges la fecha más adelante.',
    },
    christmas: {
      eyebrow: 'Navidad en {{brand}}',
      title: 'Bajo el árbol, un rato de paz',
      body: 'Llega al correo en un minuto, también el 24 a medianoche. Cambios hasta el 20 de enero.',
    },
    threeKings: {
      eyebrow: 'Reyes en {{brand}}',
      title: 'El regalo que no ocupa sitio',
      body: 'Ni envoltorio ni talla. Llega al correo en un minuto, también la noche del 5. Cambios hasta el 20 de enero.',
    },
    valentines: {
      eyebrow: 'San Valentín en {{brand}}',
      title: 'Dos albornoces y ningún plan más',
      body: 'Circuitos a la luz de las velas, masajes en pareja y rituales para dos. La fecha la ponéis vosotros.',
    },
    fathersDay: {
      eyebrow: 'Día del Padre en {{brand}}',
      title: 'Una tarde sin móvil',
      body: 'Masajes, saunas y circuitos para quien nunca se los regala.',
    },
    holyWeek: {
      eyebrow: 'Semana Santa en {{brand}}',
      title: 'Piscina, sol y ninguna maleta',
      body: 'Un day pass abre la piscina, el spa y las tumbonas del hotel, de la mañana a la tarde.',
    },
    mothersDay: {
      eyebrow: 'Día de la Madre en {{brand}}',
      title: 'Devuélvele un poco de calma',
      body: 'Rituales, faciales y spa con desayuno. Llega por correo, con tu mensaje.',
    },
    teacherGift: {
      eyebrow: 'Fin de curso en {{brand}}',
      title: 'Entre toda la clase',
      body: 'Poned un poco cada uno y regaladle un masaje, un circuito o un día de piscina. Llega por correo, con vuestros nombres.',
    },
    dayPass: {
      eyebrow: 'Primavera en {{brand}}',
      title: 'Un día entero de piscina',
      body: 'Con un day pass entras por la mañana y sales al atardecer: piscina, spa y tumbona en hoteles cerca de ti.',
    },
    summer: {
      eyebrow: 'Verano en {{brand}}',
      title: 'Los pies en el agua, el reloj en casa',
      body: 'Day pass con piscina, sombra y spa cuando aprieta el sol. Sin reservar habitación.',
    },
    spaAndLunch: {
      eyebrow: 'Otoño en {{brand}}',
      title: 'Spa, mesa y sobremesa',
      body: 'Un circuito por la mañana y una comida sin mirar la hora. El mejor plan cuando refresca.',
    },
    spaAndBrunch: {
      eyebrow: 'Invierno en {{brand}}',
      title: 'Domingos en albornoz',
      body: 'Agua caliente primero y brunch después, o al revés. Nadie tiene prisa.',
    },
  },
  banner: { days: 'Del {{first}} al {{last}}', upTo: 'Hasta {{off}}' },
  promos: {
    offers: { title: 'Ofertas de hoy', text: 'Hasta un {{percent}} menos en {{count}} experiencias.' },
    giftCard: { title: 'Tarjeta regalo', text: 'Que elijan ellos el spa y el día.' },
    companyGift: { title: 'Regalos de empresa', text: 'Un descanso para tu equipo o tus clientes.' },
    dayPass: { title: 'Day pass', text: 'Piscina y spa, de la mañana a la tarde.' },
    nightAway: { title: 'Hotel con spa', text: 'Una noche fuera, con el spa incluido.' },
    christmasCouple: { title: 'Navidad en pareja', text: 'Un regalo para abrir entre dos.' },
    christmasFood: { title: 'Navidad y buena mesa', text: 'Spa con desayuno, comida o cena.' },
    breakfast: { title: 'Spa con desayuno', text: 'Una mañana para compartir.' },
  },
  moments: {
    title: 'Momentos especiales',
    lead: 'Nueve maneras de parar. Elige la tuya.',
    all: 'Ver todas las promociones',
    couplesNote: 'Para celebrar que estáis juntos',
  },
  treatments: { title: 'Tratamientos que apetecen', all: 'Todos los tratamientos' },
  unique: { title: 'Momentos únicos', lead: 'Una noche fuera, con el spa incluido.', all: 'Todas las escapadas' },
  places: {
    title: 'Lugares a los que volver',
    all: 'Ver todos los destinos',
    cities: 'Ciudades favoritas',
    city: '{{name}} ciudad',
  },
  gift: {
    title: 'Regala tiempo, que elijan ellos el lugar',
    body: 'Una tarjeta desde 20,00 € para cualquier experiencia en más de {{giftSpas}} spas. Llega por correo en PDF, hoy o el día que tú digas, y vale tres años.',
    action: 'Ver la tarjeta regalo',
    card: 'Tarjeta regalo',
    first: 'Gracias por tanto',
    second: 'Un respiro para ti',
  },
  steps: {
    title: 'Así de fácil',
    choose: {
      title: 'Elige una experiencia',
      text: 'Busca por destino, tratamiento o spa. Verás el precio final, con impuestos.',
    },
    buy: {
      title: 'Compra en dos minutos',
      text: 'Sin crear una cuenta. El bono llega a tu correo, o al de quien lo recibe.',
    },
    book: { title: 'Reserva cuando quieras', text: 'Llama o escribe al spa con tu referencia y ven a disfrutar.' },
  },
  reviews: { title: 'Lo que cuentan al volver' },
  figures: {
    centres: 'centros elegidos uno a uno',
    years: 'años cuidando de tu tiempo libre',
    reviews: 'de 5 en {{reviews}} opiniones verificadas',
  },
} as const

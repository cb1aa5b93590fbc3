/** What only a getaway says in checkout and after it. */
export default {
  stay: {
    people_one: '{{people}}, {{count}} habitación',
    people_other: '{{people}}, {{count}} habitaciones',
    spa: 'Spa',
    included: 'Incluido',
    terms: 'Acepto las <hotel>condiciones del hotel</hotel> y las <spa>condiciones del spa</spa> para esta estancia.',
    conditions: 'Condiciones',
    hotelConditions: 'Condiciones del hotel',
    spaConditions: 'Condiciones del spa',
    sameHotel: 'Mismo hotel, {{range}}',
    priceOfNights: '{{price}} por {{nights}}',
    promises: { confirmed: 'La habitación queda confirmada al pagar' },
    confirmation: {
      badge: 'Estancia confirmada',
      lead: '{{hotel}} os espera el {{day}}. Te lo hemos enviado todo a <email>{{email}}</email>.',
      leadGift: '{{hotel}} espera a {{name}} el {{day}}. Te lo hemos enviado todo a <email>{{email}}</email>.',
      hotelLocator: 'Localizador del hotel',
      voucherCode: 'Código del spa',
      order: 'Pedido',
      addToCalendar: 'Añadir al calendario',
      inTheNameOf: 'A nombre de {{name}}',
      cancelledBadge: 'Cancelada',
      cancelledTitle: 'Esta escapada está cancelada',
      cancelledLead: 'El hotel ya no te espera. Te devolvemos {{amount}} a donde se pagó.',
      cancelledNothing: 'El hotel ya no te espera. No hay nada que devolver.',
      change: 'Si cambian los planes',
      cancel: 'Cancelar la escapada',
    },
    hours: {
      title: 'Elige la hora del spa',
      button: 'Elegir la hora del spa',
      titleBooked: 'La hora del spa',
      text: 'Está incluida en tu escapada: resérvala ya en línea, para cualquier día de la estancia. Si prefieres hablar con {{spa}}, da el código {{code}}: {{phone}} o {{email}}.',
      later:
        'Está incluida en tu escapada: podrás reservarla en línea desde el {{day}}. Si prefieres hablar con {{spa}}, da el código {{code}}: {{phone}} o {{email}}.',
      booked:
        'Ya está reservada. Si cambian los planes, puedes cambiarla en línea o hablar con {{spa}}: {{phone}} o {{email}}.',
      asked:
        'Ya está pedida, y falta confirmarla. Si cambian los planes, puedes retirarla en línea o hablar con {{spa}}: {{phone}} o {{email}}.',
      choose: 'Elegir hora: {{name}}',
      see: '{{name}}: {{day}}, {{time}}',
      seeRequested: '{{name}}: {{day}}, {{time}} (el spa aún no ha respondido)',
      seeProposed: '{{name}}: {{day}}, {{time}} (el spa te propone otra hora)',
    },
    cancelling: {
      title: 'Cancelar la escapada',
      now: 'Ahora son las {{now}} en {{place}}.',
      paid: 'Pagado',
      cost: 'Coste de cancelar',
      toPayment: 'A {{method}}',
      toGiftCard: 'A tu tarjeta regalo {{code}}',
      total: 'Te devolvemos',
      nothing: 'No se devuelve nada: cancelar cuesta todo lo que pagaste.',
      note: 'También se anula el código del spa. La devolución tarda de 48 a 72 horas hábiles.',
      keep: 'Conservar la escapada',
      confirm: 'Cancelar y devolver',
      confirmNothing: 'Cancelar sin devolución',
      changed: 'Mientras lo pensabas ha cambiado lo que se devuelve. Míralo antes de confirmar.',
      done: 'La escapada está cancelada.',
      why: {
        'not-refundable': 'Tu tarifa no es reembolsable: no permite cancelar, devolver ni cambiar las fechas.',
        begun: 'La estancia ya ha empezado y no se puede cancelar por la web. Habla con el hotel.',
        cancelled: 'Esta escapada ya está cancelada.',
        disputed: 'El banco está revisando el pago. Hasta que termine no podemos cancelar ni devolver nada.',
      },
      back: 'Volver a la escapada',
    },
    steps: {
      hotel: 'El hotel ya está',
      hotelText:
        'No tienes que llamar. En la recepción de {{hotel}}, di el nombre {{name}} y el localizador {{locator}}.',
      hotelTextGiver:
        'No hay que llamar. En la recepción de {{hotel}} basta con dar el nombre {{name}} y el localizador {{locator}}.',
      hotelPhone: 'Su teléfono es el {{phone}}.',
      spa: 'Reserva la hora del spa',
      spaText:
        'Con el código {{code}}, en el {{phone}} o en {{email}}. {{spa}} te confirma las horas; mejor antes de llegar.',
      online: 'Resérvala en línea',
      onlinePage: 'la página de la escapada',
      spaOnline:
        '{{online}}, para cualquier día de la estancia. Si prefieres hablar con {{spa}}, da el código {{code}}: {{phone}} o {{email}}.',
      spaOnlineEach:
        'Se reserva en línea, para cualquier día de la estancia: {{online}}. Si prefieres hablar con {{spa}}, da el código {{code}}: {{phone}} o {{email}}.',
      spaLaterEach:
        'Se reserva en línea desde el {{day}}: {{online}}. Si prefieres hablar con {{spa}}, da el código {{code}}: {{phone}} o {{email}}.',
      spaLater:
        'Se reserva en línea desde el {{day}}, en {{online}}. Si prefieres hablar con {{spa}}, da el código {{code}}: {{phone}} o {{email}}.',
      spaOnlineMailed:
        'Puedes elegirla tú en {{online}}, o dejársela a {{to}}: con el regalo recibe el enlace para hacerlo. También se reserva con {{spa}} y el código {{code}}: {{phone}} o {{email}}.',
      spaOnlineByHand:
        'Puedes elegirla tú en {{online}}. Si la prefiere elegir {{to}}, se reserva con {{spa}} y el código {{code}}: {{phone}} o {{email}}.',
      booked:
        '{{booked}}. Si cambian los planes, se cambia en ese enlace o con {{spa}} y el código {{code}}: {{phone}} o {{email}}.',
      bookedSome: 'Ya está reservado {{booked}}; falta lo demás.',
      spaGiver: 'La hora del spa se reserva aparte',
      spaTextGiver:
        'Con el código {{code}}, en el {{phone}} o en {{email}}. {{spa}} confirma las horas; mejor antes de llegar.',
    },
    calendar: 'Localizador del hotel: {{hotelLocator}}. {{phone}}\nSpa: {{spa}}, {{services}}. Código: {{code}}.',
  },
  guests: {
    heading: '¿Quién se aloja?',
    one: 'A nombre de quién va la habitación',
    room: 'Habitación {{number}}',
    label: 'Nombre y apellidos',
    hint: 'Si lo dejas vacío, va a tu nombre o, si es un regalo, al de quien lo recibe.',
  },
} as const

import type { Translated } from '#platform/i18n/translate.ts'
import type es from '../../es/purchases/stay.ts'

/** What only a getaway says in checkout and after it. */
export default {
  stay: {
    people_one: '{{people}}, {{count}} quarto',
    people_other: '{{people}}, {{count}} quartos',
    spa: 'Spa',
    included: 'Incluído',
    terms: 'Aceito as <hotel>condições do hotel</hotel> e as <spa>condições do spa</spa> para esta estadia.',
    conditions: 'Condições',
    hotelConditions: 'Condições do hotel',
    spaConditions: 'Condições do spa',
    sameHotel: 'O mesmo hotel, {{range}}',
    priceOfNights: '{{price}} por {{nights}}',
    promises: { confirmed: 'O quarto fica confirmado com o pagamento' },
    confirmation: {
      badge: 'Estadia confirmada',
      lead: '{{hotel}} espera por si: {{day}}. Enviámos tudo para <email>{{email}}</email>.',
      leadGift: '{{hotel}} espera por {{name}}: {{day}}. Enviámos tudo para <email>{{email}}</email>.',
      hotelLocator: 'Localizador do hotel',
      voucherCode: 'Código do spa',
      order: 'Encomenda',
      addToCalendar: 'Adicionar ao calendário',
      inTheNameOf: 'Em nome de {{name}}',
      cancelledBadge: 'Cancelada',
      cancelledTitle: 'Esta escapadinha está cancelada',
      cancelledLead: 'O hotel já não espera por si. Devolvemos-lhe {{amount}} para onde foi pago.',
      cancelledNothing: 'O hotel já não espera por si. Não há nada a devolver.',
      change: 'Se os planos mudarem',
      cancel: 'Cancelar a escapadinha',
    },
    hours: {
      title: 'Escolha a hora do spa',
      button: 'Escolher a hora do spa',
      titleBooked: 'A hora do spa',
      text: 'Está incluída na sua escapadinha: marque-a já online, para qualquer dia da estadia. Se preferir falar com {{spa}}, indique o código {{code}}: {{phone}} ou {{email}}.',
      later:
        'Está incluída na sua escapadinha: poderá marcá-la online a partir de {{day}}. Se preferir falar com {{spa}}, indique o código {{code}}: {{phone}} ou {{email}}.',
      booked:
        'Já está marcada. Se os planos mudarem, pode alterá-la online ou falar com {{spa}}: {{phone}} ou {{email}}.',
      asked:
        'Já está pedida, e falta confirmá-la. Se os planos mudarem, pode retirá-la online ou falar com {{spa}}: {{phone}} ou {{email}}.',
      choose: 'Escolher hora: {{name}}',
      see: '{{name}}: {{day}}, {{time}}',
      seeRequested: '{{name}}: {{day}}, {{time}} (o spa ainda não respondeu)',
      seeProposed: '{{name}}: {{day}}, {{time}} (o spa propõe-lhe outra hora)',
    },
    cancelling: {
      title: 'Cancelar a escapadinha',
      now: 'Agora são {{now}} em {{place}}.',
      paid: 'Pago',
      cost: 'Custo de cancelar',
      toPayment: 'Para {{method}}',
      toGiftCard: 'Para o seu cartão-presente {{code}}',
      total: 'Devolvemos-lhe',
      nothing: 'Nada é devolvido: cancelar custa tudo o que pagou.',
      note: 'O código do spa também deixa de valer. A devolução demora de 48 a 72 horas úteis.',
      keep: 'Manter a escapadinha',
      confirm: 'Cancelar e reembolsar',
      confirmNothing: 'Cancelar sem devolução',
      changed: 'Enquanto pensava, mudou o que se devolve. Veja antes de confirmar.',
      done: 'A escapadinha está cancelada.',
      why: {
        'not-refundable':
          'A sua tarifa não é reembolsável: não permite cancelar, reaver o dinheiro nem mudar as datas.',
        begun: 'A estadia já começou e não pode ser cancelada pela internet. Fale com o hotel.',
        cancelled: 'Esta escapadinha já está cancelada.',
        disputed: 'O banco está a analisar o pagamento. Até terminar não podemos cancelar nem devolver nada.',
      },
      back: 'Voltar à escapadinha',
    },
    steps: {
      hotel: 'O hotel já está',
      hotelText: 'Não precisa de telefonar. Na receção de {{hotel}}, diga o nome {{name}} e o localizador {{locator}}.',
      hotelTextGiver:
        'Não é preciso telefonar. Na receção de {{hotel}} basta dar o nome {{name}} e o localizador {{locator}}.',
      hotelPhone: 'O telefone é o {{phone}}.',
      spa: 'Marque a hora do spa',
      spaText:
        'Com o código {{code}}, pelo {{phone}} ou em {{email}}. {{spa}} confirma-lhe as horas; de preferência antes de chegar.',
      online: 'Marque-a online',
      onlinePage: 'página da escapadinha',
      spaOnline:
        '{{online}}, para qualquer dia da estadia. Se preferir falar com {{spa}}, indique o código {{code}}: {{phone}} ou {{email}}.',
      spaOnlineEach:
        'Marca-se online, para qualquer dia da estadia: {{online}}. Se preferir falar com {{spa}}, indique o código {{code}}: {{phone}} ou {{email}}.',
      spaLaterEach:
        'Marca-se online a partir de {{day}}: {{online}}. Se preferir falar com {{spa}}, indique o código {{code}}: {{phone}} ou {{email}}.',
      spaLater:
        'Marca-se online a partir de {{day}}, na {{online}}. Se preferir falar com {{spa}}, indique o código {{code}}: {{phone}} ou {{email}}.',
      spaOnlineMailed:
        'Pode escolhê-la na {{online}}, ou deixá-la a {{to}}: com o presente recebe a ligação para o fazer. Também se marca com {{spa}} e o código {{code}}: {{phone}} ou {{email}}.',
      spaOnlineByHand:
        'Pode escolhê-la na {{online}}. Se {{to}} preferir escolhê-la, marca-se com {{spa}} e o código {{code}}: {{phone}} ou {{email}}.',
      booked:
        '{{booked}}. Se os planos mudarem, altera-se nessa ligação ou com {{spa}} e o código {{code}}: {{phone}} ou {{email}}.',
      bookedSome: 'Já está marcado {{booked}}; falta o resto.',
      spaGiver: 'A hora do spa marca-se à parte',
      spaTextGiver:
        'Com o código {{code}}, pelo {{phone}} ou em {{email}}. {{spa}} confirma as horas; de preferência antes de chegar.',
    },
    calendar: 'Localizador do hotel: {{hotelLocator}}. {{phone}}\nSpa: {{spa}}, {{services}}. Código: {{code}}.',
  },
  guests: {
    heading: 'Quem fica alojado?',
    one: 'Em nome de quem fica o quarto',
    room: 'Quarto {{number}}',
    label: 'Nome e apelido',
    hint: 'Se o deixar vazio, fica em seu nome ou, se for um presente, no de quem o recebe.',
  },
} satisfies Translated<typeof es>

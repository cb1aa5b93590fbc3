import type { PerLanguage } from '#domain/site/languages.ts'

/** What a spa adds where nothing has to be said of an audience. '{spa}' and '{town}' are filled in. */
export const venueSentences: PerLanguage<string>[] = [
  { es: '{spa} te espera en {town}.', pt: 'O {spa} espera por si em {town}.' },
  {
    es: 'Si es tu primera vez en {spa}, dilo al llegar y te lo enseñan todo.',
    pt: 'Se for a primeira vez no {spa}, diga-o à chegada e mostram-lhe tudo.',
  },
  { es: 'Uno de los favoritos de quienes visitan {spa}.', pt: 'Um dos favoritos de quem visita o {spa}.' },
  { es: 'Una buena razón para acercarse a {town}.', pt: 'Uma boa razão para ir até {town}.' },
  {
    es: 'El equipo de {spa} resuelve cualquier duda antes de empezar.',
    pt: 'A equipa do {spa} esclarece qualquer dúvida antes de começar.',
  },
  {
    es: 'Llega a {spa} quince minutos antes y sal sin mirar el reloj.',
    pt: 'Chegue ao {spa} quinze minutos antes e saia sem olhar para o relógio.',
  },
  { es: 'Así lo hacen en {spa}.', pt: 'É assim que se faz no {spa}.' },
  {
    es: 'Los sábados se llena pronto: en {spa} conviene reservar con unos días de antelación.',
    pt: 'Aos sábados enche depressa: no {spa} convém marcar com alguns dias de antecedência.',
  },
  {
    es: 'Después, un paseo por {town} y a casa sin prisa.',
    pt: 'Depois, um passeio por {town} e para casa com calma.',
  },
]

const swimwear = {
  es: 'Trae bañador, gorro y chanclas para la zona de aguas; el gorro y las chanclas también se venden en recepción.',
  pt: 'Traga fato de banho, touca e chinelos para a zona de águas; a touca e os chinelos também se vendem na receção.',
}
const health = {
  es: 'Consulta con tu médico si estás embarazada, tienes la tensión alta o una lesión reciente.',
  pt: 'Consulte o seu médico se estiver grávida, tiver a tensão alta ou uma lesão recente.',
}

/** What to bring and mind, according to whether there is water to go into and who goes. */
export const legalNotices = {
  water: [
    swimwear,
    health,
    {
      es: 'Trae bañador y llega quince minutos antes. El retraso se descuenta del tiempo del servicio.',
      pt: 'Traga fato de banho e chegue quinze minutos antes. O atraso é descontado no tempo do serviço.',
    },
  ],
  cabin: [
    health,
    {
      es: 'Llega quince minutos antes. El retraso se descuenta del tiempo del servicio.',
      pt: 'Chegue quinze minutos antes. O atraso é descontado no tempo do serviço.',
    },
    {
      es: 'Si tienes alguna alergia o una lesión, dilo al reservar y otra vez al llegar.',
      pt: 'Se tiver alguma alergia ou lesão, diga-o ao marcar e de novo à chegada.',
    },
  ],
  children: [
    swimwear,
    {
      es: 'Llegad quince minutos antes. El menor no puede quedarse solo en ningún momento.',
      pt: 'Cheguem quinze minutos antes. O menor não pode ficar sozinho em momento algum.',
    },
  ],
  pregnancy: [
    {
      es: 'Di al reservar de cuántas semanas estás y trae el visto bueno de tu médico.',
      pt: 'Ao marcar, diga de quantas semanas está e traga o acordo do seu médico.',
    },
  ],
} satisfies Record<string, PerLanguage<string>[]>

/** By the hours until which an appointment is moved or cancelled for nothing. */
export const politicalConditions = {
  24: {
    es: 'Puedes cambiar o anular la cita sin coste hasta 24 horas antes.',
    pt: 'Pode alterar ou anular a marcação sem custos até 24 horas antes.',
  },
  48: {
    es: 'Puedes cambiar o anular la cita sin coste hasta 48 horas antes; después se da por disfrutada.',
    pt: 'Pode alterar ou anular a marcação sem custos até 48 horas antes; depois considera-se usada.',
  },
  never: {
    es: 'Por su precio, la cita no se puede cambiar ni anular una vez confirmada.',
    pt: 'Pelo seu preço, a marcação não pode ser alterada nem anulada depois de confirmada.',
  },
} satisfies Record<string, PerLanguage<string>>

export const generalConditions: PerLanguage<string>[] = [
  {
    es: 'Con reserva previa y según la disponibilidad del centro. No se suma a otras ofertas.',
    pt: 'Com marcação prévia e consoante a disponibilidade do centro. Não acumula com outras ofertas.',
  },
  {
    es: 'Sujeto a disponibilidad. En Navidad, Semana Santa y agosto conviene reservar con dos semanas de antelación.',
    pt: 'Sujeito a disponibilidade. No Natal, na Páscoa e em agosto convém marcar com duas semanas de antecedência.',
  },
]

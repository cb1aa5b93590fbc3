import type { PerLanguage } from '#domain/site/languages.ts'

/** Sentences that follow the description of an experience, according to its audience. */
export const audienceSentences = {
  'two-persons': { es: 'El precio es para dos personas.', pt: 'O preço é para duas pessoas.' },
  'two-adults': {
    es: 'Solo para mayores de edad: el precio es para dos.',
    pt: 'Só para maiores de idade: o preço é para dois.',
  },
  'two-adults-one-child': {
    es: 'El precio incluye a dos adultos y un menor que los acompañe.',
    pt: 'O preço inclui dois adultos e um menor que os acompanhe.',
  },
  'two-adults-two-children': {
    es: 'El precio incluye a dos adultos y dos menores.',
    pt: 'O preço inclui dois adultos e dois menores.',
  },
  'one-adult-one-child': { es: 'Un plan a dos: un adulto y un menor.', pt: 'Um plano a dois: um adulto e um menor.' },
  resident: {
    es: 'Precio para residentes en Canarias, que se acredita al llegar con el certificado o el DNI.',
    pt: 'Preço para residentes nas Canárias, a comprovar à chegada com certificado ou documento de identidade.',
  },
  'non-resident': { es: 'Precio para quienes visitan las islas.', pt: 'Preço para quem visita as ilhas.' },
  children: {
    es: 'El menor entra siempre con un adulto, que lleva su propio bono.',
    pt: 'O menor entra sempre com um adulto, que leva o seu próprio voucher.',
  },
  pregnancy: {
    es: 'Pensado para embarazadas a partir del cuarto mes y con el visto bueno de su médico.',
    pt: 'Pensado para grávidas a partir do quarto mês e com o acordo do seu médico.',
  },
  weekdays: {
    es: 'Válido de lunes a jueves, excepto festivos.',
    pt: 'Válido de segunda a quinta-feira, exceto feriados.',
  },
  sessions: {
    es: 'Las sesiones se reparten como quieras mientras el bono esté en vigor.',
    pt: 'As sessões distribuem-se como quiser enquanto o voucher estiver em vigor.',
  },
  'working-week': {
    es: 'Esta opción es para los días de diario, de lunes a viernes.',
    pt: 'Esta opção é para os dias úteis, de segunda a sexta-feira.',
  },
  weekend: {
    es: 'Esta opción es para sábados, domingos y festivos.',
    pt: 'Esta opção é para sábados, domingos e feriados.',
  },
} as const satisfies Record<string, PerLanguage<string>>

/** Where it happens, said in different ways. '{spa}' and '{town}' are filled in. */
export const venueSentences: PerLanguage<string>[] = [
  { es: 'En {spa}, {town}.', pt: 'No {spa}, em {town}.' },
  { es: '{spa} te espera en {town}.', pt: 'O {spa} espera por si em {town}.' },
  { es: 'Así lo hacen en {spa}, en {town}.', pt: 'É assim que o fazem no {spa}, em {town}.' },
  {
    es: 'Uno de los favoritos de quienes visitan {spa} en {town}.',
    pt: 'Um dos favoritos de quem visita o {spa} em {town}.',
  },
  { es: 'En {town}, con el equipo de {spa}.', pt: 'Em {town}, com a equipa do {spa}.' },
  { es: 'Disponible en {spa} con reserva previa.', pt: 'Disponível no {spa} com marcação prévia.' },
  {
    es: 'Una buena razón para acercarse a {town}: {spa} lo cuida todo.',
    pt: 'Uma boa razão para ir até {town}: o {spa} cuida de tudo.',
  },
  {
    es: 'Conviene llegar a {spa} quince minutos antes y salir sin mirar el reloj.',
    pt: 'Convém chegar ao {spa} quinze minutos antes e sair sem olhar para o relógio.',
  },
]

export const legalNotices: PerLanguage<string>[] = [
  {
    es: 'Es obligatorio el uso de bañador, gorro y chanclas en la zona de aguas. El gorro y las chanclas se venden en recepción.',
    pt: 'É obrigatório o uso de fato de banho, touca e chinelos na zona de águas. A touca e os chinelos vendem-se na receção.',
  },
  {
    es: 'Consulta con tu médico si estás embarazada, tienes la tensión alta o una lesión reciente.',
    pt: 'Consulte o seu médico se está grávida, tem a tensão alta ou uma lesão recente.',
  },
  {
    es: 'Trae bañador y llega quince minutos antes. El retraso se descuenta del tiempo del servicio.',
    pt: 'Traga fato de banho e chegue quinze minutos antes. O atraso desconta-se no tempo do serviço.',
  },
]

export const politicalConditions: PerLanguage<string>[] = [
  {
    es: 'La cita puede cambiarse o anularse sin coste hasta 24 horas antes.',
    pt: 'A marcação pode ser alterada ou anulada sem custos até 24 horas antes.',
  },
  {
    es: 'La cita puede cambiarse o anularse sin coste hasta 48 horas antes; después se da por disfrutada.',
    pt: 'A marcação pode ser alterada ou anulada sem custos até 48 horas antes; depois considera-se usufruída.',
  },
]

export const generalConditions: PerLanguage<string>[] = [
  {
    es: 'Con reserva previa y según disponibilidad del centro. No acumulable a otras ofertas.',
    pt: 'Com marcação prévia e consoante a disponibilidade do centro. Não acumulável com outras ofertas.',
  },
  {
    es: 'Sujeto a disponibilidad. En Navidad, Semana Santa y agosto conviene reservar con dos semanas de antelación.',
    pt: 'Sujeito a disponibilidade. No Natal, na Páscoa e em agosto convém marcar com duas semanas de antecedência.',
  },
]

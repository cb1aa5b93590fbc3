import type { PerLanguage } from '#domain/site/languages.ts'

/**
 * Whom an experience is for, said after what it is. A spa takes them in turn: there are as many as any spa of the
 * demo needs.
 */
export const audienceSentences = {
  'two-persons': [
    { es: 'El precio es para dos personas.', pt: 'O preço é para duas pessoas.' },
    { es: 'Con un solo bono entráis los dos.', pt: 'Com um só voucher entram os dois.' },
    { es: 'Lo que ves es el precio de los dos juntos.', pt: 'O preço que vê é o dos dois juntos.' },
    { es: 'La segunda persona ya está incluida.', pt: 'A segunda pessoa já está incluída.' },
    { es: 'Está pensado para ir a dos, con la misma hora.', pt: 'Foi pensado para ir a dois, à mesma hora.' },
    {
      es: 'Ven con quien más te apetezca: el precio os cubre a los dos.',
      pt: 'Venha com quem quiser: o preço é o dos dois.',
    },
    { es: 'Un bono, dos personas.', pt: 'Um voucher, duas pessoas.' },
    { es: 'Se paga una vez y se disfruta a dos.', pt: 'Paga-se uma vez e aproveita-se a dois.' },
  ],
  'two-adults': [
    { es: 'Solo para mayores de edad: el precio es para dos.', pt: 'Só para maiores de idade: o preço é para dois.' },
    { es: 'Para dos personas adultas, con el mismo bono.', pt: 'Para dois adultos, com o mesmo voucher.' },
  ],
  'two-adults-one-child': [
    {
      es: 'El precio incluye a dos adultos y un menor que los acompañe.',
      pt: 'O preço inclui dois adultos e um menor que os acompanhe.',
    },
    {
      es: 'Entran dos adultos y un menor con el mismo bono.',
      pt: 'Entram dois adultos e um menor com o mesmo voucher.',
    },
  ],
  'two-adults-two-children': [
    { es: 'El precio incluye a dos adultos y dos menores.', pt: 'O preço inclui dois adultos e dois menores.' },
    {
      es: 'Un solo bono para los cuatro: dos adultos y dos menores.',
      pt: 'Um só voucher para os quatro: dois adultos e dois menores.',
    },
  ],
  'one-adult-one-child': [
    { es: 'Un plan a dos: un adulto y un menor.', pt: 'Um programa a dois: um adulto e um menor.' },
    {
      es: 'El precio es el de un adulto y un menor que entran juntos.',
      pt: 'O preço é o de um adulto e um menor que entram juntos.',
    },
    { es: 'Un bono para los dos, el grande y el pequeño.', pt: 'Um voucher para os dois, o grande e o pequeno.' },
  ],
  resident: [
    {
      es: 'Precio para residentes en Canarias, que se acredita al llegar con el certificado o el DNI.',
      pt: 'Preço para residentes nas Canárias, a comprovar à chegada com certificado ou documento de identidade.',
    },
    {
      es: 'Tarifa de residente: enseña al llegar el DNI o el certificado de residencia.',
      pt: 'Tarifa de residente: à chegada, mostre o documento de identidade ou o certificado de residência.',
    },
    {
      es: 'Solo para quien vive en las islas; en recepción te pedirán un documento que lo acredite.',
      pt: 'Só para quem vive nas ilhas; na receção pedem-lhe um documento que o comprove.',
    },
    {
      es: 'Con descuento por residir en Canarias: no olvides el certificado o el DNI.',
      pt: 'Com desconto por residir nas Canárias: não se esqueça do certificado ou do documento de identidade.',
    },
  ],
  'non-resident': [
    { es: 'Precio para quienes visitan las islas.', pt: 'Preço para quem visita as ilhas.' },
    { es: 'Tarifa general, para quien viene de fuera.', pt: 'Tarifa geral, para quem vem de fora.' },
  ],
  children: [
    {
      es: 'El menor entra siempre con un adulto, que lleva su propio bono.',
      pt: 'O menor entra sempre com um adulto, que leva o seu próprio voucher.',
    },
    {
      es: 'El bono es del menor; el adulto que lo acompaña necesita otro.',
      pt: 'O voucher é do menor; o adulto que o acompanha precisa de outro.',
    },
    {
      es: 'Los menores no entran solos: cuenta también con el bono de un adulto.',
      pt: 'Os menores não entram sozinhos: conte também com o voucher de um adulto.',
    },
    {
      es: 'Hace falta la compañía de un adulto, con un bono aparte.',
      pt: 'É precisa a companhia de um adulto, com um voucher à parte.',
    },
  ],
  'children-in-cabin': [
    {
      es: 'Un adulto acompaña al menor durante todo el tratamiento, sin coste.',
      pt: 'Um adulto acompanha o menor durante todo o tratamento, sem custos.',
    },
    {
      es: 'Acompañar a un menor no cuesta nada: el adulto espera en la misma cabina.',
      pt: 'Acompanhar um menor não custa nada: o adulto espera na mesma cabine.',
    },
    {
      es: 'El adulto que va con el menor no necesita bono.',
      pt: 'O adulto que vai com o menor não precisa de voucher.',
    },
  ],
  pregnancy: [
    {
      es: 'Pensado para embarazadas a partir del cuarto mes y con el visto bueno del médico.',
      pt: 'Pensado para grávidas a partir do quarto mês e com o acordo do seu médico.',
    },
    {
      es: 'Desde el cuarto mes de embarazo, si tu médico o tu matrona están de acuerdo.',
      pt: 'A partir do quarto mês de gravidez, se o médico que a acompanha estiver de acordo.',
    },
  ],
  weekdays: [
    { es: 'Válido de lunes a jueves.', pt: 'Válido de segunda a quinta-feira.' },
    {
      es: 'Se reserva de lunes a jueves, cuando hay menos gente.',
      pt: 'Marca-se de segunda a quinta-feira, quando há menos gente.',
    },
    { es: 'Cuesta menos porque es de lunes a jueves.', pt: 'Custa menos por ser de segunda a quinta-feira.' },
    { es: 'Para los días tranquilos, de lunes a jueves.', pt: 'Para os dias calmos, de segunda a quinta-feira.' },
    {
      es: 'Es un precio de entre semana: de lunes a jueves.',
      pt: 'É um preço de dias de semana: de segunda a quinta-feira.',
    },
  ],
  sessions: [
    {
      es: 'Las sesiones se reparten como quieras mientras el bono esté en vigor.',
      pt: 'As sessões distribuem-se como quiser enquanto o voucher estiver em vigor.',
    },
    {
      es: 'Una a la semana o todas seguidas, como prefieras, mientras valga el bono.',
      pt: 'Uma por semana ou todas seguidas, como preferir, enquanto o voucher for válido.',
    },
    {
      es: 'Cada sesión se reserva por separado, antes de que caduque el bono.',
      pt: 'Cada sessão marca-se à parte, antes de o voucher expirar.',
    },
    {
      es: 'Cada sesión tiene su cita, y entre una y otra decides tú.',
      pt: 'Cada sessão tem a sua marcação, e o intervalo entre elas é consigo.',
    },
  ],
  'working-week': [
    {
      es: 'Precio de los días de diario.',
      pt: 'Preço dos dias úteis.',
    },
  ],
  weekend: [
    {
      es: 'Precio del fin de semana.',
      pt: 'Preço do fim de semana.',
    },
  ],
} as const satisfies Record<string, PerLanguage<string>[]>

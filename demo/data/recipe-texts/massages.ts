import type { RecipeTexts } from './recipe-text.ts'

export const massagesTexts: RecipeTexts = {
  'relaxing-massage': [
    {
      es: 'Manos lentas, aceite templado y luz baja. De los pies a la nuca, sin prisas y con la presión que prefieras.',
      pt: 'Mãos lentas, óleo morno e luz baixa. Dos pés à nuca, sem pressas e com a pressão que preferir.',
    },
    {
      es: 'La presión justa y el ritmo de quien no mira la hora: espalda, piernas, cuello y, al terminar, unos minutos a solas.',
      pt: 'A pressão certa e o ritmo de quem não olha para as horas: costas, pernas, pescoço e, no fim, uns minutos a sós.',
    },
  ],
  'deep-tissue-massage': [
    {
      es: 'Presión firme y maniobras profundas en hombros, lumbares y piernas. Cuéntanos dónde duele y empezamos por ahí.',
      pt: 'Pressão firme e manobras profundas nos ombros, na lombar e nas pernas. Diga-nos onde dói e começamos por aí.',
    },
    {
      es: 'Para contracturas con nombre y apellidos. Se trabaja despacio, hasta donde aguantes, y al día siguiente se nota.',
      pt: 'Para contraturas com nome e apelido. Trabalha-se devagar, até onde aguentar, e no dia seguinte nota-se.',
    },
  ],
  'sports-massage': [
    {
      es: 'Descarga de piernas y espalda para quien corre, pedalea, camina o esquía. Incluye estiramientos suaves al final.',
      pt: 'Alívio muscular das pernas e das costas para quem corre, pedala, caminha ou esquia. Inclui alongamentos suaves no final.',
    },
    {
      es: 'Antes de una carrera o después de una semana de gimnasio: manos firmes, tiempo para cada grupo muscular y ninguna ceremonia.',
      pt: 'Antes de uma prova ou depois de uma semana de ginásio: mãos firmes, tempo para cada grupo muscular e nenhuma cerimónia.',
    },
  ],
  'aromatherapy-massage': [
    {
      es: 'Lavanda para dormir mejor, cítricos para volver con energía o romero para las piernas: tú eliges el aceite y nosotros el ritmo.',
      pt: 'Lavanda para dormir melhor, citrinos para voltar com energia ou alecrim para as pernas: o óleo é consigo e o ritmo é connosco.',
    },
    {
      es: 'Antes de empezar se huelen tres frascos y uno se queda. El resto lo ponen las manos.',
      pt: 'Antes de começar cheiram-se três frascos e fica um. O resto é com as mãos.',
    },
  ],
  'back-massage': [
    {
      es: 'Corto y certero: hombros, trapecios y cuello, justo donde se acumulan las horas de pantalla.',
      pt: 'Curta e certeira: ombros, trapézios e pescoço, mesmo onde se acumulam as horas de ecrã.',
    },
    {
      es: 'Una pausa breve para una espalda cansada: manos, aceite templado y vuelta al día con otra postura.',
      pt: 'Uma pausa breve para costas cansadas: mãos, óleo morno e regresso ao dia com outra postura.',
    },
  ],
  reflexology: [
    {
      es: 'Baño de pies tibio y presiones precisas en las plantas. Sales andando de otra manera.',
      pt: 'Banho morno aos pés e pressões precisas nas plantas. Sai a andar de outra maneira.',
    },
    {
      es: 'En la planta del pie está todo, dicen. Lo seguro es que uno se duerme a los diez minutos.',
      pt: 'Na planta do pé está tudo, dizem. O que é certo é que se adormece ao fim de dez minutos.',
    },
  ],
  'lymphatic-drainage': [
    {
      es: 'Presiones muy suaves y rítmicas que ayudan a deshinchar piernas y tobillos. Ideal después de un viaje largo.',
      pt: 'Pressões muito suaves e ritmadas que ajudam a desinchar pernas e tornozelos. Ideal depois de uma viagem longa.',
    },
    {
      es: 'Movimientos lentos y siempre en el mismo sentido, casi como una caricia. Las piernas pesan menos al bajar de la camilla.',
      pt: 'Movimentos lentos e sempre no mesmo sentido, quase uma carícia. As pernas pesam menos ao descer da marquesa.',
    },
  ],
  'after-work-massage': [
    {
      es: 'A partir de las seis de la tarde: primero el agua, para dejar el día fuera, y después treinta minutos de masaje en espalda y piernas.',
      pt: 'A partir das seis da tarde: primeiro a água, para deixar o dia lá fora, e depois trinta minutos de massagem nas costas e nas pernas.',
    },
    {
      es: 'El ordenador se queda en la taquilla: una hora de circuito y media de masaje, con la semana todavía a medias.',
      pt: 'O computador fica no cacifo: uma hora de circuito e meia de massagem, com a semana ainda a meio.',
    },
  ],
}

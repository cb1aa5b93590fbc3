import type { PerLanguage } from '#domain/site/languages.ts'

type TagSeed = PerLanguage<[title: string, description: string]> & { parents?: string[] }

/** What is done: each has a page of treatments. */
const serviceTags = {
  massage: {
    es: ['masajes', 'manos expertas para soltar la tensión, desde veinte minutos hasta hora y media.'],
    pt: ['massagens', 'mãos experientes para libertar a tensão, de vinte minutos a hora e meia.'],
  },
  hydrotherapy: {
    es: ['hidroterapia', 'el agua a distintas temperaturas y presiones, con chorros, cascadas y vapor.'],
    pt: ['hidroterapia', 'a água a diferentes temperaturas e pressões, com jatos, cascatas e vapor.'],
  },
  ritual: {
    es: ['rituales', 'varias técnicas encadenadas, de la exfoliación al masaje, sin prisa.'],
    pt: ['rituais', 'várias técnicas encadeadas, da esfoliação à massagem, sem pressa.'],
  },
  facial: {
    es: ['tratamientos faciales', 'limpieza, hidratación y luz para la piel del rostro.'],
    pt: ['tratamentos faciais', 'limpeza, hidratação e luz para a pele do rosto.'],
  },
  body: {
    es: ['tratamientos corporales', 'exfoliaciones y envolturas que dejan la piel como nueva.'],
    pt: ['tratamentos corporais', 'esfoliações e envolvimentos que deixam a pele como nova.'],
  },
  beauty: {
    es: ['manos y pies', 'manicuras y pedicuras con tiempo para descansar.'],
    pt: ['mãos e pés', 'manicuras e pedicuras com tempo para descansar.'],
  },
  thermal: {
    es: ['circuitos termales', 'recorridos de agua caliente, fría y vapor con descanso al final.'],
    pt: ['circuitos termais', 'percursos de água quente, fria e vapor com descanso no fim.'],
    parents: ['hydrotherapy'],
  },
  thalasso: {
    es: ['talasoterapia', 'agua de mar, algas y sales para recuperar minerales.'],
    pt: ['talassoterapia', 'água do mar, algas e sais para recuperar minerais.'],
    parents: ['hydrotherapy'],
  },
  flotation: {
    es: ['flotación', 'agua tan salada que el cuerpo no pesa.'],
    pt: ['flutuação', 'água tão salgada que o corpo não pesa.'],
    parents: ['hydrotherapy'],
  },
  hammam: {
    es: ['hammam y baño árabe', 'vapor, mármol caliente y jabón negro, como en los baños de siempre.'],
    pt: ['hammam e banho árabe', 'vapor, mármore quente e sabão negro, como nos banhos de sempre.'],
    parents: ['ritual', 'hydrotherapy'],
  },
  sauna: {
    es: ['sauna y vapor', 'calor seco o húmedo y un buen contraste de agua fría.'],
    pt: ['sauna e banho turco', 'calor seco ou húmido e um bom contraste de água fria.'],
    parents: ['hydrotherapy'],
  },
  relaxing: {
    es: ['masaje relajante', 'movimientos lentos y aceite templado.'],
    pt: ['massagem relaxante', 'movimentos lentos e óleo morno.'],
    parents: ['massage'],
  },
  'deep-tissue': {
    es: ['masaje descontracturante', 'presión firme donde más hace falta.'],
    pt: ['massagem descontraturante', 'pressão firme onde faz mais falta.'],
    parents: ['massage'],
  },
  sports: {
    es: ['masaje deportivo', 'para preparar los músculos o ayudarlos a recuperarse.'],
    pt: ['massagem desportiva', 'para preparar os músculos ou ajudá-los a recuperar.'],
    parents: ['massage'],
  },
  'hot-stones': {
    es: ['piedras calientes', 'basalto caliente que llega donde no llegan las manos.'],
    pt: ['pedras quentes', 'basalto quente que chega onde as mãos não chegam.'],
    parents: ['massage'],
  },
  aromatherapy: {
    es: ['aromaterapia', 'aceites esenciales elegidos según cómo estés hoy.'],
    pt: ['aromaterapia', 'óleos essenciais escolhidos conforme o seu dia.'],
    parents: ['massage'],
  },
  reflexology: {
    es: ['reflexología', 'presiones en los pies que se notan en todo el cuerpo.'],
    pt: ['reflexologia', 'pressões nos pés que se sentem em todo o corpo.'],
    parents: ['massage'],
  },
  thai: {
    es: ['masaje tailandés', 'estiramientos y presiones sobre futón, con ropa cómoda.'],
    pt: ['massagem tailandesa', 'alongamentos e pressões sobre futon, com roupa confortável.'],
    parents: ['massage'],
  },
  drainage: {
    es: ['drenaje linfático', 'presiones muy suaves contra la hinchazón.'],
    pt: ['drenagem linfática', 'pressões muito suaves contra o inchaço.'],
    parents: ['massage'],
  },
  prenatal: {
    es: ['tratamientos para embarazadas', 'posturas cómodas y aceites seguros desde el cuarto mes.'],
    pt: ['tratamentos para grávidas', 'posições confortáveis e óleos seguros a partir do quarto mês.'],
    parents: ['massage'],
  },
  chocolate: {
    es: ['chocolaterapia', 'cacao templado para una piel suave y buen humor garantizado.'],
    pt: ['chocoterapia', 'cacau morno para uma pele suave e bom humor garantido.'],
    parents: ['ritual'],
  },
  wine: {
    es: ['vinoterapia', 'uva, pepitas y hojas de vid sobre la piel.'],
    pt: ['vinoterapia', 'uva, grainhas e folhas de videira sobre a pele.'],
    parents: ['ritual'],
  },
  aloe: {
    es: ['aloe vera', 'la planta de las islas, fresca, para la piel después del sol.'],
    pt: ['aloé vera', 'a planta das ilhas, fresca, para a pele depois do sol.'],
    parents: ['body'],
  },
  algae: {
    es: ['algas y barros', 'minerales del mar y de la tierra en envolturas tibias.'],
    pt: ['algas e lamas', 'minerais do mar e da terra em envolvimentos mornos.'],
    parents: ['body'],
  },
  couples: {
    es: ['en pareja', 'dos camillas, una misma cabina y ninguna prisa.'],
    pt: ['para casal', 'duas marquesas, a mesma cabine e nenhuma pressa.'],
  },
  family: {
    es: ['en familia', 'agua templada y juegos para los pequeños, calma para los mayores.'],
    pt: ['em família', 'água morna e brincadeiras para os pequenos, calma para os crescidos.'],
  },
} as const satisfies Record<string, TagSeed>

/** Spec 3: the categories seen in the catalogue. */
const categoryTags = {
  massage: {
    es: ['masajes', 'experiencias en las que el masaje es lo principal.'],
    pt: ['massagens', 'experiências em que a massagem é o principal.'],
  },
  hydrotherapy: {
    es: ['hidroterapia', 'circuitos de agua y baños.'],
    pt: ['hidroterapia', 'circuitos de água e banhos.'],
  },
  ritual: { es: ['rituales', 'tratamientos de principio a fin.'], pt: ['rituais', 'tratamentos do princípio ao fim.'] },
  food: {
    es: ['gastronomía', 'spa con desayuno, brunch, comida o cena.'],
    pt: ['gastronomia', 'spa com pequeno-almoço, brunch, almoço ou jantar.'],
  },
  hotel: {
    es: ['hotel', 'experiencias que abren también las piscinas y jardines del hotel.'],
    pt: ['hotel', 'experiências que abrem também as piscinas e os jardins do hotel.'],
  },
  offer: { es: ['ofertas', 'experiencias con descuento.'], pt: ['ofertas', 'experiências com desconto.'] },
  booking: { es: ['con reserva', 'se reservan con el spa.'], pt: ['com reserva', 'reservam-se com o spa.'] },
  'online-booking': {
    es: ['reserva en línea', 'día y hora confirmados al momento.'],
    pt: ['reserva online', 'dia e hora com confirmação imediata.'],
  },
} as const satisfies Record<string, TagSeed>

export type ServiceTagKey = keyof typeof serviceTags
export type CategoryTagKey = keyof typeof categoryTags

export const serviceTagSeeds: [string, TagSeed][] = Object.entries(serviceTags)
export const categoryTagSeeds: [string, TagSeed][] = Object.entries(categoryTags)

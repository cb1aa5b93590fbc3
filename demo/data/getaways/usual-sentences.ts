import type { PerLanguage } from '#domain/site/languages.ts'

type Sentences = PerLanguage<string>[]

/** What invented stays say. Those of the demo have texts of their own. */
export type Mood = 'romantic' | 'family' | 'rest' | 'food' | 'snow'

/** '{spa}' is filled in. */
export const moodNames: Record<Mood, Sentences> = {
  romantic: [
    { es: 'Escapada para dos en {spa}', pt: 'Escapadinha a dois no {spa}' },
    { es: 'Noches de pareja en {spa}', pt: 'Noites a dois no {spa}' },
  ],
  family: [{ es: 'En familia en {spa}', pt: 'Em família no {spa}' }],
  rest: [
    { es: 'Días de calma en {spa}', pt: 'Dias de calma no {spa}' },
    { es: 'Descanso y agua en {spa}', pt: 'Descanso e água no {spa}' },
  ],
  food: [{ es: 'Mesa y masaje en {spa}', pt: 'Mesa e massagem no {spa}' }],
  snow: [{ es: 'Nieve y agua caliente en {spa}', pt: 'Neve e água quente no {spa}' }],
}

export const moodSentences: Record<Mood, Sentences> = {
  romantic: [
    {
      es: 'Para celebrar algo, o para celebrar que no hay nada que celebrar.',
      pt: 'Para festejar alguma coisa, ou para festejar que não há nada a festejar.',
    },
    {
      es: 'Llegar, dejar la maleta y no tener más plan que estar juntos.',
      pt: 'Chegar, pousar a mala e não ter outro plano senão estar juntos.',
    },
    {
      es: 'Una puerta que se cierra y el mundo que se queda fuera: así empieza esta escapada.',
      pt: 'Uma porta que se fecha e o mundo que fica lá fora: assim começa esta escapadinha.',
    },
    {
      es: 'Dos cepillos de dientes, una maleta pequeña y el móvil en silencio.',
      pt: 'Duas escovas de dentes, uma mala pequena e o telemóvel em silêncio.',
    },
  ],
  family: [
    {
      es: 'Un viaje en el que descansan los mayores y se cansan los pequeños, que es como debe ser.',
      pt: 'Uma viagem em que descansam os crescidos e se cansam os pequenos, que é como deve ser.',
    },
    {
      es: 'Piscina para unos, masaje para otros y la cena todos juntos.',
      pt: 'Piscina para uns, massagem para outros e o jantar todos juntos.',
    },
  ],
  rest: [
    {
      es: 'Dormir sin despertador y pasar del albornoz al jardín y del jardín al agua.',
      pt: 'Dormir sem despertador e passar do roupão ao jardim e do jardim à água.',
    },
    { es: 'Para volver el lunes con otra cara.', pt: 'Para voltar na segunda-feira com outra cara.' },
    {
      es: 'Un paréntesis sin horarios, con el agua a un ascensor de distancia.',
      pt: 'Um parêntese sem horários, com a água a um elevador de distância.',
    },
    {
      es: 'El plan es no tener plan, con agua caliente cerca.',
      pt: 'O plano é não ter planos, com água quente por perto.',
    },
  ],
  food: [
    {
      es: 'Para quien cree que un buen masaje pide una buena mesa después.',
      pt: 'Para quem acha que uma boa massagem pede uma boa mesa a seguir.',
    },
    {
      es: 'Cocina de la tierra, una copa sin prisa y el spa para hacer hueco.',
      pt: 'Cozinha da terra, um copo sem pressa e o spa para abrir espaço.',
    },
  ],
  snow: [
    { es: 'Frío en la cara y agua caliente hasta los hombros.', pt: 'Frio na cara e água quente até aos ombros.' },
    {
      es: 'Botas en el guardaesquís, manta junto a la chimenea y el vapor subiendo entre los abetos.',
      pt: 'Botas no guarda-esquis, manta junto à lareira e o vapor a subir entre os abetos.',
    },
  ],
}

/** '{hotel}', '{town}', '{spa}' and '{nights}' are filled in. */
export const staySentences: Sentences = [
  {
    es: 'Incluye {nights} en el {hotel}, en {town}, y los tratamientos de {spa} que ves en esta página.',
    pt: 'Inclui {nights} no {hotel}, em {town}, e os tratamentos do {spa} que vê nesta página.',
  },
  {
    es: '{nights} en {town}, en el {hotel}, con entrada a {spa} para dos personas.',
    pt: '{nights} em {town}, no {hotel}, com entrada no {spa} para duas pessoas.',
  },
  {
    es: 'El {hotel} pone {nights} de descanso y {spa} todo lo demás.',
    pt: 'O {hotel} oferece {nights} de descanso e o {spa} tudo o resto.',
  },
  {
    es: 'Habitación en el {hotel}, {nights} y la entrada a {spa}: lo demás es cosa vuestra.',
    pt: 'Quarto no {hotel}, {nights} e a entrada no {spa}: o resto é convosco.',
  },
  {
    es: 'Dormís en el {hotel}, en {town}, {nights}, y en {spa} ya tenéis dos planes incluidos.',
    pt: 'Dormem no {hotel}, em {town}, {nights}, e no {spa} já têm dois programas incluídos.',
  },
]

export const hotelSentences: Sentences = [
  {
    es: 'Un hotel tranquilo en {town}, con habitaciones luminosas, buena cama y un equipo que recuerda los nombres.',
    pt: 'Um hotel tranquilo em {town}, com quartos luminosos, boa cama e uma equipa que se lembra dos nomes.',
  },
  {
    es: 'En {town}, una casa de materiales nobles y pocos ruidos, con jardín, restaurante y desayuno sin prisa.',
    pt: 'Em {town}, uma casa de materiais nobres e poucos ruídos, com jardim, restaurante e pequeno-almoço sem pressa.',
  },
  {
    es: 'Habitaciones amplias, terrazas de verdad y el spa a un paso del ascensor, en {town}.',
    pt: 'Quartos amplos, varandas a sério e o spa a um passo do elevador, em {town}.',
  },
  {
    es: 'Un alojamiento de {town} pensado para descansar: luz cálida, sábanas de algodón y silencio después de las once.',
    pt: 'Um alojamento de {town} pensado para descansar: luz quente, lençóis de algodão e silêncio depois das onze.',
  },
  {
    es: 'Pocas plantas, mucha luz y un desayuno que alarga la mañana: así es este hotel de {town}.',
    pt: 'Poucos andares, muita luz e um pequeno-almoço que prolonga a manhã: assim é este hotel de {town}.',
  },
  {
    es: 'En {town} y sin ruido: butacas cómodas, ventanas que se abren y el spa en el mismo edificio.',
    pt: 'Em {town} e sem ruído: poltronas confortáveis, janelas que se abrem e o spa no mesmo edifício.',
  },
]

import type { PerLanguage } from '#domain/site/languages.ts'
import type { Setting } from '../places.ts'

/** A description is one sentence of each list. '{spa}', '{town}' and '{hotel}' are filled in. */
export type Sentences = (PerLanguage<string> & { isAboutFamilies?: true })[]

export const surroundings: Record<Setting, Sentences> = {
  'lava-coast': [
    {
      es: 'Está en {town}, sobre la roca negra, con el Atlántico a un paso.',
      pt: 'Fica em {town}, sobre a rocha negra, com o Atlântico a um passo.',
    },
    {
      es: 'Desde {town} se oye romper el mar contra la lava, y esa es toda la banda sonora.',
      pt: 'De {town} ouve-se o mar a bater na lava, e é essa toda a banda sonora.',
    },
    {
      es: 'En {town} casi siempre hace buen tiempo, así que la terraza se usa todo el año.',
      pt: 'Em {town} está quase sempre bom tempo, por isso o terraço usa-se todo o ano.',
    },
    {
      es: 'La piedra volcánica de {town} está en los muros, en el suelo y en los masajes.',
      pt: 'A pedra vulcânica de {town} está nas paredes, no chão e nas massagens.',
    },
  ],
  coast: [
    {
      es: 'La playa de {town} queda tan cerca que muchos llegan con arena en los pies.',
      pt: 'A praia de {town} fica tão perto que muitos chegam com areia nos pés.',
    },
    {
      es: 'En {town}, entre el paseo y el mar, es fácil juntar una mañana de playa y una tarde de agua caliente.',
      pt: 'Em {town}, entre o passeio e o mar, é fácil juntar uma manhã de praia e uma tarde de água quente.',
    },
    {
      es: 'La luz de {town} entra por los ventanales hasta la última hora.',
      pt: 'A luz de {town} entra pelas janelas até à última hora.',
    },
  ],
  city: [
    {
      es: 'Queda en pleno centro de {town}, a un paseo de todo, con aparcamiento cerca.',
      pt: 'Fica em pleno centro de {town}, a um passeio de tudo, com estacionamento perto.',
    },
    {
      es: 'Las calles de {town} se olvidan al cruzar la puerta.',
      pt: 'As ruas de {town} esquecem-se ao passar a porta.',
    },
    {
      es: 'Se llega a pie desde cualquier parada de {town}, y se vuelve andando más despacio.',
      pt: 'Chega-se a pé de qualquer paragem de {town}, e volta-se a andar mais devagar.',
    },
    {
      es: 'Es un respiro en mitad de {town}, perfecto entre dos recados o para cerrar la semana.',
      pt: 'É um respiro no meio de {town}, perfeito entre dois recados ou para fechar a semana.',
    },
  ],
  countryside: [
    {
      es: 'Alrededor, los huertos y caminos de {town}; dentro, nada que hacer.',
      pt: 'À volta, as hortas e os caminhos de {town}; lá dentro, nada para fazer.',
    },
    {
      es: 'En {town} el aire es otro, y se nota al bajar del coche.',
      pt: 'Em {town} o ar é outro, e nota-se ao sair do carro.',
    },
    {
      es: 'Las vistas de {town} entran en la sala de reposo por un ventanal de pared a pared.',
      pt: 'As vistas de {town} entram na sala de repouso por uma janela de parede a parede.',
    },
  ],
  mountain: [
    {
      es: 'Está en {town}, rodeado de abetos, a pocos minutos de los remontes.',
      pt: 'Fica em {town}, rodeado de abetos, a poucos minutos dos teleféricos.',
    },
    {
      es: 'En {town} el invierno es largo y aquí lo agradecen.',
      pt: 'Em {town} o inverno é longo e aqui agradecem-no.',
    },
    {
      es: 'El valle de {town} se ve entero desde la sala de descanso.',
      pt: 'O vale de {town} vê-se inteiro da sala de descanso.',
    },
  ],
}

export const handsAtWork: Sentences = [
  {
    es: 'El equipo pregunta antes de empezar y ajusta la presión, el aceite y hasta la música.',
    pt: 'A equipa pergunta antes de começar e ajusta a pressão, o óleo e até a música.',
  },
  {
    es: 'Las terapeutas llevan años en la casa; muchos clientes piden siempre a la misma.',
    pt: 'As terapeutas estão há anos na casa; muitos clientes pedem sempre a mesma.',
  },
  {
    es: 'En las cabinas se trabaja con aceites de pequeños productores y toallas de algodón grueso.',
    pt: 'Nas cabinas trabalha-se com óleos de pequenos produtores e toalhas de algodão grosso.',
  },
  {
    es: 'La carta es corta y está bien elegida: masajes, faciales y un par de rituales que no se encuentran en otro sitio.',
    pt: 'A carta é curta e bem escolhida: massagens, faciais e um par de rituais que não se encontram noutro lado.',
  },
  {
    es: 'Entre un tratamiento y otro se deja siempre un cuarto de hora, para no levantarse con prisa.',
    pt: 'Entre um tratamento e outro fica sempre um quarto de hora, para ninguém se levantar à pressa.',
  },
  {
    es: 'Los masajes se dan a la temperatura de la piel, con la camilla ya caliente.',
    pt: 'As massagens dão-se à temperatura da pele, com a marquesa já quente.',
  },
  {
    es: 'Quien viene por primera vez recibe un pequeño recorrido guiado, para saber qué hace cada agua.',
    pt: 'Quem vem pela primeira vez recebe uma pequena visita guiada, para saber o que faz cada água.',
  },
  {
    es: 'Hay cabina doble para ir acompañado y cabinas individuales para quien prefiere el silencio.',
    pt: 'Há cabina dupla para ir acompanhado e cabinas individuais para quem prefere o silêncio.',
  },
  {
    es: 'Los productos son de base vegetal y se pueden oler antes de elegir.',
    pt: 'Os produtos são de base vegetal e podem cheirar-se antes de escolher.',
  },
]

export const hotelEndings: Sentences = [
  {
    es: 'El {hotel} queda al otro lado de la puerta, con restaurante y jardín para alargar el día.',
    pt: 'O {hotel} fica do outro lado da porta, com restaurante e jardim para alongar o dia.',
  },
  {
    es: 'No hace falta dormir en el {hotel} para venir, aunque dan ganas.',
    pt: 'Não é preciso dormir no {hotel} para vir, embora apeteça.',
  },
  {
    es: 'Los huéspedes del {hotel} bajan en albornoz; los demás encuentran uno en su taquilla.',
    pt: 'Os hóspedes do {hotel} descem de roupão; os outros encontram um no cacifo.',
  },
  {
    es: 'Después, el bar del {hotel} sirve zumos y algo ligero hasta el cierre.',
    pt: 'Depois, o bar do {hotel} serve sumos e algo leve até ao fecho.',
  },
  {
    es: 'Forma parte del {hotel}, con aparcamiento para quienes visitan el spa.',
    pt: 'Faz parte do {hotel}, com estacionamento para quem visita o spa.',
  },
]

export const houseEndings: Sentences = [
  {
    es: 'Conviene reservar el fin de semana con unos días; entre semana casi siempre hay hueco.',
    pt: 'Convém reservar o fim de semana com alguns dias; durante a semana há quase sempre vaga.',
  },
  {
    es: 'Al salir espera una infusión y un sillón, y nadie mete prisa.',
    pt: 'À saída espera uma infusão e uma poltrona, e ninguém apressa.',
  },
  { es: 'Trae bañador; de lo demás se encarga la casa.', pt: 'Traga fato de banho; do resto encarrega-se a casa.' },
  {
    es: 'Es un regalo fácil de acertar: quien lo recibe elige el día y la hora.',
    pt: 'É um presente em que é fácil acertar: quem o recebe escolhe o dia e a hora.',
  },
]

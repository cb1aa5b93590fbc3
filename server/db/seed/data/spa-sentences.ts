import type { PerLanguage } from '#domain/site/languages.ts'
import type { Setting } from './places.ts'
import type { SpaKind } from './spa-seed.ts'

/** A description is one sentence of each list. '{spa}', '{town}' and '{hotel}' are filled in. */
export type Sentences = (PerLanguage<string> & { isAboutFamilies?: true })[]

export const openings: Record<SpaKind, Sentences> = {
  resort: [
    {
      es: '{spa} es la parte tranquila de un hotel grande: se baja una escalera y el ruido se queda arriba.',
      pt: 'O {spa} é a parte tranquila de um hotel grande: desce-se uma escada e o ruído fica lá em cima.',
    },
    {
      es: 'En {spa} el agua manda: una piscina de hidromasaje amplia, chorros a varias alturas y una terraza para secarse al sol.',
      pt: 'No {spa} manda a água: uma ampla piscina de hidromassagem, jatos a várias alturas e um terraço para secar ao sol.',
    },
    {
      es: 'Con más de mil metros cuadrados, {spa} tiene sitio para que cada cual encuentre su rincón.',
      pt: 'Com mais de mil metros quadrados, o {spa} tem espaço para cada um encontrar o seu canto.',
    },
    {
      es: '{spa} se abre a los jardines del hotel y cambia con la luz: claro por la mañana, dorado a media tarde.',
      pt: 'O {spa} abre-se aos jardins do hotel e muda com a luz: claro de manhã, dourado a meio da tarde.',
    },
    {
      es: 'Familias por la mañana, silencio por la tarde: {spa} reparte el día para que todos estén a gusto.',
      pt: 'Famílias de manhã, silêncio à tarde: o {spa} divide o dia para que todos se sintam bem.',
      isAboutFamilies: true,
    },
  ],
  thalasso: [
    {
      es: 'El agua de {spa} viene del mar, se filtra y se templa, y llega a las piscinas con todas sus sales.',
      pt: 'A água do {spa} vem do mar, é filtrada e aquecida, e chega às piscinas com todos os seus sais.',
    },
    {
      es: '{spa} trabaja con lo que tiene delante: agua salada, algas y brisa.',
      pt: 'O {spa} trabalha com o que tem à frente: água salgada, algas e brisa.',
    },
    {
      es: 'Aquí la talasoterapia se hace como se debe, con agua de mar de verdad. {spa} tiene tres piscinas, cada una a su temperatura.',
      pt: 'Aqui a talassoterapia faz-se como deve ser, com água do mar a sério. O {spa} tem três piscinas, cada uma à sua temperatura.',
    },
    {
      es: 'Un paseo por {spa} empieza en el vapor y acaba flotando, con los oídos bajo el agua y la cabeza en otra parte.',
      pt: 'Um passeio pelo {spa} começa no vapor e acaba a flutuar, com os ouvidos debaixo de água e a cabeça noutro lado.',
    },
  ],
  thermal: [
    {
      es: '{spa} recupera la costumbre de ir a tomar las aguas: calor, pausa, frío y vuelta a empezar.',
      pt: 'O {spa} recupera o hábito de ir às termas: calor, pausa, frio e voltar ao princípio.',
    },
    {
      es: 'Columnas de piedra, luz que cae desde arriba y agua a 36 grados: así recibe {spa}.',
      pt: 'Colunas de pedra, luz que cai do alto e água a 36 graus: é assim que recebe o {spa}.',
    },
    {
      es: 'En {spa} no hay relojes a la vista. El recorrido termal dura lo que cada cuerpo pide.',
      pt: 'No {spa} não há relógios à vista. O percurso termal dura o que cada corpo pede.',
    },
    {
      es: 'Quien conoce {spa} vuelve por la piscina grande y se queda por la sala de reposo.',
      pt: 'Quem conhece o {spa} volta pela piscina grande e fica pela sala de repouso.',
    },
  ],
  hammam: [
    {
      es: 'Arcos, azulejo y penumbra: {spa} sigue el orden de los baños antiguos, de lo templado a lo caliente y de ahí al frío.',
      pt: 'Arcos, azulejo e penumbra: o {spa} segue a ordem dos banhos antigos, do morno ao quente e daí ao frio.',
    },
    {
      es: '{spa} recibe en turnos pequeños, a la luz de los faroles, con el rumor del agua como única música.',
      pt: 'O {spa} recebe em turnos pequenos, à luz das lanternas, com o rumor da água como única música.',
    },
    {
      es: 'El vapor de {spa} huele a eucalipto y el té a hierbabuena; entre uno y otro se va la tarde.',
      pt: 'O vapor do {spa} cheira a eucalipto e o chá a hortelã; entre um e outro passa-se a tarde.',
    },
    {
      es: 'Bajo la cúpula estrellada de {spa} se habla bajo, o mejor no se habla.',
      pt: 'Sob a cúpula estrelada do {spa} fala-se baixo, ou melhor, não se fala.',
    },
  ],
  urban: [
    {
      es: '{spa} cabe en una pausa de la comida: se entra con prisa y se sale sin ella.',
      pt: 'O {spa} cabe numa pausa de almoço: entra-se com pressa e sai-se sem ela.',
    },
    {
      es: 'Un equipo pequeño, cuatro cabinas y una agenda que se cumple: eso es {spa}.',
      pt: 'Uma equipa pequena, quatro cabinas e uma agenda que se cumpre: é isso o {spa}.',
    },
    {
      es: '{spa} nació para los vecinos del barrio y hoy tiene clientes que vienen de lejos.',
      pt: 'O {spa} nasceu para os vizinhos do bairro e hoje tem clientes que vêm de longe.',
    },
    {
      es: 'Madera clara, plantas y luz tibia a pie de calle: {spa} es de esos sitios a los que se vuelve sin pensarlo.',
      pt: 'Madeira clara, plantas e luz morna ao nível da rua: o {spa} é daqueles sítios a que se volta sem pensar.',
    },
    {
      es: 'De lunes a sábado, {spa} abre desde primera hora para quien prefiere cuidarse antes de trabajar.',
      pt: 'De segunda a sábado, o {spa} abre logo cedo para quem prefere cuidar de si antes de trabalhar.',
    },
  ],
  boutique: [
    {
      es: '{spa} es pequeño a propósito: nunca hay más de ocho personas a la vez.',
      pt: 'O {spa} é pequeno de propósito: nunca há mais de oito pessoas ao mesmo tempo.',
    },
    {
      es: 'Muros gruesos, madera vieja y una sola piscina, templada y en calma: {spa} no necesita más.',
      pt: 'Paredes grossas, madeira antiga e uma só piscina, morna e calma: o {spa} não precisa de mais.',
    },
    {
      es: 'En {spa} preparan cada visita por su nombre, con el aceite elegido y la toalla caliente.',
      pt: 'No {spa} preparam cada visita pelo nome, com o óleo escolhido e a toalha quente.',
    },
    {
      es: '{spa} ocupa lo que fue la bodega de la casa, y guarda de ella el fresco y el silencio.',
      pt: 'O {spa} ocupa o que foi a adega da casa, e guarda dela a frescura e o silêncio.',
    },
    {
      es: 'Hay spas para pasar el rato y otros para quedarse: {spa} es de los segundos.',
      pt: 'Há spas para passar o tempo e outros para ficar: o {spa} é dos segundos.',
    },
  ],
  mountain: [
    {
      es: '{spa} es el premio después de la nieve: agua caliente fuera, frío en la cara y montañas alrededor.',
      pt: 'O {spa} é o prémio depois da neve: água quente lá fora, frio na cara e montanhas à volta.',
    },
    {
      es: 'Abeto, piedra y vapor. {spa} se nota en las piernas a la mañana siguiente, para bien.',
      pt: 'Abeto, pedra e vapor. O {spa} nota-se nas pernas na manhã seguinte, para melhor.',
    },
    {
      es: 'Desde la piscina exterior de {spa} se ve bajar la última luz por las pistas.',
      pt: 'Da piscina exterior do {spa} vê-se descer a última luz pelas pistas.',
    },
  ],
}

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
    es: 'Forma parte del {hotel}, que presta aparcamiento a las visitas del spa.',
    pt: 'Faz parte do {hotel}, que cede estacionamento às visitas do spa.',
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

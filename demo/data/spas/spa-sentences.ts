import type { PerLanguage } from '#domain/site/languages.ts'
import type { Setting } from '../../tables/places.ts'

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
    {
      es: 'La brisa de {town} entra por la terraza y se lleva el calor de la sauna.',
      pt: 'A brisa de {town} entra pelo terraço e leva o calor da sauna.',
    },
    {
      es: 'El océano de {town} está fuera y se nota dentro: en la luz, en el aire y en la sal.',
      pt: 'O oceano de {town} está lá fora e sente-se cá dentro: na luz, no ar e no sal.',
    },
    {
      es: 'Después del baño apetece pasear por {town}, con la piel todavía tibia.',
      pt: 'Depois do banho apetece passear por {town}, com a pele ainda morna.',
    },
    {
      es: 'A {town} se viene por el sol; a la sombra está lo mejor.',
      pt: 'A {town} vem-se pelo sol; à sombra está o melhor.',
    },
    {
      es: 'Las mañanas de {town} son claras y las tardes, largas: elige la hora que más te apetezca.',
      pt: 'As manhãs de {town} são claras e as tardes, longas: escolha a hora que mais lhe apetecer.',
    },
    {
      es: 'Queda cerca del mar de {town}, que se adivina desde la sala de descanso.',
      pt: 'Fica perto do mar de {town}, que se adivinha da sala de descanso.',
    },
  ],
  coast: [
    {
      es: 'La playa de {town} queda tan cerca que muchos llegan con arena en los pies.',
      pt: 'A praia de {town} fica tão perto que muitos chegam com areia nos pés.',
    },
    {
      es: 'En {town}, entre el paseo y el mar, es fácil juntar una mañana de playa y una tarde de agua caliente.',
      pt: 'Em {town}, entre o passeio marítimo e o mar, é fácil juntar uma manhã de praia e uma tarde de água quente.',
    },
    {
      es: 'La luz de {town} entra por los ventanales hasta la última hora.',
      pt: 'A luz de {town} entra pelas janelas até ao fim do dia.',
    },
    {
      es: 'Entre la orilla y la piscina, en {town}, hay un paseo corto.',
      pt: 'Entre a beira-mar e a piscina há, em {town}, um passeio curto.',
    },
    {
      es: 'Fuera de temporada, {town} se queda en calma y el spa es casi todo tuyo.',
      pt: 'Fora de época, {town} fica em calma e o spa é quase todo seu.',
    },
  ],
  city: [
    {
      es: 'Está en {town}, bien comunicado y con aparcamiento cerca.',
      pt: 'Fica em {town}, com bons acessos e estacionamento perto.',
    },
    {
      es: 'Las calles de {town} se olvidan al cruzar la puerta.',
      pt: 'As ruas de {town} esquecem-se ao passar a porta.',
    },
    {
      es: 'Se llega sin coche desde cualquier punto de {town}, y se vuelve andando más despacio.',
      pt: 'Chega-se sem carro de qualquer ponto de {town}, e regressa-se num passo mais lento.',
    },
    {
      es: 'Es un respiro para un día en {town}, entre dos recados o para cerrar la semana.',
      pt: 'É um respiro para um dia em {town}, entre dois recados ou para acabar a semana.',
    },
    {
      es: 'Al otro lado del cristal sigue {town}, con su ruido; dentro no llega.',
      pt: 'Do outro lado do vidro continua {town}, com o seu barulho; cá dentro não chega.',
    },
    {
      es: 'Hay quien en {town} lo tiene como plan fijo de los jueves.',
      pt: 'Há quem em {town} já o tenha como programa certo das quintas-feiras.',
    },
    {
      es: 'En {town} hay pocos sitios donde se hable tan bajo.',
      pt: 'Em {town} há poucos sítios onde se fale tão baixo.',
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
    { es: 'El camino hasta {town} ya va bajando las pulsaciones.', pt: 'O caminho até {town} já vai acalmando.' },
  ],
  mountain: [
    {
      es: 'Está en {town}, con las montañas por los cuatro costados.',
      pt: 'Fica em {town}, com montanhas por todos os lados.',
    },
    {
      es: 'En {town} el invierno es largo, y el agua caliente se agradece el doble.',
      pt: 'Em {town} o inverno é longo, e a água quente sabe a dobrar.',
    },
    {
      es: 'Las cumbres de {town} se ven desde la sala de descanso.',
      pt: 'Os cumes de {town} veem-se da sala de descanso.',
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
    pt: 'Nas cabines trabalha-se com óleos de pequenos produtores e toalhas de algodão grosso.',
  },
  {
    es: 'La carta es corta y está bien elegida: masajes, faciales y un par de rituales que no se encuentran en otro sitio.',
    pt: 'A carta é curta e bem escolhida: massagens, faciais e um ou dois rituais que não se encontram noutro lado.',
  },
  {
    es: 'Entre un tratamiento y otro se deja siempre un cuarto de hora, para no levantarse con prisa.',
    pt: 'Entre um tratamento e outro fica sempre um quarto de hora, para ninguém se levantar à pressa.',
  },
  {
    es: 'El aceite se templa antes de empezar y la camilla ya está caliente.',
    pt: 'O óleo é aquecido antes de começar e a marquesa já está quente.',
  },
  {
    es: 'Quien viene por primera vez recibe un pequeño recorrido guiado, para saber qué hace cada agua.',
    pt: 'Quem vem pela primeira vez recebe uma pequena visita guiada, para saber o que faz cada água.',
  },
  {
    es: 'Hay cabina doble para ir acompañado y cabinas individuales para quien prefiere el silencio.',
    pt: 'Há cabine dupla para ir acompanhado e cabines individuais para quem prefere o silêncio.',
  },
  {
    es: 'Los productos son de base vegetal y se pueden oler antes de elegir.',
    pt: 'Os produtos são de base vegetal e podem cheirar-se antes de escolher.',
  },
  {
    es: 'Las toallas se cambian sin pedirlo y siempre hay agua con limón en la sala de descanso.',
    pt: 'As toalhas mudam-se sem ser preciso pedir e há sempre água com limão na sala de descanso.',
  },
  {
    es: 'Antes de cada masaje hay una pregunta de verdad: ¿cómo estás hoy?',
    pt: 'Antes de cada massagem há uma pergunta a sério: como está hoje?',
  },
  {
    es: 'El móvil se queda en la taquilla, y a los diez minutos nadie se acuerda de él.',
    pt: 'O telemóvel fica no cacifo, e ao fim de dez minutos ninguém se lembra dele.',
  },
  {
    es: 'El aforo es limitado, así que la tumbona que eliges sigue libre cuando vuelves.',
    pt: 'A lotação é limitada, por isso a espreguiçadeira que escolher continua livre quando voltar.',
  },
  {
    es: 'La música se apaga si lo pides, y más de uno lo pide.',
    pt: 'A música desliga-se a pedido, e não é raro que o peçam.',
  },
  {
    es: 'Al terminar sirven una infusión de la casa, distinta en verano y en invierno.',
    pt: 'No fim servem uma infusão da casa, diferente no verão e no inverno.',
  },
  {
    es: 'Lo que se aplica en la piel lleva pocos ingredientes, y todos se pueden leer.',
    pt: 'O que se aplica na pele leva poucos ingredientes, e todos se podem ler.',
  },
  {
    es: 'Entre cita y cita ventilan la cabina y cambian la luz: cada visita parece la primera del día.',
    pt: 'Entre marcações arejam a cabine e mudam a luz: cada visita parece a primeira do dia.',
  },
]

export const hotelEndings: Sentences = [
  {
    es: 'El {hotel} queda al otro lado de la puerta, con restaurante y jardín para alargar el día.',
    pt: 'O {hotel} fica do outro lado da porta, com restaurante e jardim para prolongar o dia.',
  },
  {
    es: 'No hace falta dormir en el {hotel} para venir, aunque dan ganas.',
    pt: 'Não é preciso dormir no {hotel} para vir, embora apeteça.',
  },
  {
    es: 'Los huéspedes del {hotel} bajan en albornoz; los demás se cambian en un vestuario amplio.',
    pt: 'Os hóspedes do {hotel} descem de roupão; os outros trocam de roupa num balneário amplo.',
  },
  {
    es: 'Después, el bar del {hotel} sirve zumos y algo ligero hasta el cierre.',
    pt: 'Depois, o bar do {hotel} serve sumos e algo leve até ao fecho.',
  },
  {
    es: 'Forma parte del {hotel}, con aparcamiento para quienes visitan el spa.',
    pt: 'Faz parte do {hotel}, com estacionamento para quem visita o spa.',
  },
  {
    es: 'Quien duerme en el {hotel} suele bajar dos veces: al llegar y antes de irse.',
    pt: 'Quem dorme no {hotel} costuma descer duas vezes: à chegada e antes de partir.',
  },
  {
    es: 'Se entra por el {hotel}, sin necesidad de alojarse.',
    pt: 'Entra-se pelo {hotel}, sem precisar de lá ficar.',
  },
  {
    es: 'Al salir, la terraza del {hotel} es buen sitio para no hacer nada un rato más.',
    pt: 'À saída, o terraço do {hotel} é um bom sítio para não fazer nada mais um bocado.',
  },
]

export const spaEndings: Sentences = [
  {
    es: 'El fin de semana conviene reservar con unos días de antelación; entre semana casi siempre hay hueco.',
    pt: 'Ao fim de semana convém marcar com alguns dias de antecedência; durante a semana há quase sempre vaga.',
  },
  {
    es: 'Al salir hay un sillón, una lámpara baja y nadie que meta prisa.',
    pt: 'À saída há uma poltrona, um candeeiro baixo e ninguém com pressa.',
  },
  { es: 'Trae bañador; de lo demás se encarga la casa.', pt: 'Traga fato de banho; do resto encarrega-se a casa.' },
  {
    es: 'Es un regalo con el que se acierta: quien lo recibe elige el día y la hora.',
    pt: 'É um presente que acerta sempre: quem o recebe escolhe o dia e a hora.',
  },
  {
    es: 'La última hora de la tarde es la preferida de quien repite.',
    pt: 'A última hora da tarde é a preferida de quem repete.',
  },
  {
    es: 'Si vienes por primera vez, deja que elijan por ti: suelen acertar.',
    pt: 'Se vier pela primeira vez, deixe que escolham por si: costumam acertar.',
  },
]

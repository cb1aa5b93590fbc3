import type { PerLanguage } from '#domain/site/languages.ts'

/** By the Spanish name of the stay. */
export const textsInSpain: Record<string, PerLanguage<string>> = {
  'Escapada romántica frente al Atlántico': {
    es: 'Llegáis, dejáis la maleta y bajáis al agua antes de que se ponga el sol detrás de La Gomera. El circuito y el masaje van incluidos para los dos, y la segunda noche no hay nada que hacer salvo pedir otra copa.',
    pt: 'Chegam, pousam a mala e descem até à água antes de o sol se pôr atrás de La Gomera. O circuito e a massagem estão incluídos para os dois, e na segunda noite não há nada para fazer a não ser pedir mais um copo.',
  },
  'Noche de palacio y masaje en Valencia': {
    es: 'Una noche bajo techos de cuatro metros, con la fuente del patio de fondo y Valencia al otro lado de la puerta. Antes de cenar por el barrio, un masaje a la luz de las velas.',
    pt: 'Uma noite sob tetos de quatro metros, com a fonte do pátio ao fundo e Valência do outro lado da porta. Antes de jantar no bairro, uma massagem à luz das velas.',
  },
  'Fin de semana de talasoterapia en Adeje': {
    es: 'Dos noches para que el mar haga el trabajo: chorros, algas y agua salada a 34 grados. El domingo se sale con la piel suave y el móvil casi sin usar.',
    pt: 'Duas noites para que o mar faça o trabalho: jatos, algas e água salgada a 34 graus. No domingo sai-se com a pele macia e o telemóvel quase sem uso.',
  },
  'Dos noches de calma en el valle': {
    es: 'Entre plataneras y el rumor de la acequia, dos mañanas sin despertador. El masaje se da con la ventana abierta al jardín, y el desayuno dura lo que haga falta.',
    pt: 'Entre bananeiras e o murmúrio da levada, duas manhãs sem despertador. A massagem faz-se de janela aberta para o jardim, e o pequeno-almoço dura o que for preciso.',
  },
  'Playa, arroz y spa en Gandia': {
    es: 'Por la mañana la playa, a mediodía un arroz hecho en leña y por la tarde el circuito, que para eso está. Una escapada de mesa larga para quienes viajan con hambre.',
    pt: 'De manhã a praia, ao almoço um arroz feito a lenha e à tarde o circuito, que é para isso que lá está. Uma escapadinha de mesa comprida para quem viaja com fome.',
  },
  'Lujo volcánico para dos': {
    es: 'Roca negra, agua templada y el océano rompiendo a unos metros de la bañera. Se duerme entre lavas y se despierta uno con el mar entero en el ventanal.',
    pt: 'Rocha negra, água tépida e o oceano a rebentar a poucos metros da banheira. Dorme-se entre lavas e acorda-se com o mar inteiro na janela.',
  },
  'Una noche en la masía con cena y circuito': {
    es: 'Cena de la huerta junto al hogar, circuito a media luz y una cama con olor a lavanda. A veinte minutos de la ciudad, y parece otra comarca.',
    pt: 'Jantar da horta junto à lareira, circuito a meia-luz e uma cama a cheirar a alfazema. A vinte minutos da cidade, e parece outra região.',
  },
  'Vacaciones en familia con spa en Arona': {
    es: 'Tres noches con piscina para los pequeños y una hora de silencio para los mayores, que se turnan. La comida está resuelta, así que solo queda decidir quién baja primero al agua.',
    pt: 'Três noites com piscina para os mais novos e uma hora de silêncio para os crescidos, à vez. As refeições estão resolvidas, por isso só falta decidir quem entra primeiro na água.',
  },
  'Fin de semana de azahar en la ciudad': {
    es: 'Mercado por la mañana, azotea por la tarde y un masaje largo en medio. La ciudad se recorre a pie desde el hotel, sin mapa y sin coche.',
    pt: 'Mercado de manhã, terraço à tarde e uma massagem sem pressa pelo meio. A cidade percorre-se a pé a partir do hotel, sem mapa e sem carro.',
  },
  'Escapada entre viñas en Santa Úrsula': {
    es: 'Una copa de malvasía al llegar, el baño preparado y la niebla del norte entrando despacio en las viñas. Solo es una noche, pero de las que cuentan por dos.',
    pt: 'Um copo de malvasia à chegada, o banho preparado e o nevoeiro do norte a entrar devagar nas vinhas. É só uma noite, mas das que valem por duas.',
  },
  'Sol, dunas y talasoterapia': {
    es: 'Paseo por las dunas antes del calor, siesta en una cama balinesa y agua de mar el resto de la tarde. Tres noches bastan para perder la cuenta de los días.',
    pt: 'Passeio pelas dunas antes do calor, sesta numa cama balinesa e água do mar o resto da tarde. Três noites bastam para perder a conta aos dias.',
  },
  'Balneario y huerta junto al mar': {
    es: 'Agua termal por la mañana y verdura recién cogida en el plato a mediodía. Un plan tranquilo de dos noches, con bicicletas para llegar a la playa por los caminos de la huerta.',
    pt: 'Água termal de manhã e legumes acabados de colher no prato ao almoço. Um programa sossegado de duas noites, com bicicletas para chegar à praia pelos caminhos da horta.',
  },
  'Solo adultos sobre el acantilado': {
    es: 'No hay toboganes ni animación: hay una piscina que acaba en el vacío y un cava frío al anochecer. Cuando el sol baja detrás de los acantilados, todo el hotel se queda callado.',
    pt: 'Não há escorregas nem animação: há uma piscina que acaba no vazio e um espumante fresco ao anoitecer. Quando o sol desce atrás das falésias, o hotel inteiro fica calado.',
  },
  'Ciudad y bosque en Santa Cruz': {
    es: 'Un día de laurisilva y botas, otro de tiendas y terrazas, y las dos tardes en el agua. La piscina de la azotea es el mejor sitio para ver encenderse la ciudad.',
    pt: 'Um dia de laurissilva e botas, outro de lojas e esplanadas, e as duas tardes na água. A piscina do terraço é o melhor sítio para ver a cidade acender-se.',
  },
  'Familia, palmeras y agua templada': {
    es: 'Los niños van solos a la piscina por caminos sin coches, y vosotros al circuito sin mirar el reloj. Por la noche, helado en el puerto y vuelta a casa andando.',
    pt: 'As crianças vão sozinhas à piscina por caminhos sem carros, e os pais ao circuito sem olhar para o relógio. À noite, gelado no porto e regresso a pé.',
  },
  'Fuerteventura a cuerpo de sal': {
    es: 'Sal en la pared, sal en el agua y sal en la piel después de un día de playa blanca. Tres noches frente a Lobos, con la cabina de masaje a un pasillo de la habitación.',
    pt: 'Sal na parede, sal na água e sal na pele depois de um dia de praia branca. Três noites em frente a Lobos, com a sala de massagens a um corredor do quarto.',
  },
  'Atardecer en la Albufera con cena y masaje': {
    es: 'La barca sale al caer la tarde, el sol se mete en el agua y a la vuelta espera la mesa puesta. El masaje va antes o después de cenar, como os pida el cuerpo.',
    pt: 'O barco sai ao fim da tarde, o sol mergulha na água e no regresso espera a mesa posta. A massagem é antes ou depois do jantar, como o corpo pedir.',
  },
  'Golf y spa en San Miguel de Abona': {
    es: 'Dieciocho hoyos, o ninguno: al spa le da igual cómo haya ido el partido. La segunda mañana las piernas agradecen el circuito y la espalda, el masaje.',
    pt: 'Dezoito buracos, ou nenhum: ao spa tanto faz como correu o jogo. Na segunda manhã as pernas agradecem o circuito e as costas, a massagem.',
  },
  'Casona, historia y ritual en La Laguna': {
    es: 'Suelos que crujen, un patio con helechos y un ritual a media luz en el sótano de piedra. Para dormir en el siglo XVII con las sábanas de este.',
    pt: 'Soalhos que rangem, um pátio com fetos e um ritual a meia-luz na cave de pedra. Para dormir no século XVII com os lençóis deste.',
  },
  'Silencio en El Cotillo': {
    es: 'Ocho habitaciones, un patio y el faro al final del camino. Se viene a leer, a mirar el mar y a que alguien se ocupe de los hombros.',
    pt: 'Oito quartos, um pátio e o farol ao fundo do caminho. Vem-se para ler, para olhar o mar e para que alguém trate dos ombros.',
  },
  'Aguas del norte con desayuno tardío': {
    es: 'El desayuno se sirve hasta las doce, y nadie pregunta por qué. Antes o después están las piscinas termales, el vapor y un masaje de los que dejan sin palabras.',
    pt: 'O pequeno-almoço é servido até ao meio-dia, e ninguém pergunta porquê. Antes ou depois há as piscinas termais, o vapor e uma massagem daquelas que deixam sem palavras.',
  },
  'Balneario entre cafetales en Agaete': {
    es: 'El café del desayuno crece al otro lado de la ventana, y el agua de las piscinas sale del mismo barranco. Dos noches de valle verde, con el mar a quince minutos cuesta abajo.',
    pt: 'O café do pequeno-almoço cresce do outro lado da janela, e a água das piscinas nasce no mesmo vale. Duas noites de verde, com o mar a quinze minutos a descer.',
  },
  'Charcos, lava y atardecer para dos': {
    es: 'Primero el charco, luego la ducha caliente y al final el sol cayendo justo enfrente del balcón. En el spa el agua es la misma del océano, pero a 35 grados.',
    pt: 'Primeiro a piscina de lava, depois o duche quente e por fim o sol a cair mesmo em frente à varanda. No spa a água é a mesma do oceano, mas a 35 graus.',
  },
}

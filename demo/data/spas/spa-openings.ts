import type { SpaKind } from '../../tables/spa-kind.ts'
import type { Sentences } from './spa-sentences.ts'

/** How the description of a spa begins, according to what it is. */
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
    {
      es: 'Hay hoteles a los que se va por la piscina y otros por el spa; aquí se viene por {spa}.',
      pt: 'Há hotéis aonde se vai pela piscina e outros pelo spa; aqui vem-se pelo {spa}.',
    },
    {
      es: 'A {spa} se llega en albornoz y se sale en silencio, que es la mejor señal.',
      pt: 'Ao {spa} chega-se de roupão e sai-se em silêncio, o que é o melhor sinal.',
    },
    {
      es: 'Una planta entera de agua, vapor y tumbonas: {spa} está hecho para pasar el día.',
      pt: 'Um piso inteiro de água, vapor e espreguiçadeiras: o {spa} foi feito para passar o dia.',
    },
    {
      es: 'Lo primero que se oye en {spa} es una cascada; lo segundo, nada.',
      pt: 'A primeira coisa que se ouve no {spa} é uma cascata; a segunda, nada.',
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
    {
      es: 'Sal en la piel y el mar de fondo: en {spa} la costa se nota hasta con los ojos cerrados.',
      pt: 'Sal na pele e o mar ao fundo: no {spa} sente-se a costa até de olhos fechados.',
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
    {
      es: 'Vapor, piedra y agua en tres tiempos: {spa} enseña a ir despacio.',
      pt: 'Vapor, pedra e água em três tempos: o {spa} ensina a ir devagar.',
    },
    {
      es: 'A {spa} se viene para un rato y se acaba pasando la mañana.',
      pt: 'Ao {spa} vem-se por um bocado e acaba-se por ficar a manhã.',
    },
  ],
  hammam: [
    {
      es: 'Arcos, azulejo y penumbra: {spa} sigue el orden de los baños antiguos, de lo templado a lo caliente y de ahí al frío.',
      pt: 'Arcos, azulejo e penumbra: o {spa} segue a ordem dos banhos antigos, do morno ao quente e daí ao frio.',
    },
    {
      es: '{spa} recibe en turnos pequeños, a la luz de los faroles, con el rumor del agua como única música.',
      pt: 'O {spa} recebe em turnos pequenos, à luz das lanternas, com o murmúrio da água como única música.',
    },
    {
      es: 'El vapor de {spa} huele a eucalipto y el té a hierbabuena; entre uno y otro se va la tarde.',
      pt: 'O vapor do {spa} cheira a eucalipto e o chá a hortelã; entre um e outro passa-se a tarde.',
    },
    {
      es: 'Bajo la cúpula estrellada de {spa} se habla bajo o, mejor aún, no se habla.',
      pt: 'Sob a cúpula estrelada do {spa} fala-se baixo ou, melhor ainda, não se fala.',
    },
  ],
  urban: [
    {
      es: '{spa} cabe en una pausa de la comida: se entra con prisa y se sale sin ella.',
      pt: 'O {spa} cabe numa pausa de almoço: entra-se com pressa e sai-se sem ela.',
    },
    {
      es: 'Un equipo pequeño, pocas cabinas y una agenda que se cumple: eso es {spa}.',
      pt: 'Uma equipa pequena, poucas cabines e uma agenda que se cumpre: é isso o {spa}.',
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
      es: 'En {spa} se reserva por la mañana y se viene por la tarde, sin hacer maletas ni planes.',
      pt: 'No {spa} marca-se de manhã e vem-se à tarde, sem malas nem planos.',
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
    {
      es: 'Quien busca {spa} tiene que saber que existe: no hay cartel, hay una puerta.',
      pt: 'Quem procura o {spa} tem de saber que existe: não há letreiro, há uma porta.',
    },
    {
      es: 'Cabe poca gente en {spa}, y se nota desde la primera taza de té.',
      pt: 'Cabe pouca gente no {spa}, e nota-se desde a primeira chávena de chá.',
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
      es: 'Desde la piscina exterior de {spa} se ve bajar la última luz por las cumbres.',
      pt: 'Da piscina exterior do {spa} vê-se descer a última luz pelos cumes.',
    },
  ],
}

import type { RecipeTexts } from './recipe-text.ts'

export const specialMassagesTexts: RecipeTexts = {
  'hot-stone-massage': [
    {
      es: 'Piedras de basalto calientes recorren la espalda y se quedan en los puntos que más lo piden. El calor llega donde las manos no alcanzan.',
      pt: 'Pedras de basalto quentes percorrem as costas e ficam nos pontos que mais o pedem. O calor chega onde as mãos não alcançam.',
    },
    {
      es: 'El basalto guarda el calor y lo suelta despacio, mientras las manos siguen su camino. Una hora que parece media.',
      pt: 'O basalto guarda o calor e liberta-o devagar, enquanto as mãos seguem o seu caminho. Uma hora que parece meia.',
    },
  ],
  'lava-stone-massage': [
    {
      es: 'Piedra de lava templada y gel de aloe de la isla, calor y frescor por turnos, para espaldas cansadas de sol y de maleta.',
      pt: 'Pedra de lava morna e gel de aloé da ilha, calor e frescura à vez, para costas cansadas de sol e de malas.',
    },
    {
      es: 'Piedra negra que calienta y aloe que refresca: el volcán y la huerta en la misma camilla.',
      pt: 'Pedra negra que aquece e aloé que refresca: o vulcão e a horta na mesma marquesa.',
    },
  ],
  'prenatal-massage': [
    {
      es: 'De lado y entre almohadas, con aceite de almendra sin perfume. Alivia la zona lumbar y descarga las piernas.',
      pt: 'De lado e entre almofadas, com óleo de amêndoa sem perfume. Alivia a zona lombar e descansa as pernas.',
    },
    {
      es: 'Cojines donde hacen falta, manos suaves y ninguna postura incómoda. El descanso que pide el cuerpo en esos meses.',
      pt: 'Almofadas onde fazem falta, mãos suaves e nenhuma posição incómoda. O descanso que o corpo pede nesses meses.',
    },
  ],
  'four-hands-massage': [
    {
      es: 'Dos terapeutas trabajan a la vez y en espejo. A los cinco minutos ya no sabes cuántas manos hay.',
      pt: 'Dois terapeutas trabalham ao mesmo tempo e em espelho. Ao fim de cinco minutos já não sabe quantas mãos são.',
    },
    {
      es: 'Cuatro manos, un solo ritmo. La cabeza intenta seguirlas y enseguida se rinde.',
      pt: 'Quatro mãos, um só ritmo. A cabeça tenta acompanhá-las e depressa desiste.',
    },
  ],
  'candle-massage': [
    {
      es: 'La cera de soja y karité se derrite a temperatura de piel y se convierte en el propio aceite del masaje.',
      pt: 'A cera de soja e karité derrete à temperatura da pele e torna-se o próprio óleo da massagem.',
    },
    {
      es: 'Se enciende una vela, se espera un poco y el aceite cae tibio sobre la espalda. Huele a la que hayas elegido.',
      pt: 'Acende-se uma vela, espera-se um pouco e o óleo cai morno sobre as costas. Cheira à que tiver escolhido.',
    },
  ],
  'thai-massage': [
    {
      es: 'Sobre futón y con ropa cómoda: presiones con palmas y codos, estiramientos y respiración. Se sale más alto.',
      pt: 'Sobre futon e com roupa confortável: pressões com palmas e cotovelos, alongamentos e respiração. Sai-se mais alto.',
    },
    {
      es: 'Estiramientos que no harías por tu cuenta, con el peso de quien sabe dónde apoyarse. Se hace con ropa y en el suelo.',
      pt: 'Alongamentos que não faria sem ajuda, com o peso de quem sabe onde se apoiar. Faz-se com roupa e no chão.',
    },
  ],
  'head-massage': [
    {
      es: 'Cuero cabelludo, sienes y nuca con aceite de coco. Para dolores de cabeza de oficina y noches cortas.',
      pt: 'Couro cabeludo, têmporas e nuca com óleo de coco. Para dores de cabeça de escritório e noites curtas.',
    },
    {
      es: 'Empieza en los hombros y termina en la coronilla. A mitad de camino ya cuesta mantener los ojos abiertos.',
      pt: 'Começa nos ombros e termina no alto da cabeça. A meio do caminho já custa manter os olhos abertos.',
    },
  ],
}

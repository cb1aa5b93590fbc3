import type { RecipeTexts } from './recipe-text.ts'

export const ritualsTexts: RecipeTexts = {
  'hammam-ritual': [
    {
      es: 'Vapor, jabón de oliva, guante kessa y agua templada vertida a cuencos. La piel sale nueva y el día, también.',
      pt: 'Vapor, sabão de azeite, luva kessa e água morna vertida em taças. A pele sai nova e o dia também.',
    },
    {
      es: 'El guante kessa se lleva lo que sobra y el jabón de oliva hace el resto. Después, veinte minutos de masaje y un té.',
      pt: 'A luva kessa leva o que está a mais e o sabão de azeite faz o resto. Depois, vinte minutos de massagem e um chá.',
    },
  ],
  'chocolate-ritual': [
    {
      es: 'Exfoliación de azúcar y cacao, envoltura tibia y masaje con manteca de cacao. Se sale oliendo a merienda.',
      pt: 'Esfoliação de açúcar e cacau, envolvimento morno e massagem com manteiga de cacau. Sai-se a cheirar a lanche.',
    },
    {
      es: 'Cacao tibio de los hombros a los pies, media hora de masaje y la piel como la seda. Comer antes ayuda a no pensar en ello.',
      pt: 'Cacau morno dos ombros aos pés, meia hora de massagem e a pele como seda. Comer antes ajuda a não pensar nisso.',
    },
  ],
  'aloe-ritual': [
    {
      es: 'Pulpa fresca de aloe cultivado en la isla, sin prisas y sin perfume: calma la piel después del sol y la deja jugosa.',
      pt: 'Polpa fresca de aloé cultivado na ilha, sem pressa e sem perfume: acalma a pele depois do sol e deixa-a viçosa.',
    },
    {
      es: 'La planta se abre en la cabina y va directa a la piel. Frescor primero, calma después.',
      pt: 'A planta abre-se na cabine e vai direita à pele. Primeiro a frescura, depois a calma.',
    },
  ],
  'volcanic-clay-ritual': [
    {
      es: 'Barro negro tibio sobre espalda y piernas, reposo entre mantas y un masaje final con aceite de almendra.',
      pt: 'Lama negra morna sobre as costas e as pernas, repouso entre mantas e uma massagem final com óleo de amêndoa.',
    },
    {
      es: 'El barro pesa, calienta y obliga a quedarse quieto; luego se retira con agua tibia y empiezan las manos.',
      pt: 'A lama pesa, aquece e obriga a ficar quieto; depois retira-se com água morna e começam as mãos.',
    },
  ],
  'orange-blossom-ritual': [
    {
      es: 'Exfoliación con piel de naranja, aceite de azahar y una infusión templada. Huele a huerta en abril, sea el mes que sea.',
      pt: 'Esfoliação com casca de laranja, óleo de flor de laranjeira e uma infusão morna. Cheira a pomar em abril, seja qual for o mês.',
    },
    {
      es: 'Una tarde de huerta sin salir de la cabina: cítricos para despertar la piel y azahar para bajar el ritmo.',
      pt: 'Uma tarde de pomar sem sair da cabine: citrinos para despertar a pele e flor de laranjeira para abrandar.',
    },
  ],
  'vine-ritual': [
    {
      es: 'Pepita de uva para exfoliar, mosto tibio para envolver y una copa al terminar, mirando a las viñas.',
      pt: 'Grainha de uva para esfoliar, mosto morno para envolver e um copo no fim, a olhar para as vinhas.',
    },
    {
      es: 'De la cepa a la piel: uva para exfoliar, para envolver y para brindar.',
      pt: 'Da cepa à pele: uva para esfoliar, para envolver e para brindar.',
    },
  ],
  'alpine-ritual': [
    {
      es: 'Miel tibia, flores de heno y una sauna suave antes de empezar. El remedio de los valles altos para el frío en los huesos.',
      pt: 'Mel morno, flores de feno e uma sauna suave antes de começar. O remédio dos vales altos para o frio nos ossos.',
    },
    {
      es: 'La miel se calienta, el heno perfuma y las manos hacen lo suyo. Para días cortos y noches largas.',
      pt: 'O mel aquece-se, o feno perfuma e as mãos fazem a sua parte. Para dias curtos e noites longas.',
    },
  ],
  'sea-ritual': [
    {
      es: 'Sal gruesa del mar, algas pardas calientes y ducha jet. Devuelve minerales y quita peso a las piernas.',
      pt: 'Sal grosso do mar, algas castanhas quentes e duche de jato. Devolve minerais e tira peso às pernas.',
    },
    {
      es: 'El mar por partes: primero la sal, luego las algas y al final la piscina de agua templada.',
      pt: 'O mar por etapas: primeiro o sal, depois as algas e por fim a piscina de água morna.',
    },
  ],
}

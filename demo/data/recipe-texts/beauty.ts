import type { RecipeTexts } from './recipe-text.ts'

export const beautyTexts: RecipeTexts = {
  'deep-facial': [
    {
      es: 'Diagnóstico, vapor, extracción cuidadosa y mascarilla calmante. Sin marcas y sin prisas.',
      pt: 'Diagnóstico, vapor, extração cuidadosa e máscara calmante. Sem marcas e sem pressas.',
    },
    {
      es: 'La piel se limpia por capas, con vapor y paciencia, y sale respirando. Mejor sin maquillaje ese día.',
      pt: 'A pele limpa-se por camadas, com vapor e paciência, e sai a respirar. De preferência, sem maquilhagem nesse dia.',
    },
  ],
  'hydrating-facial': [
    {
      es: 'Ácido hialurónico, aloe y un masaje de cuello y escote que ya vale por sí solo.',
      pt: 'Ácido hialurónico, aloé e uma massagem ao pescoço e ao decote que já vale por si só.',
    },
    {
      es: 'Un vaso de agua para la cara: sérum, mascarilla fresca y manos que no corren.',
      pt: 'Um copo de água para o rosto: sérum, máscara fresca e mãos que não correm.',
    },
  ],
  'firming-facial': [
    {
      es: 'Doble limpieza, sérum de vitamina C y maniobras de kobido que levantan el óvalo. La cara de haber dormido ocho horas.',
      pt: 'Dupla limpeza, sérum de vitamina C e manobras de kobido que levantam o contorno. A cara de quem dormiu oito horas.',
    },
    {
      es: 'Vitamina C para la luz y masaje japonés para el contorno. Se ve al salir y se nota al tacto.',
      pt: 'Vitamina C para a luz e massagem japonesa para o contorno. Vê-se à saída e sente-se ao toque.',
    },
  ],
  'salt-scrub': [
    {
      es: 'Sal, aceite de oliva y cítricos. La piel queda lista para el sol o para el mejor masaje.',
      pt: 'Sal, azeite e citrinos. A pele fica pronta para o sol ou para a melhor massagem.',
    },
    {
      es: 'Grano fino, aceite y manos en círculo hasta que la piel queda lisa. La ducha de después es la mejor del año.',
      pt: 'Grão fino, óleo e mãos em círculo até a pele ficar lisa. O duche que se segue é o melhor do ano.',
    },
  ],
  'seaweed-wrap': [
    {
      es: 'Algas calientes, manta y silencio. Mientras el cuerpo recupera minerales, un masaje en la cabeza.',
      pt: 'Algas quentes, manta e silêncio. Enquanto o corpo recupera minerais, uma massagem à cabeça.',
    },
    {
      es: 'Una capa de algas tibias, otra de manta y un buen rato de no estar para nadie.',
      pt: 'Uma camada de algas mornas, outra de manta e um bom bocado sem estar para ninguém.',
    },
  ],
  'after-sun': [
    {
      es: 'Aloe frío, gasas y manos ligeras para la piel que se pasó de playa.',
      pt: 'Aloé frio, gazes e mãos leves para a pele que abusou da praia.',
    },
    {
      es: 'La piel pide tregua y aquí se le da: pulpa fresca, paños húmedos y media hora a la sombra.',
      pt: 'A pele pede tréguas e aqui tem-nas: polpa fresca, panos húmidos e meia hora à sombra.',
    },
  ],
  'hands-and-feet': [
    {
      es: 'Baño de sales, exfoliación, masaje hasta la rodilla y el codo, y esmaltado. Con sillón, manta y revista.',
      pt: 'Banho de sais, esfoliação, massagem até ao joelho e ao cotovelo, e verniz. Com poltrona, manta e revista.',
    },
    {
      es: 'Las manos trabajan todo el año y los pies lo aguantan todo: hora y media para agradecérselo.',
      pt: 'As mãos trabalham o ano inteiro e os pés aguentam tudo: hora e meia para lhes agradecer.',
    },
  ],
  'gentlemans-facial': [
    {
      es: 'Toalla caliente, limpieza a fondo y aceite para la barba. Para pieles que se afeitan y para las que no.',
      pt: 'Toalha quente, limpeza a fundo e óleo para a barba. Para quem se barbeia e para quem não.',
    },
    {
      es: 'Con barba o sin ella, da lo mismo: la piel se limpia, se hidrata y se queda tranquila.',
      pt: 'Com barba ou sem ela, tanto faz: a pele limpa-se, hidrata-se e fica sossegada.',
    },
  ],
  'mans-back': [
    {
      es: 'Exfoliación con café, limpieza de espalda y masaje descontracturante. Sin tonterías y con resultado.',
      pt: 'Esfoliação com café, limpeza das costas e massagem descontraturante. Sem rodeios e com resultado.',
    },
    {
      es: 'La espalda es lo que menos se ve uno y lo que más lo agradece: café para la piel y manos para lo demás.',
      pt: 'As costas são o que menos se vê e o que mais agradece: café para a pele e mãos para o resto.',
    },
  ],
}

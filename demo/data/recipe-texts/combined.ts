import type { RecipeTexts } from './recipe-text.ts'

export const combinedTexts: RecipeTexts = {
  'circuit-and-massage': [
    {
      es: 'El agua prepara y el masaje remata: llegas a la camilla con el cuerpo ya caliente y se nota desde el primer minuto.',
      pt: 'A água prepara e a massagem remata: chega à marquesa com o corpo já quente e nota-se desde o primeiro minuto.',
    },
    {
      es: 'Una hora de agua para ir soltando y unas manos que terminan el trabajo. Casi todo el mundo repite.',
      pt: 'Uma hora de água para ir descontraindo e umas mãos que acabam o trabalho. Quase toda a gente repete.',
    },
  ],
  'arab-bath-and-massage': [
    {
      es: 'Agua templada bajo la cúpula y un masaje con aceite de rosa, azahar o ámbar, a la luz de los faroles.',
      pt: 'Água morna sob a cúpula e uma massagem com óleo de rosa, flor de laranjeira ou âmbar, à luz das lanternas.',
    },
    {
      es: 'Tres salas, tres temperaturas y un masaje con el cuerpo ya tibio. El té se toma después, sentados.',
      pt: 'Três salas, três temperaturas e uma massagem com o corpo já morno. O chá toma-se depois, com vagar.',
    },
  ],
  'circuit-and-facial': [
    {
      es: 'El vapor abre el poro y el minifacial lo aprovecha: hidratación y buena cara en menos de dos horas.',
      pt: 'O vapor abre os poros e o minifacial aproveita-o: hidratação e boa cara em menos de duas horas.',
    },
    {
      es: 'Agua para el cuerpo y veinte minutos para la cara, que suele quedarse para otro día.',
      pt: 'Água para o corpo e vinte minutos para o rosto, que costuma ficar para outro dia.',
    },
  ],
  'circuit-and-scrub': [
    {
      es: 'Sal fina y aceite para renovar la piel, una ducha tibia y el masaje que cierra. Una mañana completa para ti.',
      pt: 'Sal fino e óleo para renovar a pele, um duche morno e a massagem que fecha. Uma manhã inteira para si.',
    },
    {
      es: 'Primero el circuito, luego la sal y al final las manos: tres pasos que dejan la piel y la espalda como nuevas.',
      pt: 'Primeiro o circuito, depois o sal e por fim as mãos: três passos que deixam a pele e as costas como novas.',
    },
  ],
  'ski-and-massage': [
    {
      es: 'Botas fuera. Piernas y lumbares primero, y después la piscina caliente mirando caer la tarde sobre la nieve.',
      pt: 'Botas fora. Primeiro as pernas e a lombar, e depois a piscina quente a ver cair a tarde sobre a neve.',
    },
    {
      es: 'Del telesilla a la camilla casi sin darse cuenta. Las manos se ocupan de los muslos y el agua caliente, del resto.',
      pt: 'Da telecadeira à marquesa quase sem dar por isso. As mãos tratam das coxas e a água quente, do resto.',
    },
  ],
}

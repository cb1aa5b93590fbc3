import type { PerLanguage } from '#domain/site/languages.ts'

/** By the Spanish name of the stay. */
export const textsAbroad: Record<string, PerLanguage<string>> = {
  'Aguas calientes y nieve en Andorra': {
    es: 'Fuera nieva y dentro el agua está a 36 grados: lo difícil es salir. Dos noches en Les Escaldes con el circuito a la hora azul, que es cuando se encienden las ventanas del valle.',
    pt: 'Lá fora neva e cá dentro a água está a 36 graus: o difícil é sair. Duas noites em Les Escaldes com o circuito à hora azul, que é quando se acendem as janelas do vale.',
  },
  'Algarve dorado junto al mar': {
    es: 'Acantilados de color miel, tumbonas con cortinas y un vino blanco cuando baja el calor. El masaje en pareja se reserva a última hora, y se sale directo a cenar.',
    pt: 'Falésias cor de mel, espreguiçadeiras com cortinas e um vinho branco quando o calor abranda. A massagem a dois marca-se para o fim do dia, e sai-se diretamente para o jantar.',
  },
  'Esquí por la mañana, spa por la tarde': {
    es: 'Primeras bajadas con la pista vacía y, a las cuatro, botas fuera y piscina caliente. Con la media pensión no hay que volver a salir al frío hasta el día siguiente.',
    pt: 'Primeiras descidas com a pista vazia e, às quatro, botas fora e piscina quente. Com a meia-pensão não é preciso voltar ao frio até ao dia seguinte.',
  },
  'Madeira entre levadas y agua caliente': {
    es: 'Por la mañana se camina junto al agua y por la tarde se mete uno dentro. Tres noches entre laurisilva y niebla, con las piernas cansadas y el resto del cuerpo agradecido.',
    pt: 'De manhã caminha-se junto à água e à tarde entra-se nela. Três noites entre laurissilva e nevoeiro, com as pernas cansadas e o resto do corpo agradecido.',
  },
  'Viñas, vino y ritual en el Duero': {
    es: 'El ritual se hace con pepitas de uva y aceite de la casa; el vino, con lo demás. Entre una cosa y otra, una terraza sobre el río y ninguna prisa por bajar.',
    pt: 'O ritual faz-se com grainhas de uva e azeite da casa; o vinho, com o resto. Entre uma coisa e outra, um terraço sobre o rio e nenhuma pressa de descer.',
  },
  'Cabaña, bosque y sauna': {
    es: 'Una cabaña con estufa, un bosque nevado y una sauna con ventana a los abetos. De noche no se oye nada, y eso es lo que más se recuerda.',
    pt: 'Uma cabana com salamandra, um bosque nevado e uma sauna com janela para os abetos. À noite não se ouve nada, e é isso que mais se recorda.',
  },
  'Niebla, jardines y spa en Sintra': {
    es: 'Los jardines aparecen y desaparecen con la niebla mientras el agua humea entre los helechos. Una noche para perderse por la sierra y encontrarse en la bañera.',
    pt: 'Os jardins aparecem e desaparecem com a névoa enquanto a água fumega entre os fetos. Uma noite para se perder na serra e se encontrar na banheira.',
  },
  'Dos noches junto a la ría': {
    es: 'Barcas, salinas y un transbordador a la isla; al volver, agua de mar caliente y camas frente al jardín. Tavira se recorre en una tarde y se echa de menos un año.',
    pt: 'Barcos, salinas e uma travessia até à ilha; no regresso, água do mar quente e camas em frente ao jardim. Tavira percorre-se numa tarde e deixa saudades um ano.',
  },
  'Apartamento en la nieve con spa en familia': {
    es: 'Trineo hasta que se mojen los guantes, sopa en la cocina del apartamento y una hora de piscina todos juntos. Tres noches en Arinsal con los niños dormidos a las nueve.',
    pt: 'Trenó até as luvas ficarem molhadas, sopa na cozinha do apartamento e uma hora de piscina todos juntos. Três noites em Arinsal com as crianças a dormir às nove.',
  },
  'Una semana de mar y masajes en Albufeira': {
    es: 'De lunes a viernes sin más horario que el de las mareas: playa, siesta, masaje, cena. Cinco noches bastan para que todos, también los pequeños, pregunten cuándo se vuelve.',
    pt: 'De segunda a sexta sem outro horário que não o das marés: praia, sesta, massagem, jantar. Cinco noites bastam para que todos, também os mais novos, perguntem quando se volta.',
  },
  'Cinco estrellas a pie de pista': {
    es: 'El último descenso acaba en la puerta del hotel, y el primer brindis, en el jacuzzi. Dos noches de lana, chimenea y un masaje para las piernas que han trabajado.',
    pt: 'A última descida acaba à porta do hotel, e o primeiro brinde, no jacuzzi. Duas noites de lã, lareira e uma massagem para as pernas que trabalharam.',
  },
  'Luna de miel en Funchal': {
    es: 'Pétalos en la bañera, espumoso en la terraza y cinco días sin que nadie diga vuestro nombre. Sirve también para quienes llevan veinte años casados.',
    pt: 'Pétalas na banheira, espumante no terraço e cinco dias sem ninguém a chamar. Serve também para quem está casado há vinte anos.',
  },
  'Noche de vendimia con cena maridada': {
    es: 'Cinco platos, cinco vinos de la finca y la historia de cada uno contada en la mesa. Por la mañana, el spa se encarga de lo que haya quedado de la noche.',
    pt: 'Cinco pratos, cinco vinhos da quinta e a história de cada um contada à mesa. De manhã, o spa trata do que tiver sobrado da noite.',
  },
}

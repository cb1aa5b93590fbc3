import type { RecipeTexts } from './recipe-text.ts'

export const circuitsTexts: RecipeTexts = {
  'spa-circuit': [
    {
      es: 'Un recorrido por el agua a tu ritmo: chorros para la espalda, calor para soltar los músculos y un último baño fresco que despierta.',
      pt: 'Um percurso de água ao seu ritmo: jatos para as costas, calor para soltar os músculos e um último banho fresco que desperta.',
    },
    {
      es: 'Hora y media de burbujas, vapor y agua fresca, y ninguna otra cosa que hacer.',
      pt: 'Hora e meia de bolhas, vapor e água fresca, e mais nada para fazer.',
    },
    {
      es: 'La piscina de hidromasaje, la sauna y el baño de vapor están a pocos pasos: ve y vuelve las veces que quieras.',
      pt: 'A piscina de hidromassagem, a sauna e o banho turco ficam a poucos passos: vá e volte as vezes que quiser.',
    },
    {
      es: 'Empieza en el agua templada, sigue con el calor y deja lo frío para el final, que sabe mejor.',
      pt: 'Comece pela água morna, passe ao calor e deixe o frio para o fim, que sabe melhor.',
    },
    {
      es: 'Para la primera visita o para la de cada mes: agua a varias temperaturas, un rato de vapor y una infusión antes de volver a vestirse.',
      pt: 'Para a primeira visita ou para a de todos os meses: água a várias temperaturas, um pouco de vapor e uma infusão antes de voltar a vestir-se.',
    },
    {
      es: 'Cascadas para el cuello, camas de burbujas para las piernas y una tumbona para después. Basta con dejarse llevar.',
      pt: 'Cascatas para o pescoço, camas de bolhas para as pernas e uma espreguiçadeira para depois. É só deixar-se ir.',
    },
  ],
  'thermal-circuit': [
    {
      es: 'Calor seco, vapor y agua fría en el orden que mejor sienta. El equipo te acompaña al entrar y te propone tiempos para cada sala.',
      pt: 'Calor seco, vapor e água fria pela ordem que melhor sabe. A equipa acompanha-o à entrada e sugere tempos para cada sala.',
    },
    {
      es: 'Sauna, ducha, vapor y pediluvio: el calor y el frío se turnan hasta que el cuerpo se rinde.',
      pt: 'Sauna, duche, vapor e pedilúvio: o calor e o frio alternam até o corpo se render.',
    },
    {
      es: 'Ochenta minutos de contrastes bien medidos. La piel lo nota enseguida y el sueño, esa misma noche.',
      pt: 'Oitenta minutos de contrastes bem medidos. A pele sente-o logo e o sono, nessa mesma noite.',
    },
    {
      es: 'El camino de cantos rodados despierta los pies y el vapor se ocupa de lo demás. Entre sala y sala, una pausa y un vaso de agua.',
      pt: 'O caminho de seixos desperta os pés e o vapor trata do resto. Entre uma sala e outra, uma pausa e um copo de água.',
    },
    {
      es: 'La temperatura sube poco a poco y baja de golpe: así se hacía antes y así funciona.',
      pt: 'A temperatura sobe devagar e desce de repente: era assim que se fazia e é assim que resulta.',
    },
  ],
  'hydrotherapy-circuit': [
    {
      es: 'Chorros a distintas alturas, cuellos de cisne y camas de burbujas que trabajan la espalda de abajo arriba.',
      pt: 'Jatos a várias alturas, pescoços de cisne e camas de bolhas que trabalham as costas de baixo para cima.',
    },
    {
      es: 'Cada chorro tiene su altura y su trabajo: gemelos, lumbares, hombros. Tú solo cambias de sitio.',
      pt: 'Cada jato tem a sua altura e a sua tarefa: gémeos, lombar, ombros. Só tem de mudar de lugar.',
    },
    {
      es: 'Una hora de agua en movimiento, con burbujas, cascadas y un baño frío para terminar.',
      pt: 'Uma hora de água em movimento, com bolhas, cascatas e um banho frio para terminar.',
    },
    {
      es: 'El agua sostiene el peso y los chorros deshacen los nudos, sin que nadie te toque.',
      pt: 'A água sustenta o peso e os jatos desfazem os nós, sem que ninguém lhe toque.',
    },
    {
      es: 'Después de muchas horas de pie o de silla, pocas cosas alivian tanto como un buen chorro en su sitio.',
      pt: 'Depois de muitas horas de pé ou à secretária, poucas coisas aliviam tanto como um bom jato no sítio certo.',
    },
    {
      es: 'Agua caliente, masaje bajo la cascada y un paso por el vapor: sesenta minutos que cunden.',
      pt: 'Água quente, massagem debaixo da cascata e uma passagem pelo vapor: sessenta minutos que rendem.',
    },
  ],
  'thalasso-circuit': [
    {
      es: 'Agua de mar filtrada y templada, rica en sales y oligoelementos, en una sucesión de piscinas que pide tiempo y lo devuelve con creces.',
      pt: 'Água do mar filtrada e morna, rica em sais e oligoelementos, numa sucessão de piscinas que pede tempo e o devolve com juros.',
    },
    {
      es: 'Se flota casi sin querer: el agua viene del mar, está a la temperatura del cuerpo y no tiene prisa.',
      pt: 'Flutua-se quase sem querer: a água vem do mar, está à temperatura do corpo e não tem pressa.',
    },
    {
      es: 'Piscina salada, chorros de agua de mar y vapor con olor a algas. La piel agradece la sal y las piernas, el empuje.',
      pt: 'Piscina salgada, jatos de água do mar e vapor com cheiro a algas. A pele agradece o sal e as pernas, o impulso.',
    },
  ],
  'signature-circuit': [
    {
      es: 'El recorrido propio de la casa, pensado por su equipo: empieza despacio, sube la temperatura y termina en silencio, con una infusión y una manta.',
      pt: 'O percurso próprio da casa, pensado pela sua equipa: começa devagar, sobe a temperatura e termina em silêncio, com uma infusão e uma manta.',
    },
    {
      es: 'Dos horas con guion: varias paradas, cada una a su temperatura, y tiempo de sobra para volver a la favorita.',
      pt: 'Duas horas com guião: várias paragens, cada uma à sua temperatura, e tempo de sobra para voltar à preferida.',
    },
    {
      es: 'Es el circuito por el que se vuelve: agua en movimiento, calor de verdad y una sala donde no suena nada.',
      pt: 'É o circuito que faz voltar: água em movimento, calor a sério e uma sala onde não se ouve nada.',
    },
    {
      es: 'La casa lo enseña con orgullo, y con razón: del hidromasaje al baño de vapor, todo está a mano y nada se amontona.',
      pt: 'A casa mostra-o com orgulho, e com razão: da hidromassagem ao banho turco, está tudo à mão e nada se atropela.',
    },
    {
      es: 'Primero el agua tibia, luego el contraste y al final la manta. Quien lo prueba entiende por qué lleva nombre propio.',
      pt: 'Primeiro a água morna, depois o contraste e no fim a manta. Quem o experimenta percebe porque tem nome próprio.',
    },
    {
      es: 'Un paseo largo por toda la zona de aguas, con pediluvio, sauna e infusión. El albornoz va incluido en el precio.',
      pt: 'Um passeio demorado por toda a zona de águas, com pedilúvio, sauna e infusão. O roupão está incluído no preço.',
    },
    {
      es: 'Aquí el agua cuenta una historia: calienta, despierta, sostiene y, cuando ya no queda prisa, deja ir.',
      pt: 'Aqui a água conta uma história: aquece, desperta, sustenta e, quando já não há pressa, deixa ir.',
    },
  ],
  'long-circuit': [
    {
      es: 'Tiempo de sobra para repetir lo que más guste: agua caliente, vapor, una siesta corta y otra vuelta.',
      pt: 'Tempo de sobra para repetir o que mais agradar: água quente, vapor, uma sesta curta e mais uma volta.',
    },
    {
      es: 'Sin mirar el reloj: hay tiempo para el agua, para el vapor y para no hacer nada entre una cosa y otra.',
      pt: 'Sem olhar para o relógio: há tempo para a água, para o vapor e para não fazer nada entre uma coisa e outra.',
    },
    {
      es: 'Para quien cree que un circuito corto es quedarse a medias. Trae un libro: la tumbona también cuenta.',
      pt: 'Para quem acha que um circuito curto sabe a pouco. Traga um livro: a espreguiçadeira também conta.',
    },
    {
      es: 'El cuerpo tarda un rato en darse cuenta de que puede soltar; aquí se le deja ese rato.',
      pt: 'O corpo leva algum tempo a perceber que pode descontrair; aqui tem esse tempo.',
    },
    {
      es: 'Piscina, sauna, descanso y vuelta a empezar, sin que nadie venga a decir que se acaba el turno.',
      pt: 'Piscina, sauna, descanso e voltar ao princípio, sem que ninguém venha dizer que o turno acabou.',
    },
  ],
  'arab-bath': [
    {
      es: 'Tres salas a media luz, agua templada bajo los arcos y el mármol caliente esperando. Se entra en turnos pequeños, para que haya silencio.',
      pt: 'Três salas à meia-luz, água morna sob os arcos e o mármore quente à espera. Entra-se em turnos pequenos, para que haja silêncio.',
    },
    {
      es: 'Del agua tibia a la caliente y de la caliente a la fría, a la luz de los faroles. Antes de irse hay té.',
      pt: 'Da água morna para a quente e da quente para a fria, à luz das lanternas. Antes de sair há chá.',
    },
    {
      es: 'El vapor borra las paredes y las conversaciones bajan solas de volumen. Al final esperan un té a la menta y un dulce.',
      pt: 'O vapor apaga as paredes e as conversas baixam sozinhas de tom. No fim esperam um chá de menta e um doce.',
    },
    {
      es: 'Noventa minutos como en los baños de antes: agua, piedra caliente y nada urgente.',
      pt: 'Noventa minutos como nos banhos de antigamente: água, pedra quente e nada de urgente.',
    },
  ],
  'night-circuit': [
    {
      es: 'Con la última luz del día se apagan los focos y se encienden las velas. El agua, la misma; el tiempo, más lento.',
      pt: 'Com a última luz do dia apagam-se os projetores e acendem-se as velas. A água é a mesma; o tempo, mais lento.',
    },
    {
      es: 'El spa cuando ya no queda casi nadie: velas en el borde, música muy baja y el vapor iluminado.',
      pt: 'O spa quando já quase não há ninguém: velas à beira da piscina, música muito baixa e o vapor iluminado.',
    },
    {
      es: 'Una cita con el agua para acabar el día. De jueves a sábado, cuando se va la luz.',
      pt: 'Um encontro com a água para acabar o dia. De quinta-feira a sábado, quando a luz se vai.',
    },
  ],
  'mountain-circuit': [
    {
      es: 'Después de un día de nieve o de camino: piscina exterior humeante, madera de abeto en la sauna y un cubo de agua fría para valientes.',
      pt: 'Depois de um dia de neve ou de caminhada: piscina exterior fumegante, madeira de abeto na sauna e um balde de água fria para os corajosos.',
    },
    {
      es: 'Con frío fuera y el agua a treinta y seis grados no hace falta más plan. Dentro esperan la sauna y una manta.',
      pt: 'Com frio lá fora e a água a trinta e seis graus, não é preciso mais nada. Lá dentro esperam a sauna e uma manta.',
    },
  ],
  flotation: [
    {
      es: 'La densidad de la sal hace el trabajo: el cuerpo flota solo, el cuello descansa y la cabeza también.',
      pt: 'A densidade do sal faz o trabalho: o corpo flutua sozinho, o pescoço descansa e a cabeça também.',
    },
    {
      es: 'Boca arriba en el agua, sin esfuerzo y con los oídos cubiertos: cuarenta y cinco minutos de silencio de verdad.',
      pt: 'De costas na água, sem esforço e com os ouvidos tapados: quarenta e cinco minutos de silêncio a sério.',
    },
  ],
}

import type es from '../es/places.ts'

export default {
  intros: {
    espana:
      'Circuitos de água, massagens e rituais em hotéis e termas que escolhemos um a um. Compre o seu voucher hoje e venha quando quiser.',
    canarias:
      'Oito ilhas, água do mar o ano inteiro e o hábito de não ter pressa. Talassoterapia, piscinas de lava e massagens com aloé, em hotéis virados para o Atlântico.',
    'comunidad-valenciana':
      'Banhos árabes na cidade e spas de praia a dois passos do Mediterrâneo. Programas de uma hora ou de um dia inteiro, com um arroz no regresso.',
    tenerife:
      'Circuitos termais, hammams e piscinas frente ao Atlântico, do sul ao vale de La Orotava. Escolha o sul pelo sol e o norte pelo verde: numa ilha assim, nenhum spa fica longe.',
    valencia:
      'Hammams a dois passos do centro, spas urbanos para a hora de almoço e hotéis de praia para o fim de semana. Um momento de calma sem sair da província.',
    'tenerife/adeje':
      'Os grandes hotéis do sul, com piscinas de água salgada, circuitos demorados e terraços ao pôr do sol. Aqui passa-se o dia: spa de manhã e almoço em La Caleta.',
    'tenerife/arona':
      'Los Cristianos, o porto e a montanha de Guaza ao fundo. Spas sem pressa para depois da praia, ou para o dia em que o ferry chega cedo.',
    'tenerife/guia-de-isora':
      'A costa mais sossegada do oeste, entre bananeiras e com La Gomera em frente. Spas amplos e silenciosos, daqueles que pedem para ficar até ao pôr do sol.',
    'tenerife/playa-de-las-americas':
      'Junto ao passeio marítimo e às ondas, circuitos e massagens para abrandar. Entre com areia nos pés e saia com os ombros leves.',
    'tenerife/puerto-de-la-cruz':
      'O norte de sempre: jardins, lava e piscinas com o Teide por trás. Termas e hotéis com história para uma manhã de água quente e um café na praça.',
    'tenerife/san-cristobal-de-la-laguna':
      'Ruas de casas coloridas, ar fresco e spas pequenos onde o tratam pelo nome. O programa dos dias de semana: uma hora de massagem e um passeio.',
    'tenerife/san-miguel-de-abona':
      'Golfe, marina e um mar que se vê de quase todo o lado. Circuitos para as pernas cansadas e rituais demorados para os restantes.',
    'tenerife/santa-cruz-de-tenerife':
      'Spas de cidade entre o parque García Sanabria e o mar, à mão quando sai do trabalho. Para uma pausa a meio do dia ou uma tarde inteira.',
    'tenerife/santa-ursula':
      'Falésias verdes, vinhas e vista para o vale de La Orotava. Poucos spas e muito sossegados: ouve-se a água e pouco mais.',
    'tenerife/santiago-del-teide':
      'Entre Los Gigantes e o vulcão, piscinas de rocha e fins de tarde longos. O lugar certo para acabar um dia de trilhos em água quente.',
    'valencia/gandia':
      'Areal largo, um passeio comprido e spas de hotel para qualquer mês. No verão refrescam e no inverno a praia é quase só sua.',
    'valencia/paterna':
      'A dez minutos de Valência e longe do trânsito. Circuitos e massagens para voltar a casa de outra maneira.',
    'valencia/valencia':
      'Banhos árabes no centro, spas com vista para o Túria e massagens à hora de almoço. A cidade continua lá fora: pode esperar um pouco.',
  },
  where: { canarias: 'nas Canárias', 'comunidad-valenciana': 'na Comunidade Valenciana' },
} as const satisfies { intros: Record<keyof typeof es.intros, string>; where: Record<string, string> }

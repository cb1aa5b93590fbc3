import type { Translated } from '#platform/i18n/translate.ts'
import type es from '../es/home.ts'

export default {
  description:
    'Spas, massagens, circuitos e escapadinhas de bem-estar em Espanha, Portugal e Andorra. Vouchers sem data para si ou para oferecer.',
  assure: {
    instant: 'Voucher no seu e-mail na hora',
    refund: '{{term}} para mudar de ideias',
    noAccount: 'Sem registo',
    forever: 'O seu voucher nunca perde valor',
  },
  heroes: {
    default: {
      title: 'Hoje, nada <em>urgente</em>',
      lead: 'Spas, massagens e escapadinhas perto de si. Compre o seu voucher em dois minutos e desfrute quando quiser.',
    },
    blackFriday: {
      title: 'Black Friday, <em>sem pressa</em>',
      lead: 'Uma semana de circuitos, rituais e massagens com desconto. Compre hoje e escolha o dia quando lhe der jeito.',
    },
    christmas: {
      title: 'Este ano, ofereça <em>calma</em>',
      lead: 'Um spa, uma massagem ou uma noite fora. O voucher chega por e-mail e pode ser trocado até 20 de janeiro.',
    },
    threeKings: {
      title: 'Último presente: <em>descanso</em>',
      lead: 'O voucher chega ao e-mail num minuto: ainda vai a tempo do Dia de Reis.',
    },
    valentines: {
      title: 'Encontro marcado <em>na água</em>',
      lead: 'Circuitos a dois, massagens para casais e noites de hotel com spa. O telemóvel fica no cacifo.',
    },
    fathersDay: {
      title: 'Que ele <em>também descanse</em>',
      lead: 'Uma sauna, uma boa massagem e nada para arranjar. Chega-lhe por e-mail, com a sua mensagem.',
    },
    holyWeek: {
      title: 'Férias de <em>um só dia</em>',
      lead: 'Piscina, sol e almoço em frente ao mar, perto de casa. Sem trânsito e sem malas.',
    },
    mothersDay: {
      title: 'Um momento <em>só para ela</em>',
      lead: 'Rituais, faciais e spa com pequeno-almoço. Chega-lhe por e-mail, com as suas palavras e sem data.',
    },
    teacherGift: {
      title: 'Obrigado <em>a quem ensina</em>',
      lead: 'Uma massagem ou um circuito, oferecidos por toda a turma a quem cuidou dela o ano inteiro.',
    },
  },
  banners: {
    blackFriday: {
      eyebrow: 'Black Friday na {{brand}}',
      title: 'Uma semana para abrandar',
      body: 'Circuitos, rituais e massagens com desconto. A data escolhe-se mais tarde.',
    },
    christmas: {
      eyebrow: 'Natal na {{brand}}',
      title: 'Debaixo da árvore, um pouco de paz',
      body: 'Chega ao e-mail num minuto, mesmo à meia-noite de 24. Trocas até 20 de janeiro.',
    },
    threeKings: {
      eyebrow: 'Reis na {{brand}}',
      title: 'O presente que não ocupa espaço',
      body: 'Sem embrulho nem tamanhos. Chega ao e-mail num minuto, mesmo na véspera de Reis. Trocas até 20 de janeiro.',
    },
    valentines: {
      eyebrow: 'Dia dos Namorados na {{brand}}',
      title: 'Dois roupões e mais nada na agenda',
      body: 'Circuitos à luz das velas, massagens para casais e rituais a dois. A data fica para depois.',
    },
    fathersDay: {
      eyebrow: 'Dia do Pai na {{brand}}',
      title: 'Uma tarde sem telemóvel',
      body: 'Massagens, saunas e circuitos para quem nunca os oferece a si próprio.',
    },
    holyWeek: {
      eyebrow: 'Páscoa na {{brand}}',
      title: 'Piscina, sol e nenhuma mala',
      body: 'Um day pass abre a piscina, o spa e as espreguiçadeiras do hotel, da manhã à tarde.',
    },
    mothersDay: {
      eyebrow: 'Dia da Mãe na {{brand}}',
      title: 'Devolva-lhe um pouco de calma',
      body: 'Rituais, faciais e spa com pequeno-almoço. Chega por e-mail, com a sua mensagem.',
    },
    teacherGift: {
      eyebrow: 'Fim do ano letivo na {{brand}}',
      title: 'Um presente de toda a turma',
      body: 'Cada um dá um pouco e junta-se uma massagem, um circuito ou um dia de piscina. Chega por e-mail, com os nomes de todos.',
    },
    dayPass: {
      eyebrow: 'Primavera na {{brand}}',
      title: 'Um dia inteiro de piscina',
      body: 'Com um day pass entra de manhã e sai ao fim da tarde: piscina, spa e espreguiçadeira em hotéis perto de si.',
    },
    summer: {
      eyebrow: 'Verão na {{brand}}',
      title: 'Os pés na água, o relógio em casa',
      body: 'Day pass com piscina, sombra e spa quando o sol aperta. Sem reservar quarto.',
    },
    spaAndLunch: {
      eyebrow: 'Outono na {{brand}}',
      title: 'Spa, mesa e sobremesa',
      body: 'Um circuito de manhã e um almoço sem olhar para as horas. O melhor programa quando arrefece.',
    },
    spaAndBrunch: {
      eyebrow: 'Inverno na {{brand}}',
      title: 'Domingos de roupão',
      body: 'Primeiro a água quente, depois o brunch, ou ao contrário. Ninguém tem pressa.',
    },
  },
  banner: { days: 'De {{first}} a {{last}}', upTo: 'Até {{off}}' },
  promos: {
    offers: { title: 'Ofertas de hoje', text: 'Até menos {{percent}} em {{count}} experiências.' },
    giftCard: { title: 'Cartão-presente', text: 'O spa e o dia, escolhem eles.' },
    companyGift: { title: 'Presentes de empresa', text: 'Um descanso para a sua equipa ou os seus clientes.' },
    dayPass: { title: 'Day pass', text: 'Piscina e spa, da manhã à tarde.' },
    nightAway: { title: 'Hotel com spa', text: 'Uma noite fora, com o spa incluído.' },
    christmasCouple: { title: 'Natal a dois', text: 'Um presente para partilhar.' },
    christmasFood: { title: 'Natal à mesa', text: 'Spa com pequeno-almoço, almoço ou jantar.' },
    breakfast: { title: 'Spa com pequeno-almoço', text: 'Uma manhã para partilhar.' },
  },
  moments: {
    title: 'Momentos especiais',
    lead: 'Nove maneiras de parar. Escolha a sua.',
    all: 'Ver todas as promoções',
    couplesNote: 'Para celebrar a dois',
  },
  treatments: { title: 'Tratamentos que apetecem', all: 'Todos os tratamentos' },
  unique: { title: 'Momentos únicos', lead: 'Uma noite fora, com o spa incluído.', all: 'Todas as escapadinhas' },
  places: {
    title: 'Lugares aonde voltar',
    all: 'Ver todos os destinos',
    cities: 'Cidades favoritas',
    city: '{{name}} cidade',
  },
  gift: {
    title: 'Ofereça tempo, o lugar escolhem eles',
    body: 'Um cartão desde 20,00 € para qualquer experiência em mais de {{giftSpas}} spas. Chega por e-mail em PDF, hoje ou no dia que disser, e vale três anos.',
    action: 'Ver o cartão-presente',
    card: 'Cartão-presente',
    first: 'Obrigada por tudo',
    second: 'Uma pausa para si',
  },
  steps: {
    title: 'É muito fácil',
    choose: {
      title: 'Escolha uma experiência',
      text: 'Pesquise por destino, tratamento ou spa. Verá o preço final, com impostos.',
    },
    buy: {
      title: 'Compre em dois minutos',
      text: 'Sem criar conta. O voucher chega ao seu e-mail, ou ao de quem o recebe.',
    },
    book: { title: 'Marque quando quiser', text: 'Ligue ou escreva ao spa com a sua referência e venha desfrutar.' },
  },
  reviews: { title: 'O que contam ao voltar' },
  figures: {
    centres: 'centros escolhidos um a um',
    years: 'anos a cuidar do seu tempo livre',
    reviews: 'em 5, segundo {{reviews}} opiniões verificadas',
  },
} satisfies Translated<typeof es>

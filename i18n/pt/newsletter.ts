export default {
  title: '5 % na sua primeira vez',
  lead: 'Uma carta por mês com ideias para descansar, e um código para a sua primeira compra.',
  description:
    'Subscreva a carta da {{brand}}: uma por mês, com ideias para descansar e 5 % de desconto na sua primeira compra.',
  email: 'E-mail',
  country: 'País',
  countries: { ES: 'Espanha', PT: 'Portugal', AD: 'Andorra' },
  send: 'Quero os meus 5 %',
  terms:
    'Para a primeira compra. Não acumula com serviços já em promoção nem com escapadinhas. Ao subscrever, aceita receber as nossas cartas, de acordo com a <privacy>política de privacidade</privacy>. Pode cancelar quando quiser.',
  leaveEmpty: 'Deixe este campo vazio',
  problems: {
    emailWrong: 'O e-mail não está correto',
    countryWrong: 'A localização não é válida',
  },
  refused: {
    tooManyTitle: 'Está a ser mais rápido do que nós',
    tooMany_one: 'Aguarde {{count}} minuto e tente novamente.',
    tooMany_other: 'Aguarde {{count}} minutos e tente novamente.',
    notSavedTitle: 'Não conseguimos registar os dados',
    notSaved: 'A falha é nossa. Tente novamente dentro de minutos.',
  },
  done: {
    title: 'Está quase',
    text: 'Vamos escrever-lhe para confirmar o seu e-mail e enviar o código de 5 %.',
  },
} as const

export default {
  title: 'Cartão-presente',
  lead: 'Um presente que acerta sempre: quem o recebe decide o spa, o programa e o dia.',
  description:
    'Cartão-presente da {{brand}}: de 20 a 500 euros, para qualquer experiência em mais de {{giftSpas}} spas. Em PDF, na hora, e vale três anos.',
  facts: {
    amount: 'De 20,00 a 500,00 €, o valor que disser',
    delivery: 'Por e-mail em PDF, na hora ou no dia que escolher',
    validity: 'Vale três anos e pode ser gasto em várias vezes',
    everywhere: 'Para qualquer experiência em mais de {{giftSpas}} spas, escapadinhas incluídas',
  },
  designs: 'Cinco modelos',
  designsLead: 'Escolha o que mais se parece com quem o recebe.',
  themes: {
    water: 'Uma pausa para si',
    petals: 'Para os dois',
    gift: 'Felizes dias de calma',
    zen: 'Obrigada por tudo',
    oils: 'Hoje é dia de se cuidar',
  },
  for: 'Para Elena',
  by: 'Da parte de Marta',
  faq: 'Perguntas sobre o cartão',
  buy: 'Comprar um cartão-presente',
  checkout: {
    title: 'Comprar um cartão-presente',
    lead: 'A compra de cartões online abre muito em breve. Entretanto, preparamo-lo nós.',
    byMail:
      'Escreva-nos para {{email}} com o valor (de 20,00 a 500,00 €), o modelo, o nome e o e-mail de quem o recebe e a sua mensagem. Respondemos com uma ligação de pagamento.',
    write: 'Pedir um cartão',
    subject: 'Quero um cartão-presente',
    back: 'Ver os cinco modelos',
  },
  balance: {
    title: 'Saldo do cartão',
    lead: 'O cartão pode ser gasto em várias vezes: o que não usar hoje continua lá.',
    byMail: 'Escreva-nos para {{email}} com o código do seu cartão e dizemos quanto resta e até quando vale.',
    write: 'Perguntar pelo meu saldo',
    subject: 'Saldo do meu cartão-presente',
  },
} as const

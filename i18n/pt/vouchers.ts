export default {
  login: {
    title: 'Gerir o meu voucher',
    lead: 'Ativá-lo, mudar o beneficiário, trocá-lo por outra experiência ou pedir a devolução: tudo sem criar uma conta.',
    needTitle: 'Tenha à mão',
    needs: {
      email: 'O e-mail do beneficiário do voucher',
      reference: 'A referência, que começa por SP ou BOSPD',
      expiry: 'A data de validade que aparece no PDF',
    },
    byMail:
      'Escreva-nos para {{email}} a partir do e-mail da compra com esses três dados e tratamos de tudo num dia útil.',
    write: 'Escrever à ajuda',
    policy: 'Ler a política de trocas e devoluções',
  },
  resend: {
    title: 'Reenviar os meus vouchers',
    lead: 'Perdeu o e-mail com o seu voucher? Não faz mal: o valor continua a ser seu.',
    byMail: 'Escreva-nos para {{email}} a partir do endereço com que comprou e enviamos-lho outra vez.',
  },
} as const

import type { Translated } from '#platform/i18n/translate.ts'
import type es from '../../es/vouchers/login.ts'

/** Opening a voucher, and having those that were bought sent again. */
export default {
  login: {
    title: 'Gerir o meu voucher',
    lead: 'Ative-o, mude o beneficiário, troque-o por outra experiência ou peça a devolução, sem criar conta.',
    where: 'Onde está cada dado',
    sample: { name: 'Ritual Oceano a dois', spa: 'Spa Mar de Nubes, Costa Adeje' },
    needs: {
      email: 'O e-mail do beneficiário do voucher',
      reference: 'A referência, que começa por SP ou BOSPD',
      expiry: 'A data de validade que aparece no PDF',
    },
    email: 'E-mail do beneficiário',
    reference: 'Referência',
    referenceHint: 'Por exemplo, SP71920KRB',
    expiry: 'Data de validade',
    promotions: 'Quero receber promoções e ideias por e-mail.',
    optional: 'Opcional',
    enter: 'Entrar',
    resend: 'Reenviar os meus vouchers',
    policy: 'Ler a política de trocas e devoluções',
    problems: {
      emailWrong: 'O e-mail não está correto',
      referenceWrong: 'O código do voucher não está correto',
      expiryWrong: 'A data de validade não está correta',
    },
    errors: {
      'bad-spa-voucher': {
        title: 'Não foi possível validar o seu voucher',
        text: 'Confirme a referência e a data de validade, tal como aparecem no voucher, e o e-mail de quem o vai usar. Se continuar sem funcionar, escreva-nos para {{email}}.',
      },
      'bad-gift-voucher': {
        title: 'Escreveu o código de um cartão-presente',
        text: 'Os cartões-presente não se gerem aqui: escolha um spa e introduza o código em «Código de desconto» ao pagar.',
      },
      'bad-booking': {
        title: 'Escreveu a referência de uma reserva',
        text: 'Para a alterar ou cancelar, escreva o e-mail com que a fez e, no lugar da validade, o dia da reserva. Se perdeu o nosso e-mail, voltamos a enviá-lo.',
      },
      'bad-get-away': {
        title: 'Escreveu a referência de uma escapadinha',
        text: 'Para abrir a sua escapadinha, escreva o e-mail de quem a comprou e, no lugar da validade, o dia de chegada. Se lha ofereceram, explicamos como se resgata.',
      },
      'bad-external-voucher': {
        title: 'Esta referência não é da {{brand}}',
        text: 'Os nossos vouchers começam por SP ou BOSPD. Se comprou o seu noutro sítio, fale com quem lho vendeu.',
      },
      'bad-other-voucher': {
        title: 'Esta referência não existe',
        text: 'Confirme-a no PDF ou no e-mail do voucher: começa por SP ou BOSPD. Se a perdeu, voltamos a enviá-la.',
      },
    },
    ways: {
      write: 'Escrever ao apoio',
      spas: 'Escolher um spa',
      balance: 'Ver o saldo do cartão',
      contact: 'Ir para a página de contacto',
      getaway: 'Resgatar uma escapadinha',
    },
    tooManyTitle: 'Demasiadas tentativas seguidas',
    tooMany_one: 'Espere {{count}} minuto e tente de novo, ou abra o voucher através da ligação no nosso e-mail.',
    tooMany_other: 'Espere {{count}} minutos e tente de novo, ou abra o voucher através da ligação no nosso e-mail.',
    linkOverTitle: 'Esta ligação já não abre o voucher',
    linkOver:
      'Pode estar incompleta, ter expirado ou o voucher pode ter mudado de mãos. Entre com os dados do voucher, ou peça uma nova ligação em «Reenviar os meus vouchers».',
    sessionOverTitle: 'A sessão terminou por motivos de segurança',
    sessionOver: 'O seu último pedido não foi executado. Volte a entrar e tente de novo.',
  },
  resend: {
    title: 'Reenviar os meus vouchers',
    lead: 'Perdeu o e-mail com o seu voucher, a sua reserva ou a sua escapadinha? Não faz mal: continuam a ser seus.',
    email: 'E-mail',
    emailHint: 'O do beneficiário, ou o que usou na compra',
    send: 'Reenviar os meus vouchers',
    leaveEmpty: 'Deixe este campo vazio',
    emailWrong: 'O e-mail não está correto',
    sentTitle: 'Veja o seu e-mail',
    sent: 'Se houver vouchers ou compras com esse endereço, recebe-os dentro de alguns minutos. Não recebeu nada? Procure na pasta de spam ou escreva-nos para {{email}}.',
    back: 'Voltar a «Gerir o meu voucher»',
  },
} satisfies Translated<typeof es>

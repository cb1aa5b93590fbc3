import type { Translated } from '#platform/i18n/translate.ts'
import type es from '../es/pdf-gift-card.ts'

export default {
  file: 'cartao-presente',
  title: 'Cartão-presente para {{name}}',
  kind: 'Cartão-presente',
  for: 'Para',
  by: 'Da parte de {{from}}',
  forBy: 'Para {{name}}, da parte de {{from}}',
  fold: 'Dobre por aqui',
  code: 'Código',
  value: 'Valor',
  validUntil: 'Válido até',
  steps: {
    choose: 'Escolha',
    chooseText: 'Mais de {{giftSpas}} spas, massagens, rituais e escapadinhas em {{address}}.',
    enter: 'Escreva o código',
    enterText: 'Em «{{field}}», ao pagar. Pode gastá-lo em várias vezes.',
    enjoy: 'Desfrute',
    enjoyText: 'O que sobrar fica no cartão até ao fim da validade.',
  },
  left: 'Quanto resta?',
  leftText:
    'Leia o código para ver o saldo. Guarde este cartão como se fosse dinheiro: quem tem o código pode gastá-lo. Não se troca por dinheiro. Condições em {{conditions}}. Dúvidas? {{email}} · {{phone}}',
  qr: 'Código QR com a página do saldo',
} satisfies Translated<typeof es>

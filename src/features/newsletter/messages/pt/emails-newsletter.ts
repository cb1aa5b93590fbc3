import type { Translated } from '#platform/i18n/translate.ts'
import type es from '../es/emails-newsletter.ts'

export default {
  unsubscribe: 'Cancelar a subscrição desta newsletter',
  confirmation: {
    subject: 'Confirme o seu e-mail para receber a newsletter da {{brand}}',
    preheader: 'Um clique e está feito. Se o pedido não foi seu, não tem de fazer nada.',
    title: 'Confirma que o pedido é seu?',
    lead: 'Recebemos um pedido para enviar a newsletter da {{brand}} para este e-mail. Se foi seu, confirme-o e enviamos-lhe o código de 5 % para a primeira compra.',
    leadTicked:
      'Indicou que quer receber ofertas e ideias da {{brand}} por e-mail. Antes de lhe escrevermos, queremos ter a certeza de que o endereço é seu.',
    button: 'Confirmar o meu e-mail',
    terms:
      'O código é um por pessoa, vale para a primeira compra e não se aplica a serviços já em promoção, a escapadinhas nem a cartões-presente.',
    ignore_one:
      'Se o pedido não foi seu, não faça nada: não voltamos a escrever-lhe e dentro de {{count}} dia apagamos o endereço.',
    ignore_other:
      'Se o pedido não foi seu, não faça nada: não voltamos a escrever-lhe e dentro de {{count}} dias apagamos o endereço.',
    why: 'Recebe este e-mail porque alguém escreveu o seu endereço na {{brand}}.',
  },
  welcome: {
    subjectCode: 'O seu código de 5 % para se estrear na {{brand}}',
    subject: 'Já recebe a newsletter da {{brand}}',
    preheaderCode: 'Está cá dentro, com a forma de o usar.',
    preheader: 'Um e-mail por mês com ideias para descansar.',
    title: 'A calma começa aqui',
    leadCode: 'Obrigado por subscrever a newsletter da {{brand}}. Este é o seu código para a primeira compra.',
    lead: 'Obrigado por subscrever a newsletter da {{brand}}: um e-mail por mês com ideias para descansar e as melhores ofertas.',
    code: 'O seu código',
    worth: 'Vale',
    percent: '5 % de desconto',
    howTo: 'Como o usar',
    choose: 'Escolha um spa e uma experiência, para si ou para oferecer.',
    buyer: 'Compre com este mesmo e-mail: {{email}}.',
    enter: 'No passo «{{step}}», escreva o código em «{{field}}».',
    terms:
      'Usa-se uma única vez, na sua primeira compra. Não se aplica a serviços já em promoção, a escapadinhas nem a cartões-presente.',
    shop: 'Procurar o meu spa',
    noCode:
      'Desta vez não há código: o de 5 % é para a primeira compra e um por pessoa. Mas há sempre alguma coisa em promoção.',
    offers: 'Ver as ofertas de hoje',
    why: 'Recebe este e-mail porque subscreveu a newsletter da {{brand}}.',
  },
} satisfies Translated<typeof es>

import type { PerLanguage } from '#platform/i18n/languages.ts'

/** What a buyer reads in the stand-in's pages. */
export const words: PerLanguage<Words> = {
  es: {
    test: 'Entorno de pruebas: no se mueve dinero.',
    continue: 'Continuar',
    cancel: 'Cancelar',
    form: {
      title: 'Datos de la tarjeta',
      number: 'Número de tarjeta',
      expiry: 'Caducidad',
      code: 'CVV',
      pay: 'Pagar',
      numberError: 'Este número no es válido.',
      expiryError: 'Mes y año: 12/49.',
      codeError: '3 cifras, detrás.',
      validationError: 'Revisa los datos de la compra.',
      orderError: 'Este pago ya se ha hecho o intentado. Vuelve a empezar.',
      lineError: 'No hay conexión. Inténtalo de nuevo.',
    },
    bank: {
      name: 'Banco de pruebas',
      title: 'Confirma la compra',
      question: (amount) => `Tu banco pide un código para pagar ${amount}.`,
      code: 'Código de seguridad',
      hint: 'En las pruebas es 123456.',
      confirm: 'Confirmar',
      wrong: 'El código no es correcto.',
      over: 'Esta operación ha terminado.',
      looking: 'Tu banco comprueba el navegador.',
    },
    bizum: {
      title: 'Pagar con Bizum',
      merchant: 'Comercio',
      concept: 'Concepto',
      amount: 'Importe',
      phone: 'Teléfono móvil',
      hint: 'En las pruebas, 700000000.',
      accept: 'Aceptar el pago',
      refuse: 'Rechazar',
      phoneError: 'Escribe un móvil español de 9 cifras.',
      broken: 'No se puede hacer el pago',
    },
  },
  pt: {
    test: 'Ambiente de testes: não há movimento de dinheiro.',
    continue: 'Continuar',
    cancel: 'Cancelar',
    form: {
      title: 'Dados do cartão',
      number: 'Número do cartão',
      expiry: 'Validade',
      code: 'CVV',
      pay: 'Pagar',
      numberError: 'Este número não é válido.',
      expiryError: 'Mês e ano: 12/49.',
      codeError: '3 algarismos.',
      validationError: 'Reveja os dados da compra.',
      orderError: 'Este pagamento já foi feito ou tentado. Comece de novo.',
      lineError: 'Não há ligação. Tente de novo.',
    },
    bank: {
      name: 'Banco de testes',
      title: 'Confirme a compra',
      question: (amount) => `O seu banco pede um código para pagar ${amount}.`,
      code: 'Código de segurança',
      hint: 'Nos testes é 123456.',
      confirm: 'Confirmar',
      wrong: 'O código não está correto.',
      over: 'Esta operação terminou.',
      looking: 'O seu banco verifica o navegador.',
    },
    bizum: {
      title: 'Pagar com Bizum',
      merchant: 'Comerciante',
      concept: 'Descrição',
      amount: 'Montante',
      phone: 'Telemóvel',
      hint: 'Nos testes, 700000000.',
      accept: 'Aceitar o pagamento',
      refuse: 'Recusar',
      phoneError: 'Escreva um telemóvel espanhol de 9 algarismos.',
      broken: 'Não é possível fazer o pagamento',
    },
  },
}

type Words = {
  test: string
  continue: string
  cancel: string
  form: Record<
    | 'title'
    | 'number'
    | 'expiry'
    | 'code'
    | 'pay'
    | 'numberError'
    | 'expiryError'
    | 'codeError'
    | 'validationError'
    | 'orderError'
    | 'lineError',
    string
  >
  bank: Record<'name' | 'title' | 'code' | 'hint' | 'confirm' | 'wrong' | 'over' | 'looking', string> & {
    question: (amount: string) => string
  }
  bizum: Record<
    'title' | 'merchant' | 'concept' | 'amount' | 'phone' | 'hint' | 'accept' | 'refuse' | 'phoneError' | 'broken',
    string
  >
}

export const inEuros = (cents: number) => `${(cents / 100).toFixed(2).replace('.', ',')} €`

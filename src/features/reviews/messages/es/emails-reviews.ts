export default {
  invitation: {
    subject: '¿Qué tal en {{spa}}?',
    preheader: 'Cuatro notas y unas líneas: ayudas a quien viene después.',
    title: '{{name}}, ¿cómo fue?',
    lead: 'Esperamos que hayas disfrutado de {{service}} en {{spa}}. Si tienes un minuto, cuéntanos tu visita: ayuda a quien aún está eligiendo, y también al spa.',
    button: 'Dar mi opinión',
    note: 'Este enlace es solo tuyo: tu opinión se publica al momento, con la marca de visita verificada, y de cada visita se publica una. Funciona durante 180 días.',
    why: 'Recibes este correo porque has visitado un spa con {{brand}}.',
    unsubscribe: 'No quiero que me pidáis mi opinión',
  },
  toSpa: {
    subject: 'Nueva opinión de {{author}}: {{score}} de 5',
    preheader: 'Ya está en vuestra página. Podéis responder una vez.',
    title: 'Tenéis una opinión nueva',
    lead: '{{author}} ha contado su visita a {{spa}}. Su opinión ya está publicada en vuestra página.',
    score: '{{score}} de 5',
    button: 'Responder',
    note: 'Podéis responder una sola vez y la respuesta se publica al momento, debajo de la opinión. No compartáis este enlace: quien lo tenga puede responder en vuestro nombre. Si la opinión incluye insultos o datos de otras personas, contestad a este correo y la revisamos.',
    why: 'Recibís este correo porque vuestro spa está en {{brand}}.',
  },
} as const

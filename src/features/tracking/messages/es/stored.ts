export default {
  columns: {
    name: 'Nombre',
    what: 'Para qué',
    where: 'Dónde',
    lasts: 'Duración',
    service: 'Servicio',
    whose: 'De quién',
    keeps: 'Qué guarda',
  },
  where: { session: 'Almacenamiento de la pestaña', local: 'Almacenamiento del navegador' },
  cookies: {
    consent: { what: 'Recordar tu elección de cookies', lasts: '365 días' },
    purchases: {
      what: 'Que solo tu navegador pueda abrir la compra o la reserva que has empezado, y que nadie guarde una y otra vez la misma habitación u hora',
      lasts: '30 días',
    },
    'purchase-link': {
      what: 'Abrir la compra de la que habla un correo nuestro y lo que se descarga de ella',
      lasts: '2 horas',
    },
    voucher: { what: 'Mantenerte dentro de «Gestiona tu bono»', lasts: '1 hora, o hasta que sales' },
    'gift-card': { what: 'Que puedas usar la tarjeta regalo que has abierto desde su correo', lasts: '1 día' },
    login: { what: 'Decirte qué falló al entrar en «Gestiona tu bono»', lasts: '1 minuto' },
    source: { what: 'Recordar por qué canal has llegado: buscador, red social o afiliación', lasts: '30 días' },
    awc: { what: 'Guardar el identificador de clic de la primera red de afiliación', lasts: '30 días' },
    blockers: { what: 'Saber si algo bloquea los anuncios, para interpretar bien las mediciones', lasts: '24 horas' },
  },
  items: {
    'calmaria.place': {
      what: 'Recordar la zona y el país que has elegido',
      lasts: 'La zona, 1 hora; el país, 24 horas; todo, hasta cerrar la pestaña',
    },
    'calmaria.seen': {
      what: 'Volver a los últimos 8 servicios que has mirado; el más antiguo se borra',
      lasts: 'Hasta que los borras',
    },
    'buyer-step': {
      what: 'No perder lo que escribes al comprar si recargas la página',
      lasts: 'Hasta cerrar la pestaña o pagar',
    },
    'gift-cards': {
      what: 'No perder las tarjetas regalo que estás escribiendo',
      lasts: 'Hasta cerrar la pestaña o pagar',
    },
    'gift-cards-list': {
      what: 'No perder la lista de tarjetas de tu empresa',
      lasts: 'Hasta cerrar la pestaña o pagar',
    },
    'react-router-scroll-positions': {
      what: 'Volver al mismo punto de una página al ir atrás',
      lasts: 'Hasta cerrar la pestaña',
    },
  },
  services: {
    'web-analytics': 'Saber qué páginas se visitan y en qué paso se abandona una compra',
    'privacy-analytics': 'Contar visitas y compras sin crear perfiles',
    'marketing-automation': 'Relacionar tus visitas con los correos que has pedido recibir',
    'session-recording':
      'Ver cómo se usa la web en una muestra al azar del 3 % de los visitantes; se activa durante 35 minutos y la selección se comprueba cada 24 horas. Nunca donde escribes tus datos o pagas',
    'tag-manager': 'Cargar y ordenar los elementos y servicios que has aceptado',
    'social-ads': 'Medir anuncios y mostrarte otros relacionados con lo que has visto',
    'affiliate-one':
      'Saber si una compra viene de una web colaboradora. Solo se carga si llegas desde esa red o sin otro origen conocido',
    'affiliate-two': 'Saber si una compra viene de una web colaboradora',
  },
  optional: { 'calmaria.recording': 'propio, para no sortear de nuevo en 24 horas; hasta que lo borras' },
  notInUse: 'Nadie: ahora no se usa',
  nothing: 'Nada',
  days_one: '{{count}} día',
  days_other: '{{count}} días',
  months_one: '{{count}} mes',
  months_other: '{{count}} meses',
  years_one: '{{count}} año',
  years_other: '{{count}} años',
  retention: {
    purchases: {
      what: 'Compras, bonos, reservas y devoluciones',
      lasts:
        'Mientras el bono, la tarjeta o el saldo puedan usarse y, después, bloqueados durante los plazos legales: {{papers}} para la documentación mercantil (art. 30 del Código de Comercio) y los de prescripción fiscal y civil',
    },
    giftCards: {
      what: 'Tarjetas regalo',
      lasts:
        'Los 3 años de validez y, después, los plazos de la fila anterior. El logotipo de una empresa que no llega a comprar, {{unusedLogo}}',
    },
    balances: {
      what: 'Saldo de un bono convertido',
      lasts: 'Hasta que se agote y, después, los plazos de la primera fila',
    },
    unfinishedPurchases: {
      what: 'Compras empezadas y no terminadas',
      lasts: '{{kept}}. Si el banco aún puede cobrar o hay algo que devolver, hasta que se resuelva',
    },
    toldStages: {
      what: 'Hasta dónde llegó tu compra, según se lo contamos a los servicios que has aceptado',
      lasts: '{{kept}} desde que la empezaste',
    },
    purchaseOrigin: {
      what: 'Desde qué campaña llegaste a una compra',
      lasts: 'Hasta que está contada, como mucho {{kept}}',
    },
    paymentEvents: { what: 'Avisos de los proveedores de pago', lasts: '{{kept}}' },
    blockedCards: {
      what: 'Identificador de una tarjeta bloqueada por demasiados intentos (no su número)',
      lasts: '{{kept}} después del bloqueo',
    },
    waitingList: { what: 'Lista de espera de un día', lasts: '{{kept}} después de ese día' },
    recipientChanges: {
      what: 'Cambios de beneficiario que no se confirman',
      lasts: '{{kept}} después de que caduque el enlace',
    },
    newsletter: {
      what: 'Boletín y ofertas',
      lasts:
        'Hasta que te des de baja. La prueba de que nos diste permiso se guarda {{proof}} más; si no confirmas tu correo, lo borramos a los {{unconfirmed}}. A quién enviamos el código de bienvenida, {{code}}',
    },
    refusals: {
      what: 'Que no quieres recordatorios ni invitaciones a opinar',
      lasts: 'Mientras lo mantengas: sin ese dato volveríamos a escribirte',
    },
    messages: { what: 'Mensajes del formulario de contacto', lasts: '{{message}}; el archivo adjunto, {{file}}' },
    spaApplications: { what: 'Solicitudes de spas', lasts: '{{kept}}' },
    reviews: {
      what: 'Opiniones y sus fotos',
      lasts:
        'Mientras estén publicadas o hasta que pidas retirarlas. Tu correo, hasta que la leemos, como mucho {{unread}}; una opinión rechazada, {{rejected}}',
    },
    consentProof: {
      what: 'Prueba de tu elección de cookies, con tu dirección IP acortada (sin su parte final)',
      lasts: '{{kept}}',
    },
    jobs: {
      what: 'Tareas hechas, como el envío de un correo, con el identificador de lo que tratan',
      lasts: '{{done}}; un correo que no se pudo entregar, {{undelivered}}',
    },
    attempts: {
      what: 'Recuento de intentos, y de habitaciones y horas guardadas a la vez, para frenar abusos: una huella de tu dirección IP o de correo, no la dirección',
      lasts: 'Unas 2 horas',
    },
  },
} as const

export default {
  columns: { name: 'Nombre', what: 'Para qué', where: 'Dónde', lasts: 'Duración' },
  where: { session: 'Almacenamiento de la pestaña', local: 'Almacenamiento del navegador' },
  cookies: {
    consent: { what: 'Recordar tu elección de cookies', lasts: '365 días' },
    purchases: { what: 'Que solo tu navegador pueda abrir la compra o la reserva que has empezado', lasts: '30 días' },
    'purchase-link': {
      what: 'Abrir la compra de la que habla un correo nuestro y lo que se descarga de ella',
      lasts: '2 horas',
    },
    voucher: { what: 'Mantenerte dentro de «Gestiona tu bono»', lasts: '1 hora, o hasta que sales' },
    login: { what: 'Decirte qué falló al entrar en «Gestiona tu bono»', lasts: '1 minuto' },
    source: { what: 'Recordar por qué canal has llegado: buscador, red social o afiliación', lasts: '30 días' },
    awc: { what: 'Guardar el identificador de clic de la primera red de afiliación', lasts: '30 días' },
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
} as const

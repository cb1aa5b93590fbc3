import type { CardProps } from '#platform/ui/cards/experience-card.tsx'
import type { Photo } from '#platform/ui/picture.tsx'

export const thermal: Photo = {
  file: 'thermal-pool-columns-golden.jpg',
  alt: 'Piscina termal con columnas de travertino bañadas por luz dorada',
}
export const cabana: Photo = {
  file: 'cabana-pool-afternoon.jpg',
  alt: 'Dos tumbonas bajo un toldo con cortinas junto a la piscina',
}
export const petals: Photo = { file: 'bath-petals-sunset.jpg', alt: 'Bañera con pétalos frente al mar al atardecer' }
export const candles: Photo = {
  file: 'treatment-table-candlelight.jpg',
  alt: 'Camilla de masaje a la luz de las velas',
}
export const oils: Photo = {
  file: 'oil-bottles-sunlight.jpg',
  alt: 'Frascos de aceite esencial sobre una bandeja de madera con toallas',
}
export const giftBox: Photo = {
  file: 'gift-box-emerald-gold.jpg',
  alt: 'Caja regalo verde con lazo dorado y luces cálidas',
}
export const sauna: Photo = {
  file: 'sauna-stove-window.jpg',
  alt: 'Sauna de madera con estufa encendida y ventana a las montañas nevadas',
}
export const daybeds: Photo = {
  file: 'relax-room-daybeds.jpg',
  alt: 'Camas de relajación junto a un ventanal con luz de tarde',
}

export const plainCard: CardProps = {
  href: '/spas/tenerife/spa-mar-de-nubes/',
  photo: thermal,
  name: 'Spa Mar de Nubes',
  place: 'Hotel Gran Mirador, Costa Adeje',
  price: { from: 'desde', amount: '49,00\u00a0€' },
  rating: { value: '4,8', count: '213', label: '4,8 de 5 en 213 opiniones' },
}

export const offerCard: CardProps = {
  href: '/spas/tenerife/jardin-de-sal/',
  photo: cabana,
  name: 'Jardín de Sal',
  place: 'Hotel Salinas del Duque, Costa Adeje',
  price: {
    from: 'desde',
    amount: '36,00\u00a0€',
    was: '45,00\u00a0€',
    wasLabel: 'Antes',
    lowest: 'Precio más bajo en 30 días: 39,00\u00a0€',
  },
  rating: { value: '4,7', count: '164', label: '4,7 de 5 en 164 opiniones' },
  badge: { kind: 'off', text: '−20\u00a0%' },
}

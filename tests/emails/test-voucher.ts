export const testVoucher = {
  service: 'Ritual Océano para dos',
  spa: 'Spa Mar de Nubes',
  place: 'Costa Adeje, Tenerife',
  reference: 'SP71920KRB',
  validUntil: '2027-11-14',
  isBookedOnline: false,
  contact: { phone: '922 000 000', email: 'spa@granmirador.example', web: 'https://granmirador.example/spa' },
}

export const testPhoto = {
  file: 'bath-petals-sunset.jpg',
  alt: 'Bañera con pétalos frente a un ventanal al atardecer',
}

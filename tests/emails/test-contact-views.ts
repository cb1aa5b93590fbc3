import type { EmailName, EmailView } from './test-email.ts'

export const contactViews = {
  'contact-message': {
    ticket: 'C-7K3F-M2QX',
    topic: 'refund',
    name: 'Marta Salas',
    email: 'marta@example.com',
    phone: '+34 600 000 000',
    reference: 'SP71920KRB',
    message: 'Hola:\n\nCompré un bono el lunes y querría cambiarlo.\nGracias',
    sentOn: '2026-11-18',
    attachmentName: 'mi bono.pdf',
  },
  'contact-received': { ticket: 'C-7K3F-M2QX', topic: 'refund', sentOn: '2026-11-18' },
  'spa-application': {
    ticket: 'C-9PLW-44RT',
    venue: 'Spa Duna Larga',
    place: 'Maspalomas',
    web: 'https://spaduna.example',
    services: 'Circuito de aguas, masajes y 12 habitaciones.',
    name: 'Luis Gil',
    email: 'luis@example.com',
    phone: '+34 928 000 000',
    message: 'Abrimos todo el año.',
    sentOn: '2026-11-18',
  },
  'spa-application-received': { ticket: 'C-9PLW-44RT', sentOn: '2026-11-18' },
} as const satisfies { [Name in EmailName]?: EmailView<Name> }

const little = { phone: '', reference: '', attachmentName: null }

export const variedContactViews: [name: string, email: EmailName, view: EmailView<EmailName>][] = [
  ['with little', 'contact-message', { ...contactViews['contact-message'], ...little }],
  ['with little', 'spa-application', { ...contactViews['spa-application'], web: '', message: '' }],
]

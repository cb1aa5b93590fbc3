import { expect, test } from 'vitest'
import { safeFileName } from './attachment.ts'
import {
  type ApplicationDraft,
  applicationForm,
  type ContactDraft,
  contactForm,
  toContactMessage,
  toSpaApplication,
} from './contact-forms.ts'
import { isFormAgeRight } from './form-age.ts'

const message: ContactDraft = {
  topic: 'voucher',
  name: 'Ana Ruiz',
  email: 'ana@correo.example',
  phone: '',
  reference: '',
  message: '¿Abrís el lunes?',
  privacy: 'yes',
}
const application: ApplicationDraft = {
  venue: 'Spa Duna',
  place: 'Maspalomas',
  web: '',
  services: 'Circuito y masajes',
  name: 'Luis Gil',
  email: 'luis@spa.example',
  phone: '+34 928 000 000',
  message: '',
  privacy: 'yes',
}

test.each([
  ['all that is needed', {}, {}],
  ['no topic', { topic: '' }, { topic: 'topicWrong' }],
  ['a topic of their own', { topic: 'toString' }, { topic: 'topicWrong' }],
  ['a name of spaces', { name: ' \t ' }, { name: 'missing' }],
  ['a name that never ends', { name: 'a'.repeat(121) }, { name: 'tooLong' }],
  ['an address that is none', { email: 'ana@correo' }, { email: 'emailWrong' }],
  ['two addresses', { email: 'a@b.example,c@d.example' }, { email: 'emailWrong' }],
  ['a phone', { phone: '+351 (21) 000-00.00' }, {}],
  ['a phone of letters', { phone: 'call me' }, { phone: 'phoneWrong' }],
  ['a phone of five digits', { phone: '12345' }, { phone: 'phoneWrong' }],
  ['a reference that never ends', { reference: 'S'.repeat(41) }, { reference: 'tooLong' }],
  ['nothing to say', { message: '\u202e\n' }, { message: 'missing' }],
  ['4,000 characters', { message: '🧖'.repeat(4000) }, {}],
  ['one more', { message: '🧖'.repeat(4001) }, { message: 'tooLong' }],
  ['no acceptance', { privacy: '' }, { privacy: 'privacyWrong' }],
])('a message with %s', (_, changes, problems) => {
  expect(contactForm.problems({ ...message, ...changes })).toEqual(problems)
})

test('a name can begin no header, and nothing turns the direction of the page', () => {
  const typed = {
    ...message,
    name: ' Ana\r\nBcc: otra@x.example\u202e ',
    reference: 'SP1\n2',
    message: 'a\r\n\r\n\r\n\r\nb\u202e',
  }
  expect(toContactMessage(typed)).toMatchObject({
    name: 'Ana Bcc: otra@x.example',
    reference: 'SP1 2',
    message: 'a\n\nb',
  })
})

test.each([
  ['all that is needed', {}, {}],
  [
    'nothing',
    Object.fromEntries(Object.keys(application).map((field) => [field, ''])),
    {
      venue: 'missing',
      place: 'missing',
      services: 'missing',
      name: 'missing',
      email: 'emailWrong',
      phone: 'missing',
      privacy: 'privacyWrong',
    },
  ],
  ['a web address', { web: 'https://www.spaduna.example/es?x=1' }, {}],
  ['a web address as people write it', { web: 'spaduna.example' }, {}],
  ['no web address', { web: 'tenemos Instagram' }, { web: 'webWrong' }],
  ['a script', { web: 'javascript:alert(1)' }, { web: 'webWrong' }],
])('an application with %s', (_, changes, problems) => {
  expect(applicationForm.problems({ ...application, ...changes })).toEqual(problems)
})

test('an application keeps one line for each name', () => {
  expect(toSpaApplication({ ...application, venue: ' Spa\r\nDuna ' })).toMatchObject({ venue: 'Spa Duna', web: '' })
})

test.each([
  ['mi bono.pdf', 'pdf', 'mi bono.pdf'],
  ['../../etc/passwd', 'png', 'passwd.png'],
  ['C:\\fotos\\día 1.JPEG', 'jpeg', 'día 1.jpg'],
  ['factura.pdf.exe', 'pdf', 'factura.pdf.pdf'],
  ['.htaccess', 'pdf', 'adjunto.pdf'],
  ['a\r\nb"<c>\u202efdp.exe', 'pdf', 'a b-c-fdp.pdf'],
  ['', 'webp', 'adjunto.webp'],
  [`${'a'.repeat(200)}.png`, 'png', `${'a'.repeat(60)}.png`],
] as const)('a file called %j of kind %s is kept as %j', (name, kind, safe) => {
  expect(safeFileName(name, kind)).toBe(safe)
})

test.each([
  [2999, false],
  [3000, true],
  [6 * 60 * 60_000, true],
  [24 * 60 * 60_000, true],
  [24 * 60 * 60_000 + 1, false],
  [-1, false],
])('a form that is %i ms old may be sent: %s', (age, expected) => {
  expect(isFormAgeRight(age)).toBe(expected)
})

import { expect, type Page } from '@playwright/test'
import { scriptHasCome, someone } from '../support/buying.ts'
import { test } from '../support/test.ts'
import { emailTo } from '../support/vouchers.ts'

const words = {
  es: {
    contact: '/formulario-de-contacto/',
    topic: 'Tema',
    refund: 'Cambios y devoluciones',
    name: 'Nombre y apellidos',
    email: 'Correo electrónico',
    message: 'Mensaje',
    file: /Archivo adjunto/,
    wrongFile: 'Solo podemos recibir un PDF o una foto en JPEG, PNG o WebP',
    send: 'Enviar mensaje',
    missing: 'Escribe aquí unas palabras',
    sent: 'Mensaje enviado',
    received: /Hemos recibido tu mensaje/,
    help: 'ayuda@calmaria.example',
    spa: '/eres-un-spa/',
    venue: 'Nombre del centro',
    place: 'Ciudad o zona',
    services: 'Qué ofrecéis',
    person: 'Persona de contacto',
    phone: 'Teléfono',
    apply: 'Enviar los datos',
    applied: 'Ya tenemos los datos de tu spa',
    applicationReceived: /Tu spa en Calmaria/,
  },
  pt: {
    contact: '/pt/formulario-de-contacto/',
    topic: 'Assunto',
    refund: 'Trocas e devoluções',
    name: 'Nome e apelido',
    email: 'E-mail',
    message: 'Mensagem',
    file: /Ficheiro anexo/,
    wrongFile: 'Só podemos receber um PDF ou uma fotografia em JPEG, PNG ou WebP',
    send: 'Enviar mensagem',
    missing: 'Escreva aqui algumas palavras',
    sent: 'Mensagem enviada',
    received: /Recebemos a sua mensagem/,
    help: 'ajuda@calmaria.example',
    spa: '/pt/tem-um-spa/',
    venue: 'Nome do centro',
    place: 'Cidade ou zona',
    services: 'O que oferece',
    person: 'Pessoa de contacto',
    phone: 'Telefone',
    apply: 'Enviar os dados',
    applied: 'Já temos os dados do seu spa',
    applicationReceived: /O seu spa na Calmaria/,
  },
}

const pdf = { name: 'mi bono.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF') }
const program = { name: 'mi bono.pdf', mimeType: 'application/pdf', buffer: Buffer.from('MZ\x90') }
const main = (page: Page) => page.getByRole('main')
const heading = (page: Page) => main(page).getByRole('heading', { level: 1 })

/** The number on the page that says that something was sent. */
async function ticketOn(page: Page): Promise<string> {
  const text = (await main(page).locator('.ticket-number').textContent()) ?? ''
  return /C-\w{4}-\w{4}/.exec(text)?.[0] ?? 'none'
}

for (const language of ['es', 'pt'] as const) {
  const said = words[language]

  test(`a message and a spa reach us, and both are answered (${language})${language === 'pt' ? ' @phone' : ''}`, async ({
    page,
  }) => {
    const email = someone(`contact-${language}`)
    const form = main(page)
    await page.goto(said.contact)
    // A file that is chosen before that is looked at by the server alone.
    await scriptHasCome(page)
    await form.getByLabel(said.topic).selectOption(said.refund)
    await form.getByLabel(said.name).fill('Ana Ruiz')
    await form.getByLabel(said.email).fill(email)
    await form.getByLabel(said.file).setInputFiles(program)
    await expect(form.getByText(said.wrongFile)).toBeVisible()
    await form.getByLabel(said.file).setInputFiles(pdf)
    await form.getByRole('button', { name: said.send }).click()
    await expect(form.getByText(said.missing).first()).toBeVisible()
    await expect(form.getByLabel(said.name)).toHaveValue('Ana Ruiz')
    await expect(form.getByLabel(said.message)).toBeFocused()
    await form.getByLabel(said.message).fill('Hola,\n<b>quiero</b> cambiar mi bono.')
    await form.locator('[name=privacy]').check()
    await form.getByRole('button', { name: said.send }).click()
    await expect(heading(page)).toHaveText(said.sent)

    const ticket = await ticketOn(page)
    expect((await emailTo(page, email, said.received)).subject).toContain(ticket)
    const toUs = await emailTo(page, said.help, new RegExp(ticket))
    expect(toUs.text).toContain('<b>quiero</b> cambiar mi bono.')
    expect(toUs).toMatchObject({ replyTo: { email }, attachments: [{ name: 'mi bono.pdf' }] })

    await page.goto(said.spa)
    await form.getByLabel(said.venue).fill('Spa Duna')
    await form.getByLabel(said.place).fill('Maspalomas')
    await form.getByLabel(said.services).fill('Circuito y masajes')
    await form.getByLabel(said.person).fill('Luis Gil')
    await form.getByLabel(said.email).fill(email)
    await form.getByLabel(said.phone).fill('+34 928 000 000')
    await form.locator('[name=privacy]').check()
    await form.getByRole('button', { name: said.apply }).click()
    await expect(heading(page)).toHaveText(said.applied)
    const application = await ticketOn(page)
    expect((await emailTo(page, email, said.applicationReceived)).subject).toContain(application)
    expect((await emailTo(page, said.help, new RegExp(application))).text).toContain('Circuito y masajes')
  })
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a message comes back with what is wrong, and then reaches us', async ({ page }) => {
    const said = words.es
    const email = someone('contact-plain')
    await page.goto(said.contact)
    await page.locator('[name=name]').fill('Ana Ruiz')
    await page.locator('[name=email]').fill(email)
    await page.locator('[name=attachment]').setInputFiles(pdf)
    await page.getByRole('button', { name: said.send }).click()
    await expect(page.getByText(said.missing).first()).toBeVisible()
    await expect(page.locator('[name=name]')).toHaveValue('Ana Ruiz')
    await expect(page.getByText('Elige el archivo otra vez: el navegador no lo conserva.')).toBeVisible()
    await page.locator('[name=topic]').selectOption('voucher')
    await page.locator('[name=message]').fill('Hola')
    await page.locator('[name=privacy]').check()
    // Who is faster than a form may be old is asked to press once more.
    const [sent, tooSoon] = [page.getByText(said.sent), page.getByText('Un momento más, por favor')]
    do {
      await page.getByRole('button', { name: said.send }).click()
      await expect(sent.or(tooSoon)).toBeVisible()
    } while (await tooSoon.isVisible())
    await expect(sent).toBeVisible()
    await emailTo(page, email, said.received)
  })
})

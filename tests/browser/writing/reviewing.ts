import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { someone } from '../support/buying.ts'
import { ask, siteHere } from '../support/site.ts'
import { boughtVoucher, emailTo, linkIn } from '../support/vouchers.ts'

export const words = {
  es: {
    write: '/opinar/',
    spa: '/spa-balneario/tenerife/aguamadre-spa/',
    comment: 'Tu comentario',
    name: 'Nombre y apellidos',
    email: 'Correo electrónico',
    pictures: /^Fotos/,
    wrongPicture: 'Solo podemos recibir fotos en JPEG, PNG o WebP',
    send: 'Enviar mi opinión',
    published: 'Gracias, ya está publicada',
    pending: 'Gracias por contarlo',
    seeSpa: 'Ver la página del spa',
    verified: 'Visita verificada',
    unverified: 'Opinión sin verificar',
    byScore: 'Opiniones por puntuación',
    byLanguage: 'Opiniones por idioma',
    fiveStars: /^5 estrellas/,
    ownLanguage: /^español/,
    clear: 'Quitar los filtros',
    picture: 'Foto de Marta S., 1 de 2',
    next: 'Foto siguiente',
    close: 'Cerrar',
  },
  pt: {
    write: '/pt/avaliar/',
    spa: '/pt/spas/tenerife/aguamadre-spa/',
    comment: 'O seu comentário',
    name: 'Nome e apelido',
    email: 'E-mail',
    pictures: /^Fotografias/,
    wrongPicture: 'Só podemos receber fotografias em JPEG, PNG ou WebP',
    send: 'Enviar a minha opinião',
    published: 'Obrigado, já está publicada',
    pending: 'Obrigado por contar',
    seeSpa: 'Ver a página do spa',
    verified: 'Visita verificada',
    unverified: 'Opinião não verificada',
    byScore: 'Opiniões por pontuação',
    byLanguage: 'Opiniões por idioma',
    fiveStars: /^5 estrelas/,
    ownLanguage: /^português/,
    clear: 'Retirar os filtros',
    picture: 'Fotografia de Marta S., 1 de 2',
    next: 'Fotografia seguinte',
    close: 'Fechar',
  },
}
export type Language = keyof typeof words

export const photo = async (name: string, background: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 1200, height: 900, channels: 3, background } })
    .withExif({ IFD3: { GPSLatitude: '28/1 5/1 0/1' } })
    .jpeg()
    .toBuffer(),
})
export const program = { name: 'piscina.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('MZ\x90') }

/** An operator's command, on the database of the server under test. */
export async function command(name: 'reviews' | 'redeem', ...args: string[]): Promise<string> {
  const env = { ...process.env, DATABASE_URL: '', DATA_DIR: siteHere().folder, LOG_LEVEL: 'silent' }
  const { stdout } = await promisify(execFile)(process.execPath, ['scripts/ops.ts', name, ...args], { env })
  return stdout
}

/** The link of the e-mail that comes after a voucher was redeemed. */
export async function invitedBy(page: Page, baseURL: string, language: Language): Promise<string> {
  const email = someone(`visit-${language}`)
  const { reference } = await boughtVoucher(page, baseURL, { language, email })
  await command('redeem', reference)
  // The morning's round is not waited for: it asks for this job.
  await ask(
    `insert into pgboss.job (name, data)
     select 'send-review-invitation', json_build_object('voucher', uuid) from vouchers where reference = $1`,
    [reference],
  )
  const link = `${words[language].write}?visit=`
  return linkIn(await emailTo(page, email, /./, link), link)
}

/** No other test writes the same. */
export const saying = (what: string) => `${what} ${Math.random().toString(36).slice(2)}.`

export async function fillIn(page: Page, language: Language, comment: string) {
  for (const mark of ['environment', 'service', 'attention', 'qualityPrice']) {
    await page.locator(`.star:has(input[name=${mark}][value="5"])`).click()
  }
  await page.getByLabel(words[language].comment).fill(comment)
  await page.getByLabel(words[language].name).fill('Marta Salas')
  await page.locator('input[name=consent]').check()
}

export const send = (page: Page, language: Language) => page.getByRole('button', { name: words[language].send }).click()
export const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 })
export const cardOf = (page: Page, comment: string) => page.locator('#reviews .review', { hasText: comment })

/** A spa's page with all its reviews, when the server has read them anew. */
export async function seeReviews(page: Page, path: string, comment: string, count: number) {
  const all = `${path}?reviews=all`
  await expect.poll(async () => (await (await page.request.get(all)).text()).includes(comment)).toBe(count > 0)
  await page.goto(all)
  await expect(cardOf(page, comment)).toHaveCount(count)
}

/** A spa with reviews of several scores, and of five stars in both languages. */
export async function muchReviewed(): Promise<string> {
  const stars = 'round((environment + service + attention + quality_price) / 4.0)'
  const [row] = await ask<{ uuid: string }>(
    `select s.uuid from reviews r join spas s on s.uuid = r.spa_uuid where is_published and s.status = 'online'
     group by s.uuid having count(distinct ${stars}) > 1 and bool_or(r.language = 'es' and ${stars} = 5)
     and bool_or(r.language = 'pt' and ${stars} = 5) order by s.uuid limit 1`,
  )
  if (!row) throw new Error('the demo catalogue has changed')
  return row.uuid
}

/** What search engines are told in the page. */
export const toldReviews = async (page: Page) =>
  (await page.locator('script[type="application/ld+json"]').allTextContents()).join()

import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { scriptHasCome, someone } from '../buying.ts'
import { expectNoFault, expectNoSidewaysScroll } from '../manners.ts'
import { ask, boughtVoucher, emailTo, linkIn } from '../vouchers.ts'

const words = {
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
type Language = keyof typeof words

const photo = async (name: string, background: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 1200, height: 900, channels: 3, background } })
    .withExif({ IFD3: { GPSLatitude: '28/1 5/1 0/1' } })
    .jpeg()
    .toBuffer(),
})
const program = { name: 'piscina.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('MZ\x90') }

// Every command of the operator's starts a process of its own, and there are five of them in a test.
test.describe.configure({ timeout: 240_000 })

/** An operator's command, on the database of the server under test. */
async function command(script: 'reviews' | 'redeem', ...args: string[]): Promise<string> {
  const env = { ...process.env, DATABASE_URL: '', DATA_DIR: '.data/browser-tests', LOG_LEVEL: 'silent' }
  const { stdout } = await promisify(execFile)(process.execPath, [`scripts/${script}.ts`, ...args], { env })
  return stdout
}

/** The link of the e-mail that comes after a voucher was redeemed. */
async function invitedBy(page: Page, baseURL: string, language: Language): Promise<string> {
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
const saying = (what: string) => `${what} ${Math.random().toString(36).slice(2)}.`

async function fillIn(page: Page, language: Language, comment: string) {
  for (const mark of ['environment', 'service', 'attention', 'qualityPrice']) {
    await page.locator(`.star:has(input[name=${mark}][value="5"])`).click()
  }
  await page.getByLabel(words[language].comment).fill(comment)
  await page.getByLabel(words[language].name).fill('Marta Salas')
  await page.locator('input[name=consent]').check()
}

const send = (page: Page, language: Language) => page.getByRole('button', { name: words[language].send }).click()
const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 })
const cardOf = (page: Page, comment: string) => page.locator('#reviews .review', { hasText: comment })

/** A spa's page with all its reviews. They are there as soon as the server has read them. */
async function seeReviews(page: Page, path: string, comment: string, count: number) {
  await expect(async () => {
    await page.goto(`${path}?reviews=all`)
    await expect(cardOf(page, comment)).toHaveCount(count, { timeout: 1000 })
  }).toPass()
}

/** A spa with reviews of several scores, and of five stars in both languages. */
async function muchReviewed(): Promise<string> {
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
const toldReviews = async (page: Page) =>
  (await page.locator('script[type="application/ld+json"]').allTextContents()).join()

for (const language of ['es', 'pt'] as const) {
  const said = words[language]

  test(`a visit leads to a verified review with pictures, read at once (${language})${language === 'pt' ? ' @phone' : ''}`, async ({
    page,
    baseURL,
  }) => {
    await page.goto(await invitedBy(page, baseURL ?? '', language))
    await scriptHasCome(page)
    const comment = saying('Agua tibia y silencio')
    await fillIn(page, language, comment)
    const pictures = page.getByLabel(said.pictures)
    await pictures.setInputFiles(program)
    await expect(page.getByText(said.wrongPicture)).toBeVisible()
    await send(page, language)
    await expect(pictures).toBeFocused()
    await expectNoFault(page)
    await pictures.setInputFiles([await photo('a.jpg', '#12575a'), await photo('b.jpg', '#b0573c')])
    await expect(page.getByText(said.wrongPicture)).toHaveCount(0)
    await send(page, language)
    await expect(heading(page)).toHaveText(said.published)

    const path = (await page.getByRole('link', { name: said.seeSpa }).getAttribute('href'))?.split('#')[0] ?? ''
    await seeReviews(page, path, comment, 1)
    const card = cardOf(page, comment)
    await expect(card).toContainText('Marta S.')
    await expect(card).toContainText(said.verified)
    await expect(page.locator('#reviews .review').first()).toContainText(said.verified)
    expect(await toldReviews(page)).toContain(comment)

    const picture = card.getByRole('link', { name: said.picture })
    const address = (await picture.getAttribute('href')) ?? ''
    const { exif, format } = await sharp(await (await page.request.get(address)).body()).metadata()
    expect({ exif, format }).toEqual({ exif: undefined, format: 'webp' })
    await scriptHasCome(page)
    await picture.click()
    const viewer = page.getByRole('dialog')
    await expect(viewer.getByRole('img', { name: said.picture })).toBeVisible()
    await expectNoFault(page)
    await viewer.getByRole('button', { name: said.next }).click()
    await expect(viewer).toContainText('2 / 2')
    await viewer.getByRole('button', { name: said.close }).click()

    const [{ uuid = '' } = {}] = await ask<{ uuid: string }>('select uuid from reviews where comment = $1', [comment])
    expect(await command('reviews', 'reject', uuid)).toContain('Rejected.')
    await seeReviews(page, path, comment, 0)
    expect((await page.request.get(address)).status()).toBe(404)
  })

  test(`a review without a visit waits until it was read (${language})`, async ({ page }) => {
    const [{ uuid: spa = '' } = {}] = await ask<{ uuid: string }>("select uuid from spas where slug = 'aguamadre-spa'")
    await page.goto(`${said.write}?spa=${spa}`)
    await scriptHasCome(page)
    const comment = saying('Volveremos con la familia')
    await fillIn(page, language, comment)
    await page.getByLabel(said.email).fill(someone('reviewer'))
    await page.getByLabel(said.pictures).setInputFiles([await photo('a.jpg', '#12575a')])
    await send(page, language)
    await expect(heading(page)).toHaveText(said.pending)
    await seeReviews(page, said.spa, comment, 0)

    const listed = await command('reviews')
    const entry = listed.split('\n\n').find((one) => one.includes(comment)) ?? ''
    const id = /[0-9a-f-]{36}/.exec(entry)?.[0] ?? ''
    expect(entry).toContain(`npm run reviews -- pictures ${id}`)
    expect(await command('reviews', 'pictures', id)).toMatch(/1\.webp\n$/)
    expect(await command('reviews', 'publish', id)).toContain('Published.')
    await seeReviews(page, said.spa, comment, 1)
    await expect(cardOf(page, comment)).toContainText(said.unverified)
    await expect(cardOf(page, comment).getByRole('link')).toHaveCount(1)
    expect(await toldReviews(page)).not.toContain(comment)

    await command('reviews', 'reject', id)
    await seeReviews(page, said.spa, comment, 0)
  })

  test(`reviews are found by score and language (${language})${language === 'es' ? ' @phone' : ''}`, async ({
    page,
  }) => {
    await page.goto(`${said.write}?spa=${await muchReviewed()}`)
    const path = (await page.locator('.reviewed-spa').getAttribute('href')) ?? ''
    await page.goto(path)
    await scriptHasCome(page)
    const reviews = page.locator('#reviews')
    const choose = (row: string, choice: RegExp) =>
      reviews.getByRole('navigation', { name: row }).getByRole('link', { name: choice }).click()
    await choose(said.byScore, said.fiveStars)
    // A link that is clicked before the script has drawn it anew leads to the section as well.
    await expect(page).toHaveURL(/\?score=5(#reviews)?$/)
    await choose(said.byLanguage, said.ownLanguage)
    await expect(page).toHaveURL(new RegExp(`\\?score=5&language=${language}(#reviews)?$`))
    await expect(reviews.getByRole('status')).toContainText(/^[1-9]/)
    for (const text of await reviews.locator('.review .rating').allTextContents()) expect(text).toMatch(/5|4,[5-9]/)
    await expectNoFault(page)
    await expectNoSidewaysScroll(page)
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(new RegExp(`${path}$`))
    await reviews.getByRole('link', { name: said.clear }).click()
    await expect(page).toHaveURL(new RegExp(`${path}(#reviews)?$`))
    await expect(reviews.getByRole('status')).toHaveCount(0)
  })
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a review with a picture comes back with what is wrong, and is then sent; filters are links', async ({
    page,
  }) => {
    const [{ uuid: spa = '' } = {}] = await ask<{ uuid: string }>("select uuid from spas where slug = 'aguamadre-spa'")
    await page.goto(`/opinar/?spa=${spa}`)
    const comment = saying('Sin programas también se opina')
    await fillIn(page, 'es', comment)
    await page.locator('[name=pictures]').setInputFiles([await photo('a.jpg', '#12575a')])
    await send(page, 'es')
    await expect(page.getByText('El correo no es correcto').or(page.locator('#review-email-error'))).not.toHaveCount(0)
    await expect(page.getByText('Elige las fotos otra vez: el navegador no las conserva.')).toBeVisible()
    await expect(page.locator('[name=comment]')).toHaveValue(comment)
    await page.locator('[name=email]').fill(someone('plain'))
    await page.locator('[name=pictures]').setInputFiles([await photo('a.jpg', '#12575a')])
    await send(page, 'es')
    await expect(heading(page)).toHaveText(words.es.pending)
    const [{ count = '' } = {}] = await ask<{ count: string }>(
      'select count(*) from review_pictures join review_submissions s on s.uuid = review_uuid where s.comment = $1',
      [comment],
    )
    expect(count).toBe('1')

    await page.goto(`${words.es.spa}?score=1&language=pt`)
    await expect(page.getByText('Ninguna opinión con estos filtros.')).toBeVisible()
    await page.getByRole('link', { name: 'Quitar los filtros' }).click()
    await expect(page).toHaveURL(/aguamadre-spa\/#reviews$/)
    await expect(page.locator('#reviews .review').first()).toBeVisible()
  })
})

import { expect } from '@playwright/test'
import sharp from 'sharp'
import { scriptHasCome, someone } from '../support/buying.ts'
import { expectNoFault, expectNoSidewaysScroll } from '../support/manners.ts'
import { ask } from '../support/site.ts'
import { test } from '../support/test.ts'
import {
  cardOf,
  command,
  fillIn,
  heading,
  invitedBy,
  muchReviewed,
  photo,
  program,
  saying,
  seeReviews,
  send,
  toldReviews,
  words,
} from './reviewing.ts'

// Every command of the operator's starts a process of its own, and there are five of them in a test.
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
    expect(entry).toContain(`npm run ops -- reviews pictures ${id}`)
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
    // The address is there before what is drawn for it, whose links lead on from it.
    await expect(reviews.getByRole('status')).toContainText(/^[1-9]/)
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

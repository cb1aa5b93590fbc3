import { Hono } from 'hono'
import { html } from 'hono/html'
import { defaultLanguage } from '#platform/i18n/languages.ts'
import { page } from './page.ts'

/** A payment that was taken, and what the company calls it. */
type TakenPayment = { name: string; title: string }

/**
 * What can still happen to payments that were taken: a switchboard for tests, in English like the admin page. `deeds`: each
 * with its button. `field`: what the form calls a payment. `act` is false for one that was not taken.
 */
type Disputes<Deed extends string> = {
  title: string
  field: string
  deeds: Readonly<Record<Deed, string>>
  list: () => TakenPayment[]
  act: (name: string, deed: Deed) => boolean
}

export function makeDisputesPage<Deed extends string>({ title, field, deeds, list, act }: Disputes<Deed>): Hono {
  const isDeed = (deed: unknown): deed is Deed => typeof deed === 'string' && Object.hasOwn(deeds, deed)
  return new Hono()
    .get('/', () => {
      const taken = list()
      const body = html`<main class="narrow"><h1>${title}</h1>
${taken.length === 0 ? html`<p>Nothing was paid yet.</p>` : taken.map(showTaken)}</main>`
      return page({ language: defaultLanguage, title, body })
    })
    .post('/', async (c) => {
      const { [field]: name, deed } = await c.req.parseBody()
      const isDone = typeof name === 'string' && isDeed(deed) && act(name, deed)
      return isDone ? c.redirect('?', 303) : c.notFound()
    })

  function showTaken({ name, title }: TakenPayment) {
    return html`<section>
<h2>${title}</h2>
<form class="actions" method="post" action="?">
<input type="hidden" name="${field}" value="${name}">
${Object.entries(deeds).map(([deed, meaning]) => html`<button class="second" name="deed" value="${deed}">${meaning}</button>`)}
</form>
</section>`
  }
}

import { createElement } from 'react'
import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { servicesContext } from '#platform/server/http/context.ts'
import { showElement } from '#tests/show-element.tsx'
import { testServices } from '#tests/test-services.ts'
import GiftCards, { loader } from './landing.tsx'

const { services } = await testServices()

function landing(path: string) {
  const context = new RouterContextProvider()
  context.set(servicesContext, services)
  const loaderData = loader({ url: new URL(path, 'https://calmaria.example'), context } as never)
  return showElement(services, path, createElement(GiftCards, { loaderData } as never))
}

const cards = (html: string) => html.split('<div class="gcard').slice(1)

test.each([
  [
    '/experiencias-tarjetas-regalo/',
    ['Un respiro para ti', 'Para los dos', 'Felices días de calma', 'Gracias por tanto', 'Hoy te toca cuidarte'],
  ],
  [
    '/pt/experiencias-cartoes-presente/',
    ['Uma pausa para si', 'Para os dois', 'Felizes dias de calma', 'Obrigada por tudo', 'Hoje é dia de se cuidar'],
  ],
])('%s shows five themes, each with its words and its own picture, and a short list of questions', (path, words) => {
  const html = landing(path)
  // The first is the card that is being written.
  const [written, ...faces] = cards(html)
  expect(written).toContain(words[0])
  expect(faces).toHaveLength(5)
  for (const [index, face] of faces.entries()) expect(face).toContain(words[index])
  const pictures = faces.map((face) => /\/pictures\/\d+\/([^."]+)/.exec(face)?.[1])
  expect(pictures).not.toContain(undefined)
  expect(new Set(pictures).size).toBe(5)
  expect(html.match(/<details/g)?.length).toBeGreaterThanOrEqual(3)
})

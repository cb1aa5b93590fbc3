import { createRef } from 'react'
import { expect, test } from 'vitest'
import { showElement } from '#tests/show-element.tsx'
import { testServices } from '#tests/test-services.ts'
import { BuyBox } from './buy-box.tsx'

const { services } = await testServices()

test.each([
  ['es', '/', 'Servicio no disponible'],
  ['pt', '/pt/', 'Serviço não disponível'],
] as const)('what is not sold is told as such in %s, with the reason and a way on', (language, path, title) => {
  const notForSale = { reason: 'Por ahora no.', href: '/otros/', label: 'Ver otros' }
  const service = { season: null, notForSale, choices: [] } as never
  const box = <BuyBox service={service} language={language} party={{} as never} buyButton={createRef()} />
  const html = showElement(services, path, box)
  for (const said of [title, 'Por ahora no.', 'href="/otros/"']) expect(html).toContain(said)
})

import { expect, test } from 'vitest'
import { pageOf, pageSize } from '#features/catalogue/server/paging.ts'
import { breadcrumbList, itemList, wholeItemList } from './list-page.ts'

const publicUrl = 'https://calmaria.example'
const cards = Array.from({ length: pageSize + 2 }, (_, number) => ({
  href: `/spa-balneario/tenerife/spa-${number + 1}/`,
  name: `Spa ${number + 1}`,
  photo: { file: 'day-pass.jpg', alt: '' },
}))

const elementsOf = ({ itemListElement }: ReturnType<typeof itemList>) =>
  itemListElement as { position: number; name: string; url?: string; item?: string }[]

test('a way has whole addresses, and the page itself none', () => {
  const way = breadcrumbList([{ label: 'Tenerife', href: '/spa-balneario/tenerife/' }, { label: 'Adeje' }], publicUrl)
  expect(elementsOf(way)).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Tenerife', item: `${publicUrl}/spa-balneario/tenerife/` },
    { '@type': 'ListItem', position: 2, name: 'Adeje' },
  ])
})

test('the second page of a list goes on counting where the first ended', () => {
  const first = itemList(pageOf(cards, '1'), publicUrl)
  const second = itemList(pageOf(cards, '2'), publicUrl)
  expect(elementsOf(first)[0]).toMatchObject({ position: 1, name: 'Spa 1' })
  expect(elementsOf(second)).toHaveLength(2)
  expect(elementsOf(second)[0]).toMatchObject({
    position: pageSize + 1,
    name: `Spa ${pageSize + 1}`,
    url: `${publicUrl}/spa-balneario/tenerife/spa-${pageSize + 1}/`,
    image: `${publicUrl}/pictures/1280/day-pass.jpg`,
  })
  expect(first.numberOfItems).toBe(cards.length)
  expect(second.numberOfItems).toBe(cards.length)
})

test('a list without pages counts itself', () => {
  expect(wholeItemList(cards.slice(0, 3), publicUrl).numberOfItems).toBe(3)
})

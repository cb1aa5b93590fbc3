import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { LatePage, latePart } from './late-page.tsx'

const Town = ({ name }: { name: string }) => <h1>{name}</h1>

test('a page that was brought is rendered in one go', async () => {
  const part = latePart('spas/town', async () => Town)
  expect(part.isHere()).toBe(false)
  await part.bring()
  expect(part.isHere()).toBe(true)
  expect(renderToString(<LatePage part={part} props={{ name: 'Adeje' }} />)).toBe('<h1>Adeje</h1>')
})

test('it is asked for once, and again only if it did not come', async () => {
  const load = vi.fn<() => Promise<typeof Town>>().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(Town)
  const part = latePart('spas/town', load)
  await expect(part.bring()).rejects.toThrow('offline')
  expect(part.isHere()).toBe(false)
  await Promise.all([part.bring(), part.bring()])
  expect(load).toHaveBeenCalledTimes(2)
})

import { expect, test } from 'vitest'
import { messagesInBrowser } from './messages.ts'

test('words come with the first page that says them, and stay', async () => {
  const { t, missingAt } = messagesInBrowser('pt')
  expect(() => t('shell.skipToContent')).toThrow('missing i18n key')
  expect(missingAt('/pt/')).toHaveLength(3)
  await Promise.all(missingAt('/pt/'))
  expect(missingAt('/pt/')).toEqual([])
  expect(t('shell.skipToContent')).not.toBe('')
})

test('on the way to another page only its own are missing', async () => {
  const { missingAt } = messagesInBrowser('es')
  await Promise.all(missingAt('/spa-balneario/'))
  const waiting = missingAt('/experiencias-tarjetas-regalo/')
  expect(waiting).toHaveLength(1)
  // The same promise while it is awaited: whoever waits must not wait anew.
  expect(missingAt('/experiencias-tarjetas-regalo/')).toEqual(waiting)
  expect(missingAt('/experiencias-tarjetas-regalo/')[0]).toBe(waiting[0])
})

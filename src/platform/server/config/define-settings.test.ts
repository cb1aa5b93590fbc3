import { expect, test } from 'vitest'
import { z } from 'zod'
import { BadSettings } from './config.ts'
import { defineSettings, readSettings } from './define-settings.ts'

const port = z.coerce.number({ error: 'must be a port number' }).default(3000)
const address = defineSettings({
  chapter: 'Address',
  fields: { PORT: port, LOWEST: port },
  missing: ({ NAME }) => (NAME ? [] : [{ setting: 'NAME', message: 'is needed' }]),
  problems: ({ PORT, LOWEST }, purpose) =>
    purpose === 'serve' && PORT < LOWEST ? [{ setting: 'PORT', message: 'must not be less than LOWEST' }] : [],
  config: ({ PORT }) => ({ port: PORT }),
})
const links = defineSettings({
  chapter: 'Links',
  fields: { PATH: z.string().default('/') },
  beside: { PORT: port },
  after: ['port'],
  config: ({ PATH, PORT }, { port: known }) => ({ publicUrl: `${known}${PATH}${PORT}` }),
})

test.each([[[address, links]], [[links, address]]])(
  'each makes its part of the config, of its own fields and of what others make, in whichever order',
  (all) => {
    expect(readSettings(all, { NAME: 'a', PORT: '8080', PATH: ' ' }, 'serve')).toEqual({
      port: 8080,
      publicUrl: '8080/8080',
    })
  },
)

test('one that needs what nothing makes is refused', () => {
  expect(() => readSettings([links], { NAME: 'a' }, 'serve')).toThrow('Nothing makes what settings of "Links" need')
})

test.each([
  [{ PORT: 'x' }, 'serve', '  PORT: must be a port number\n  NAME: is needed\n'],
  [{ PORT: '1' }, 'serve', '  NAME: is needed\n  PORT: must not be less than LOWEST\n'],
  [{ PORT: '1' }, 'command', ':\n  NAME: is needed\ndocs'],
] as const)('%j is refused to %s with all that is wrong', (env, purpose, said) => {
  const read = () => readSettings([address], env, purpose)
  expect(read).toThrow(BadSettings)
  expect(read).toThrow(said)
})

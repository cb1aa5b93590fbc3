import { expect, test } from 'vitest'
import { frameAt, showElement } from '#tests/show-element.tsx'
import { testServices } from '#tests/test-services.ts'
import { Footer } from './footer.tsx'

const { services } = await testServices()

/** The links of each group, by its title. */
function groupsAt(path: string) {
  const html = showElement(services, path, <Footer frame={frameAt(services, path)} />)
  const plain = (words = '') => words.replace(/<[^>]*>/g, '')
  return Object.fromEntries(
    [...html.matchAll(/<details.*?<\/details>/gs)].map(([group]) => [
      plain(/<h2.*?<\/h2>/s.exec(group)?.[0]),
      [...group.matchAll(/<a .*?<\/a>/gs)].map(([link]) => plain(link)),
    ]),
  )
}

test('help, places, occasions, special gifts and who we are, in Spanish', () => {
  const groups = groupsAt('/')
  expect(Object.keys(groups)).toEqual(['Ayuda', 'Destinos', 'Ocasiones únicas', 'Regalos especiales', 'Calmaria'])
  expect(groups.Ayuda).toEqual(
    expect.arrayContaining(['Contacto', 'Preguntas frecuentes', 'Gestiona tu bono', 'Cambios y devoluciones']),
  )
  expect(groups.Destinos).toEqual(expect.arrayContaining(['Todos los spas', 'Tenerife', 'Valencia']))
  // Today's offers, and the nine special moments.
  expect(groups['Ocasiones únicas']?.[0]).toBe('Ofertas de hoy')
  expect(groups['Ocasiones únicas']).toHaveLength(1 + 9)
  expect(groups['Regalos especiales']).toEqual([
    'Reyes Magos',
    'San Valentín',
    'Día del Padre',
    'Día de la Madre',
    'Profesores',
    'Black Friday',
    'Navidad',
    'Empresas',
  ])
  expect(groups.Calmaria).toEqual(expect.arrayContaining(['Quiénes somos', '¿Eres un spa?']))
})

test('the same in Portuguese', () => {
  const groups = groupsAt('/pt/')
  expect(Object.keys(groups)).toEqual(['Ajuda', 'Destinos', 'Ocasiões únicas', 'Presentes especiais', 'Calmaria'])
  expect(groups.Ajuda).toEqual(expect.arrayContaining(['Contacto', 'Perguntas frequentes', 'Gerir o meu voucher']))
  expect(groups['Ocasiões únicas']?.[0]).toBe('Ofertas de hoje')
  expect(groups['Ocasiões únicas']).toHaveLength(1 + 9)
  expect(groups['Presentes especiais']).toHaveLength(8)
  expect(groups.Calmaria).toEqual(expect.arrayContaining(['Quem somos', 'Tem um spa?']))
})

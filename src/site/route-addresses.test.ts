import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import { languages } from '#platform/i18n/languages.ts'
import { declared } from '#platform/pages/declarations.ts'
import { addressesInRoutes, type Routes } from '#platform/pages/route-addresses.ts'
import routes from '../routes.ts'

/** As the browser is given them. */
const listOf = (entries: RouteConfigEntry[], parentId = 'root'): Routes =>
  Object.assign(
    {},
    ...entries.map(({ id = '', path, children = [] }) => ({ [id]: { path, parentId }, ...listOf(children, id) })),
  )

test.each(languages)('the routes of %s have the addresses of all pages and sections', (language) => {
  expect(addressesInRoutes(listOf(routes), language)).toMatchObject(declared('addresses')[language] ?? {})
})

import { expect, test } from 'vitest'
import type { Services } from '#platform/server/services.ts'
import { soldKinds } from '#site/features.ts'
import { createSiteApi } from '#site/server/api/create-site-api.ts'
import { smallServices } from '#tests/api/small-services.ts'
import type { OpenApiLink } from './openapi-document.ts'

const api = createSiteApi(smallServices().services)
const document = await (await api.request('/openapi.json')).json()

type Operation = { operationId: string; summary: string; description: string; responses: Record<string, unknown> }
const operations: Operation[] = Object.values<Record<string, Operation>>(document.paths).flatMap(Object.values)

test('it is an OpenAPI 3.1 document of this site', () => {
  expect(document.openapi).toMatch(/^3\.1\.\d$/)
  expect(document.info).toMatchObject({ title: 'Calmaria API', version: expect.any(String) })
  expect(document.servers).toEqual([{ url: 'https://calmaria.example' }])
})

test('it tells every call that is answered, and no other', () => {
  const told = Object.entries<object>(document.paths).flatMap(([path, item]) =>
    Object.keys(item).map((method) => `${method.toUpperCase()} ${path}`),
  )
  const answered = api.routes
    .filter(({ method, path }) => method !== 'ALL' && !path.startsWith('/docs'))
    .map(({ method, path }) => `${method} /api${path.replace(/:(\w+)(\{[^}]*\})?/g, '{$1}')}`)
  expect(told.length).toBeGreaterThan(20)
  expect(told.toSorted()).toEqual([...new Set(answered)].toSorted())
})

test('every call is described, under a name of its own, with its errors', () => {
  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length)
  for (const { operationId, summary, description, responses } of operations) {
    expect([operationId, summary, description].every(Boolean)).toBe(true)
    expect(Object.keys(responses)).toContain('500')
  }
})

test('every reference leads somewhere', () => {
  const references = everythingIn(document).flatMap(({ $ref }) => (typeof $ref === 'string' ? [$ref] : []))
  expect(references.length).toBeGreaterThan(10)
  for (const reference of references) {
    const steps = reference.replace('#/', '').split('/')
    expect(
      steps.reduce((place, step) => place?.[step], document),
      reference,
    ).toBeTypeOf('object')
  }
})

test('every link leads to a call that takes what it gives', () => {
  const byId = new Map(operations.map((operation) => [operation.operationId, operation]))
  const links = linksOf(operations)
  expect(links.length).toBeGreaterThan(20)
  for (const { operationId, parameters = {}, requestBody = {}, description } of links) {
    const target = byId.get(operationId) as (Operation & Called) | undefined
    const taken = (target?.parameters ?? []).map(({ name }) => name)
    expect(taken, operationId).toEqual(expect.arrayContaining(Object.keys(parameters)))
    const { $ref = '' } = target?.requestBody?.content['application/json']?.schema ?? {}
    const schema = document.components.schemas[$ref.split('/').at(-1) ?? '']
    const members = (schema?.oneOf ?? [schema]).map((member: { $ref?: string } | undefined) =>
      member?.$ref ? document.components.schemas[member.$ref.split('/').at(-1) ?? ''] : member,
    )
    const fits = members.some((member: (Field & { properties?: object }) | undefined) =>
      Object.keys(requestBody).every((field) => field in (member?.properties ?? {})),
    )
    expect(fits, `${operationId} takes ${Object.keys(requestBody)}`).toBe(true)
    expect(description).toBeTruthy()
  }
})

test('no link leads to a call of a kind that is not sold', async () => {
  const alone = createSiteApi({
    ...smallServices().services,
    kinds: { voucher: soldKinds.voucher } as Services['kinds'],
  })
  const few = await (await alone.request('/openapi.json')).json()
  const calls = Object.values<Record<string, Operation>>(few.paths).flatMap((item) => Object.values(item))
  const ids = calls.map(({ operationId }) => operationId)
  expect(ids).not.toContain('listFreeDays')
  const reached = linksOf(calls).map(({ operationId }) => operationId)
  expect(ids).toEqual(expect.arrayContaining(reached))
  expect(reached).toContain('showService')
})

const linksOf = (calls: Operation[]): OpenApiLink[] =>
  calls.flatMap(({ responses }) =>
    Object.values(responses as Record<string, { links?: Record<string, OpenApiLink> }>).flatMap(({ links = {} }) =>
      Object.values(links),
    ),
  )

type Called = {
  parameters?: { name: string }[]
  requestBody?: { content: Record<string, { schema: { $ref?: string } }> }
}

test('every field has a meaning, and every content an example', () => {
  for (const { properties } of everythingIn(document.components.schemas)) {
    for (const [name, field] of Object.entries(properties ?? {})) {
      expect(meaningOf(field as Field), name).toBeTruthy()
    }
  }
  for (const { content } of everythingIn(document)) {
    for (const media of Object.values(content ?? {})) expect(media).toHaveProperty('example')
  }
})

type Field = { description?: string; allOf?: Field[] }

/** A field that is a thing of its own says beside it what it is here. */
const meaningOf = ({ description, allOf = [] }: Field): string | undefined =>
  description ?? allOf.map(meaningOf).find(Boolean)

function everythingIn(value: unknown): Record<string, unknown>[] {
  if (typeof value !== 'object' || value === null) return []
  return [value as Record<string, unknown>, ...Object.values(value).flatMap(everythingIn)]
}

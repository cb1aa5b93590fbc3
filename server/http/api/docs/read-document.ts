import type { OpenApiDocument } from '../openapi-document.ts'

type Path = NonNullable<OpenApiDocument['paths']>[string]
export type Operation = NonNullable<Path['get']>
export type Call = { method: string; path: string; operation: Operation }

type Components = NonNullable<OpenApiDocument['components']>
export type Schema = Exclude<NonNullable<Components['schemas']>[string], { $ref: string }>
export type Answer = Exclude<NonNullable<Components['responses']>[string], { $ref: string }>
type Parameter = Exclude<NonNullable<Operation['parameters']>[number], { $ref: string }>
type Body = Exclude<NonNullable<Operation['requestBody']>, { $ref: string }>

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const

export function callsOf(document: OpenApiDocument): Call[] {
  return Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method]
      return operation ? [{ method: method.toUpperCase(), path, operation }] : []
    }),
  )
}

/** What stands behind a reference, or the thing itself where it is none. */
export function resolve<Thing extends object>(document: OpenApiDocument, thing: Thing | { $ref: string }): Thing {
  if (!('$ref' in thing) || typeof thing.$ref !== 'string') return thing as Thing
  const steps = thing.$ref.replace(/^#\//, '').split('/')
  const found = steps.reduce<unknown>((place, step) => (place as Record<string, unknown> | undefined)?.[step], document)
  if (!found) throw new Error(`${thing.$ref} stands nowhere in the API's document`)
  return resolve(document, found as Thing)
}

export const parametersOf = (document: OpenApiDocument, { parameters }: Operation) =>
  (parameters ?? []).map((parameter) => resolve<Parameter>(document, parameter))

export const bodyOf = (document: OpenApiDocument, { requestBody }: Operation) =>
  requestBody && Object.values(resolve<Body>(document, requestBody).content)[0]

export const contentOf = ({ content }: Answer) => Object.values(content ?? {})[0]

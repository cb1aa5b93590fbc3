import type { OpenApiDocument } from '../openapi-document.ts'
import { type Html, html } from './html.ts'
import { type Operation, parametersOf, resolve, type Schema } from './read-document.ts'

type Field = { name: string; type: string; isRequired: boolean; meaning: string }
type SchemaOrReference = Schema | { $ref: string }

/** One row for each field, inner ones under the name of the outer: `urls[].children[].lang`. */
export function renderFields(document: OpenApiDocument, caption: string, schema?: SchemaOrReference): Html | undefined {
  return schema && renderTable(caption, fieldsOf(document, schema))
}

export function renderParameters(document: OpenApiDocument, operation: Operation): Html[] {
  const all = parametersOf(document, operation)
  return captions.flatMap(([where, caption]) => {
    const fields = all
      .filter((parameter) => parameter.in === where)
      .map(({ name, description, required, schema }) => ({
        name,
        type: schema ? typeOf(document, resolve<Schema>(document, schema)) : 'text',
        isRequired: required ?? false,
        meaning: description ?? '',
      }))
    return renderTable(caption, fields) ?? []
  })
}

const captions = [
  ['path', 'In the path'],
  ['query', 'In the query'],
  ['header', 'In the headers'],
] as const

function renderTable(caption: string, fields: Field[]): Html | undefined {
  if (fields.length === 0) return undefined
  return html`<table>
<caption>${caption}</caption>
<thead><tr><th scope="col">Field</th><th scope="col">Type</th><th scope="col">Meaning</th></tr></thead>
<tbody>${fields.map(
    ({ name, type, isRequired, meaning }) =>
      html`<tr><th scope="row"><code>${name}</code></th><td>${type}${!isRequired && ', optional'}</td><td>${meaning}</td></tr>\n`,
  )}</tbody>
</table>`
}

function fieldsOf(document: OpenApiDocument, given: SchemaOrReference, prefix = ''): Field[] {
  const schema = resolve<Schema>(document, given)
  if (schema.items) return fieldsOf(document, schema.items, `${prefix}[]`)
  return Object.entries(schema.properties ?? {}).flatMap(([key, value]) => {
    const property = resolve<Schema>(document, value)
    const name = prefix ? `${prefix}.${key}` : key
    const isRequired = schema.required?.includes(key) ?? false
    const field = { name, type: typeOf(document, property), isRequired, meaning: property.description ?? '' }
    return [field, ...fieldsOf(document, property, name)]
  })
}

const words: Record<string, string> = { string: 'text', integer: 'whole number', boolean: 'true or false' }

function typeOf(document: OpenApiDocument, schema: Schema): string {
  const types = [schema.type ?? 'object'].flat().map((type) => {
    if (type === 'array')
      return `list of ${schema.items ? typeOf(document, resolve<Schema>(document, schema.items)) : 'anything'}`
    if (type === 'string' && schema.enum) return schema.enum.map((value) => `'${value}'`).join(' or ')
    return words[type] ?? type
  })
  return types.join(' or ')
}

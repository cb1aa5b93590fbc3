import type { OpenApiDocument } from '../openapi-document.ts'
import { bodyOf, type Call, parametersOf, resolve, type Schema } from './read-document.ts'

/** The call as it can be pasted into a terminal. */
export function curlFor(document: OpenApiDocument, { method, path, operation }: Call): string {
  const filled = parametersOf(document, operation).reduce((address, parameter) => {
    const example = parameter.schema ? resolve<Schema>(document, parameter.schema).example : ''
    const value = encodeURIComponent(String(example))
    if (parameter.in === 'header') return address
    if (parameter.in === 'query') return `${address}${address.includes('?') ? '&' : '?'}${parameter.name}=${value}`
    return address.replace(`{${parameter.name}}`, value)
  }, path)
  const address = quote(`${document.servers?.[0]?.url ?? ''}${filled}`)
  const body = bodyOf(document, operation)
  const lines = [
    method === 'GET' ? `curl ${address}` : `curl -X ${method} ${address}`,
    // Where the cookie of a purchase is kept between one call and the next.
    ...(operation.security ? ['  -b cookies.txt -c cookies.txt'] : []),
    ...(body ? [`  -H 'Content-Type: application/json'`, `  -d ${quote(JSON.stringify(body.example))}`] : []),
  ]
  return lines.join(' \\\n')
}

const quote = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`

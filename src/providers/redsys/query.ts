import { z } from 'zod'
import { isOurs, operationSchema } from './answer.ts'
import { post } from './call.ts'
import type { Connection, RedsysSettings } from './settings.ts'
import { isSigned, sign } from './signature.ts'
import { contentOf, contentsOf, element, escapeXml, unwrapXml } from './xml.ts'

/**
 * `F` is over, `E` was never begun for an error in its form, `S` waits for the buyer. Any other, and none at all, leaves
 * it open.
 */
const known = operationSchema.required({ Ds_Amount: true }).extend({ Ds_State: z.string().default('') })

export type KnownOperation = z.infer<typeof known>

/** The query speaks this version only. */
const version = 'HMAC_SHA256_V1'

/** All that Redsys knows of an order: its payment, and each refund of it. */
export async function queryOperations(
  settings: RedsysSettings,
  connection: Connection,
  order: string,
): Promise<KnownOperation[]> {
  const headers = { 'Content-Type': 'text/xml; charset=utf-8', SOAPAction: 'consultaOperaciones' }
  const body = soapRequest(settings, order)
  const xml = await post(connection, `${settings.url}/apl02/services/SerClsWSConsulta`, headers, body, asText)
  return readAnswer(settings, order, unwrapXml(contentOf(xml, 'consultaOperacionesReturn') ?? ''))
}

const asText = (response: Response) => response.text()

function soapRequest({ merchant, terminal, key }: RedsysSettings, order: string): string {
  const monitor = [
    element('Ds_MerchantCode', escapeXml(merchant)),
    element('Ds_Terminal', escapeXml(terminal)),
    element('Ds_Order', escapeXml(order)),
  ].join('')
  const signed = `<Version Ds_Version="0.0">${element('Message', element('Monitor', monitor))}</Version>`
  const signature = element('Signature', sign(version, key, order, signed))
  const messages = element('Messages', `${signed}${signature}${element('SignatureVersion', version)}`)
  const asked = element('web:consultaOperaciones', element('cadenaXML', escapeXml(messages)))
  return `<?xml version="1.0" encoding="UTF-8"?><soapenv:Envelope xmlns:soapenv="http://schemas.xmlsoap.org/soap/envelope/" xmlns:web="http://webservices.apl02.redsys.es"><soapenv:Header/>${element('soapenv:Body', asked)}</soapenv:Envelope>`
}

/** 'No such operation' may come unsigned. What it says of an operation is believed with a signature only. */
function readAnswer(settings: RedsysSettings, order: string, messages: string): KnownOperation[] {
  const signed = /<Version(?:\s[^>]*)?>[\s\S]*<\/Version>/.exec(messages)?.[0]
  if (!signed) throw new Error('Redsys: an answer to the query that cannot be read')
  const signature = contentOf(messages.replace(signed, ''), 'Signature')
  const error = contentOf(signed, 'Ds_ErrorCode')
  const isGenuine = signature ? isSigned(signature, version, settings.key, order, signed) : error !== undefined
  if (!isGenuine) throw new Error('Redsys: an answer to the query with a wrong signature')
  if (error === 'XML0024') return []
  if (error) throw new Error(`Redsys: the query was refused with ${error.slice(0, 10)}`)
  const operations = contentsOf(signed, 'Response').map((response) => known.parse(fieldsOf(response)))
  const isAsked = operations.every((found) => isOurs(found, settings) && found.Ds_Order === order)
  if (!isAsked || operations.length === 0) throw new Error('Redsys: an answer to another query')
  return operations
}

const fieldsOf = (response: string) =>
  Object.fromEntries(
    [...response.matchAll(/<(\w+)>([^<]*)<\/\1>/g)].map(([, name, value]) => [name, unwrapXml(value ?? '')]),
  )

import type { Hono } from 'hono'
import { isSigned, sign } from '#providers/redsys/signature.ts'
import { contentOf, element, escapeXml, unwrapXml } from '#providers/redsys/xml.ts'
import { endingFacts, paymentFacts, refundFacts } from './answer.ts'
import type { Redsys, RedsysPayment } from './records.ts'

const version = 'HMAC_SHA256_V1'

/** What became of an order, by SOAP: all its operations, the newest first. */
export function addQuery(app: Hono, context: Redsys) {
  app.post('/apl02/services/SerClsWSConsulta', async (c) => {
    const asked = unwrapXml(contentOf(await c.req.text(), 'cadenaXML') ?? '')
    const messages = escapeXml(answer(context, asked))
    const body = element('p1:consultaOperacionesReturn', messages)
    const xml = `<?xml version="1.0" encoding="UTF-8"?><soapenv:Envelope xmlns:soapenv="http://schemas.xmlsoap.org/soap/envelope/"><soapenv:Body><p1:consultaOperacionesResponse xmlns:p1="http://webservices.apl02.redsys.es">${body}</p1:consultaOperacionesResponse></soapenv:Body></soapenv:Envelope>`
    return c.body(xml, 200, { 'Content-Type': 'text/xml; charset=utf-8' })
  })
}

function answer(context: Redsys, asked: string): string {
  const { account, records } = context
  const signed = /<Version(?:\s[^>]*)?>[\s\S]*<\/Version>/.exec(asked)?.[0] ?? ''
  const order = contentOf(signed, 'Ds_Order') ?? ''
  const signature = contentOf(asked, 'Signature') ?? ''
  if (contentOf(asked, 'SignatureVersion') !== version) return refuse('XML0030')
  if (!isSigned(signature, version, account.key, order, signed)) return refuse('XML0023')
  if (contentOf(signed, 'Monitor') === undefined) return refuse('XML0003')
  const isMerchant = contentOf(signed, 'Ds_MerchantCode') === account.merchant
  const isTerminal = Number(contentOf(signed, 'Ds_Terminal')) === Number(account.terminal)
  const payment = isMerchant && isTerminal ? records.payments.get(order) : undefined
  if (!payment) return refuse('XML0024')
  const operations = operationsOf(context, payment).map((facts) => element('Response', fields(facts)))
  const message = version0(element('Message', operations.join('')))
  const key = context.world.faults.take('bad-signature') ? 'A'.repeat(32) : account.key
  return element('Messages', `${message}${element('Signature', sign(version, key, order, message))}`)
}

const refuse = (code: string) =>
  element('Messages', version0(element('Message', element('ErrorMsg', element('Ds_ErrorCode', code)))))

const version0 = (content: string) => `<Version Ds_Version="0.0">${content}</Version>`

function operationsOf(context: Redsys, payment: RedsysPayment): Record<string, string | undefined>[] {
  const refunds = payment.refunds.map((made) => ({
    ...pick(refundFacts(context, payment.order, made)),
    ...dated(made.at),
    Ds_State: 'F',
  }))
  const endings = (payment.endings ?? []).map((ending) => ({
    ...pick(endingFacts(context, payment, ending)),
    ...dated(ending.at),
    Ds_State: 'F',
  }))
  return [
    ...[...endings, ...refunds].toReversed(),
    { ...pick(paymentFacts(context, payment)), ...dated(payment.at), Ds_State: payment.state },
  ]
}

const queryFields = [
  'Ds_MerchantCode',
  'Ds_Terminal',
  'Ds_Order',
  'Ds_TransactionType',
  'Ds_Amount',
  'Ds_Currency',
  'Ds_Response',
]

const pick = (facts: Record<string, string | undefined>) =>
  Object.fromEntries(queryFields.flatMap((name) => (facts[name] ? [[name, facts[name]]] : [])))

const dated = (at: string) => ({ Ds_Date: at.slice(0, 10), Ds_Hour: at.slice(11, 19) })

const fields = (facts: Record<string, string | undefined>) =>
  Object.entries(facts)
    .map(([name, value = '']) => element(name, escapeXml(value)))
    .join('')

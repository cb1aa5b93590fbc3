import { describe, expect, test } from 'vitest'
import { longEnough } from '#tests/wait-until.ts'
import { queryOperations } from './query.ts'
import type { RedsysSettings } from './settings.ts'
import { sign } from './signature.ts'
import { contentOf, element, escapeXml, unwrapXml } from './xml.ts'

const order = '1115CALM0001'
const settings: RedsysSettings = {
  url: 'https://redsys.example',
  scriptPath: '/script.js',
  merchant: '999008881',
  terminal: '1',
  key: 'sq7HjrUOBfKmC576ILgskD5srU870gJ7',
  signatureVersion: 'HMAC_SHA512_V2',
}

test('asks for all operations of the order, signed over the version element', async () => {
  let asked = ''
  await query(error('XML0024'), (body) => {
    asked = unwrapXml(contentOf(body, 'cadenaXML') ?? '')
  })
  const signed = /<Version[\s\S]*<\/Version>/.exec(asked)?.[0] ?? ''
  expect(signed).toBe(
    '<Version Ds_Version="0.0"><Message><Monitor><Ds_MerchantCode>999008881</Ds_MerchantCode><Ds_Terminal>1</Ds_Terminal><Ds_Order>1115CALM0001</Ds_Order></Monitor></Message></Version>',
  )
  expect(contentOf(asked, 'Signature')).toBe(sign('HMAC_SHA256_V1', settings.key, order, signed))
  expect(contentOf(asked, 'SignatureVersion')).toBe('HMAC_SHA256_V1')
})

test('what comes from a setting can not become markup', async () => {
  let sent = ''
  const strange = { ...settings, merchant: '1</Ds_MerchantCode><x>&"' }
  await query(error('XML0024'), (body) => (sent = body), strange)
  expect(unwrapXml(contentOf(sent, 'cadenaXML') ?? '')).toContain('1&#60;/Ds_MerchantCode&#62;&#60;x&#62;&#38;&#34;')
})

test('reads each operation', async () => {
  const found = await query(
    signed(response() + response({ Ds_TransactionType: '3', Ds_Amount: '1500', Ds_Response: '0900' })),
  )
  expect(found.map((one) => [one.Ds_TransactionType, one.Ds_Amount, one.Ds_State, one.Ds_Response])).toEqual([
    ['0', '4999', 'F', '0000'],
    ['3', '1500', 'F', '0900'],
  ])
})

test('an answer may be sent as CDATA as well', async () => {
  expect(await query(signed(response()), undefined, settings, (messages) => `<![CDATA[${messages}]]>`)).toHaveLength(1)
})

test('no operation is no error', async () => {
  expect(await query(error('XML0024'))).toEqual([])
})

describe('throws at', () => {
  test.each([
    ['an operation without a signature', element('Messages', version(response()))],
    ['an operation signed for another order', signed(response(), '1115CALM0002')],
    ['an operation of another order', signed(response({ Ds_Order: '1115CALM0002' }))],
    ['an operation of another merchant', signed(response({ Ds_MerchantCode: '1' }))],
    ['an operation without an amount', signed(response({ Ds_Amount: undefined }))],
    ['an operation that was changed', signed(response()).replace('4999', '1')],
    [
      'an operation slipped in behind the signed ones',
      signed(response()).replace('</Messages>', `${version(response())}</Messages>`),
    ],
    ['any other error', error('XML0023')],
    ['nothing', ''],
    ['a page', '<html>Maintenance</html>'],
  ])('%s', async (_, messages) => {
    await expect(query(messages)).rejects.toThrow()
  })
})

const query = (
  messages: string,
  look: (body: string) => void = () => {},
  from = settings,
  wrap: (messages: string) => string = escapeXml,
) =>
  queryOperations(
    from,
    {
      timeout: longEnough,
      fetch: async (_, init) => {
        look(String(init?.body))
        return new Response(element('e:Envelope', element('p:consultaOperacionesReturn', wrap(messages))))
      },
    },
    order,
  )

function response(changed: Record<string, string | undefined> = {}): string {
  const facts = {
    Ds_MerchantCode: '999008881',
    Ds_Terminal: '001',
    Ds_Order: order,
    Ds_TransactionType: '0',
    Ds_Date: '2026-11-15',
    Ds_Hour: '10:00:00',
    Ds_Amount: '4999',
    Ds_Currency: '978',
    Ds_State: 'F',
    Ds_Response: '0000',
    ...changed,
  }
  const fields = Object.entries(facts).map(([name, value]) => (value === undefined ? '' : element(name, value)))
  return element('Response', fields.join(''))
}

function version(content: string) {
  return `<Version Ds_Version="0.0">${element('Message', content)}</Version>`
}

function signed(content: string, forOrder = order) {
  const said = version(content)
  return element('Messages', `${said}${element('Signature', sign('HMAC_SHA256_V1', settings.key, forOrder, said))}`)
}

function error(code: string) {
  return element('Messages', version(element('ErrorMsg', element('Ds_ErrorCode', code))))
}

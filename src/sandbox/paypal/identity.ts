import { createHash, generateKeyPairSync, sign } from 'node:crypto'

/** Who PayPal's stand-in is: a key of its own, and a certificate that it has written for itself. */
export type Identity = { name: string; certificate: string; sign: (text: string) => string }

let identity: Identity | undefined

/** Made once in a process, when it is first needed. The name changes with the key, as the real ones do. */
export function getIdentity(): Identity {
  identity ??= makeIdentity()
  return identity
}

export function makeIdentity(): Identity {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const spki = publicKey.export({ type: 'spki', format: 'der' })
  const signBytes = (bytes: Buffer) => sign('sha256', bytes, privateKey)
  const certificate = makeCertificate(spki, signBytes)
  return {
    name: `CERT-${createHash('sha256').update(spki).digest('hex').slice(0, 16)}`,
    certificate: toPem(certificate),
    sign: (text) => signBytes(Buffer.from(text)).toString('base64'),
  }
}

/** RFC 5280, section 4.1: the shortest certificate there is, version 1. Node reads certificates but makes none. */
function makeCertificate(spki: Buffer, signBytes: (bytes: Buffer) => Buffer): Buffer {
  const name = sequence(set(sequence(commonName, der(0x0c, Buffer.from('PayPal stand-in')))))
  const validity = sequence(der(0x17, Buffer.from('200101000000Z')), der(0x17, Buffer.from('491231235959Z')))
  const serial = der(0x02, Buffer.from([1]))
  const content = sequence(serial, sha256WithRsa, name, validity, name, spki)
  return sequence(content, sha256WithRsa, der(0x03, Buffer.concat([Buffer.from([0]), signBytes(content)])))
}

const sequence = (...parts: Buffer[]) => der(0x30, Buffer.concat(parts))
const set = (...parts: Buffer[]) => der(0x31, Buffer.concat(parts))

/** A tag, the length of what follows, and what follows. */
function der(tag: number, content: Buffer): Buffer {
  const { length } = content
  const sized = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 0xff]
  return Buffer.concat([Buffer.from([tag, ...sized]), content])
}

/** 2.5.4.3, and 1.2.840.113549.1.1.11 with no parameters. */
const commonName = Buffer.from('0603550403', 'hex')
const sha256WithRsa = Buffer.from('300d06092a864886f70d01010b0500', 'hex')

function toPem(bytes: Buffer): string {
  const lines = bytes.toString('base64').match(/.{1,64}/g) ?? []
  return ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n')
}

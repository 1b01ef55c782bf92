import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import { makerCertificate, makerKey } from './maker-certificate.ts'

type Options = { challenge: string; rp?: { id?: string }; rpId?: string; user?: { id: string } }
type Differently = { origin?: string; rpID?: string; flags?: number; isCertified?: boolean }

const [isPresent, isVerified, isNew] = [0x01, 0x04, 0x40]

/** A device with one passkey, as a browser has it, whose answers can be made to lie. */
export function createPasskeyDevice(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(32)
  let counter = 0
  let userHandle = ''

  const clientData = (type: string, challenge: string, at: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: at, crossOrigin: false }))
  const dataOf = (rpID: string, flags: number) => {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    return Buffer.concat([hashOf(rpID), Buffer.from([flags]), count])
  }
  const credential = (response: Record<string, string>) => {
    const name = id.toString('base64url')
    return { id: name, rawId: name, type: 'public-key', response, clientExtensionResults: {} }
  }

  return {
    /** What `navigator.credentials.create` answers. */
    create({ challenge, rp, user }: Options, lie: Differently = {}) {
      userHandle = user!.id
      const data = Buffer.concat([
        dataOf(lie.rpID ?? rp!.id!, lie.flags ?? isPresent | isVerified | isNew),
        Buffer.alloc(16),
        Buffer.from([0, id.length]),
        id,
        coseOf(publicKey),
      ])
      const client = clientData('webauthn.create', challenge, lie.origin ?? origin)
      const attestation = Buffer.concat([
        Buffer.from([0xa3]),
        textOf('fmt'),
        textOf(lie.isCertified ? 'packed' : 'none'),
        textOf('attStmt'),
        lie.isCertified ? certifiedStatement(Buffer.concat([data, hashOf(client)])) : Buffer.from([0xa0]),
        textOf('authData'),
        Buffer.from([0x58, data.length]),
        data,
      ])
      return credential({
        clientDataJSON: client.toString('base64url'),
        attestationObject: attestation.toString('base64url'),
      })
    },

    /** What `navigator.credentials.get` answers. */
    get({ challenge, rpId }: Options, lie: Differently = {}) {
      counter++
      const data = dataOf(lie.rpID ?? rpId!, lie.flags ?? isPresent | isVerified)
      const client = clientData('webauthn.get', challenge, lie.origin ?? origin)
      const signature = sign('sha256', Buffer.concat([data, hashOf(client)]), privateKey)
      return credential({
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: signature.toString('base64url'),
        userHandle,
      })
    },
  }
}

/** A public key as CBOR, which is how a passkey gives it. */
function coseOf(key: KeyObject): Buffer {
  const { x, y } = key.export({ format: 'jwk' })
  const coordinate = (name: number, value: string) =>
    Buffer.concat([Buffer.from([name, 0x58, 32]), Buffer.from(value, 'base64url')])
  const head = Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01])
  return Buffer.concat([head, coordinate(0x21, x!), coordinate(0x22, y!)])
}

/** What a device says that shows its maker's certificate, as CBOR. */
function certifiedStatement(signed: Buffer): Buffer {
  const signature = sign('sha256', signed, makerKey)
  const length = Buffer.alloc(2)
  length.writeUInt16BE(makerCertificate.length)
  return Buffer.concat([
    Buffer.from([0xa3]),
    textOf('alg'),
    Buffer.from([0x26]),
    textOf('sig'),
    Buffer.from([0x58, signature.length]),
    signature,
    textOf('x5c'),
    Buffer.from([0x81, 0x59]),
    length,
    makerCertificate,
  ])
}

/** A text shorter than 24 bytes as CBOR. */
function textOf(text: string): Buffer {
  return Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)])
}

function hashOf(data: string | Buffer): Buffer {
  return createHash('sha256').update(data).digest()
}

import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'

/** What is kept of a passkey: nothing that opens the account without the device. */
export type Passkey = { publicKey: string; transports: string[] }

/** Where passkeys belong: the server's own name, and the address of its pages. */
type Place = { origin: string; rpID: string }

/** The server's place, from its public URL. */
export function placeOf(publicUrl: string): Place {
  const { origin, hostname } = new URL(publicUrl)
  return { origin, rpID: hostname }
}

/** Loads the library only once somebody uses a passkey: it takes 35 MB. */
const load = () => import('@simplewebauthn/server')

type Owner = { id: string; email: string }

/** What the browser needs to make a passkey for this account; `taken` are those that the account has. */
export async function creationOptions(
  place: Place,
  { appName, owner, challenge, taken }: { appName: string; owner: Owner; challenge: Buffer; taken: string[] },
) {
  const { generateRegistrationOptions } = await load()
  return generateRegistrationOptions({
    rpName: appName,
    rpID: place.rpID,
    userName: owner.email,
    userDisplayName: owner.email,
    userID: new Uint8Array(Buffer.from(owner.id)),
    challenge: new Uint8Array(challenge),
    attestationType: 'none',
    excludeCredentials: taken.map((id) => ({ id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
}

/** What the browser needs to sign in with whichever passkey it has for this server. */
export async function requestOptions(place: Place, challenge: Buffer) {
  const { generateAuthenticationOptions } = await load()
  return generateAuthenticationOptions({
    rpID: place.rpID,
    challenge: new Uint8Array(challenge),
    userVerification: 'required',
  })
}

/**
 * Checks a new passkey, and returns what is kept of it; `null` if anything does not fit. An attestation with certificates is
 * refused before it is looked into: we ask for none, and its revocation lists are at addresses of the sender's choice.
 */
export async function checkCreated(
  { origin, rpID }: Place,
  { response, challenge }: { response: RegistrationResponseJSON; challenge: string },
): Promise<({ credentialId: string; counter: number } & Passkey) | null> {
  const { verifyRegistrationResponse } = await load()
  const { decodeAttestationObject, isoBase64URL } = await import('@simplewebauthn/server/helpers')
  try {
    const attestation = decodeAttestationObject(isoBase64URL.toBuffer(response.response.attestationObject))
    const format = attestation.get('fmt')
    const isBare = format === 'none' || (format === 'packed' && !attestation.get('attStmt').get('x5c'))
    if (!isBare) return null
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: true,
    })
    if (!verified) return null
    const { id, publicKey, counter, transports } = registrationInfo.credential
    return {
      credentialId: id,
      publicKey: Buffer.from(publicKey).toString('base64url'),
      counter,
      transports: transports ?? [],
    }
  } catch {
    // The library throws whatever is wrong with what somebody sent.
    return null
  }
}

type Asserted = { response: AuthenticationResponseJSON; challenge: string }
type Known = { id: string; counter: number } & Passkey

/** Checks a sign-in with a known passkey, and returns its new counter; `null` if anything does not fit. */
export async function checkUsed(
  { origin, rpID }: Place,
  { response, challenge }: Asserted,
  { id, publicKey, counter }: Known,
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await load()
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      credential: { id, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')), counter },
      requireUserVerification: true,
    })
    return verified ? authenticationInfo.newCounter : null
  } catch {
    return null
  }
}

/** Whether a signature's counter follows the known one. Devices that do not count always say 0. */
export function isAhead(counter: number, known: number): boolean {
  return counter > known || (counter === 0 && known === 0)
}

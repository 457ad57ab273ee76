/** Passkeys of the browser: what it gives, as the contract sends it. Rejects where the user turns away or the browser cannot. */

export interface Asked {
  challenge: string
  rpId: string
  credentials: readonly string[]
}

const bytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0))
const text = (data: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(data)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')

const known = (credentials: readonly string[]) =>
  credentials.map((id) => ({ type: 'public-key' as const, id: bytes(id) }))

/** Whether this browser, at this address, has passkeys at all. */
export const hasPasskeys = (): boolean =>
  typeof PublicKeyCredential === 'function' && window.isSecureContext

const ES256 = -7
const EDDSA = -8
const RS256 = -257

export async function makePasskey(asked: Asked & { userId: string; userName: string }) {
  const made = (await navigator.credentials.create({
    publicKey: {
      challenge: bytes(asked.challenge),
      rp: { id: asked.rpId, name: '信鉴' },
      user: { id: bytes(asked.userId), name: asked.userName, displayName: asked.userName },
      pubKeyCredParams: [ES256, EDDSA, RS256].map((alg) => ({ type: 'public-key' as const, alg })),
      authenticatorSelection: { userVerification: 'required' },
      excludeCredentials: known(asked.credentials),
    },
  })) as PublicKeyCredential
  const response = made.response as AuthenticatorAttestationResponse
  const publicKey = response.getPublicKey()
  if (!publicKey) throw new Error('passkey: no public key')
  return {
    id: text(made.rawId),
    publicKey: text(publicKey),
    clientData: text(response.clientDataJSON),
    authenticatorData: text(response.getAuthenticatorData()),
  }
}

export async function provePasskey(asked: Asked) {
  const given = (await navigator.credentials.get({
    publicKey: {
      challenge: bytes(asked.challenge),
      rpId: asked.rpId,
      allowCredentials: known(asked.credentials),
      userVerification: 'required',
    },
  })) as PublicKeyCredential
  const response = given.response as AuthenticatorAssertionResponse
  return {
    id: text(given.rawId),
    clientData: text(response.clientDataJSON),
    authenticatorData: text(response.authenticatorData),
    signature: text(response.signature),
  }
}

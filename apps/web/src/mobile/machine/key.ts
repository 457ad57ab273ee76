/**
 * The terminal's own key: RSA, made at its set-up, its private half not to be read out by anybody. It and the terminal's number are all
 * that this browser keeps; of people nothing is ever kept.
 */
import { terminal } from '@xinjian/contract/nouns/collect/terminal'
import { ask } from '../tax/line/wire.ts'

const RSA = {
  name: 'RSASSA-PKCS1-v1_5',
  hash: 'SHA-256',
  modulusLength: 2048,
  publicExponent: new Uint8Array([1, 0, 1]),
}
const [BASE, STORE, OWN] = ['xinjian-terminal', 'own', 'key']

export interface OwnTerminal {
  terminalNo: string
  place: string
  institution: string
  privateKey: CryptoKey
  /** Hex of SHA-256 of the public key (SPKI, DER). */
  fingerprint: string
}

const hex = (bytes: ArrayBuffer): string =>
  [...new Uint8Array(bytes)].map((b) => b.toString(16).padStart(2, '0')).join('')

export const digest = async (text: string | BufferSource): Promise<string> =>
  hex(
    await crypto.subtle.digest(
      'SHA-256',
      typeof text === 'string' ? new TextEncoder().encode(text) : text,
    ),
  )

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

async function shelf(mode: IDBTransactionMode): Promise<IDBObjectStore> {
  const opening = indexedDB.open(BASE, 1)
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE)
  return (await done(opening)).transaction(STORE, mode).objectStore(STORE)
}

export const ownTerminal = async (): Promise<OwnTerminal | null> =>
  (await done((await shelf('readonly')).get(OWN))) ?? null

export const forgetTerminal = async (): Promise<void> => {
  await done((await shelf('readwrite')).delete(OWN))
}

/** Makes a key and registers its public half for the code. */
export async function enrol(code: string): Promise<OwnTerminal> {
  const pair = await crypto.subtle.generateKey(RSA, false, ['sign', 'verify'])
  const der = await crypto.subtle.exportKey('spki', pair.publicKey)
  const base64 = btoa(String.fromCharCode(...new Uint8Array(der)))
  const lines = base64.match(/.{1,64}/g) ?? []
  const publicKey = ['-----BEGIN PUBLIC KEY-----', ...lines, '-----END PUBLIC KEY-----'].join('\n')
  const given = await ask(terminal.terminalEnrol, { code, publicKey }, null, { silent: true })
  const own = { ...given, privateKey: pair.privateKey, fingerprint: await digest(der) }
  await done((await shelf('readwrite')).put(own, OWN))
  return own
}

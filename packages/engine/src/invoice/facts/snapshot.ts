/**
 * The facts of an invoice report as bytes: a header in canonical JSON (registration, coverage, dictionary), then every
 * month's digest in its own codec. Equal facts give equal bytes; whoever stores them compresses them.
 */
import { canonicalJson } from '@xinjian/format'
import type { Counterparty, InvoiceFacts } from '../facts.ts'
import { decodeDigest, encodeDigest } from './digest-codec.ts'

/** `XJF1` */
const MAGIC = [0x58, 0x4a, 0x46, 0x31]
const HEADER_AT = 8
/** Digests begin at multiples of this, so that their columns can be read where they lie. */
const ALIGN = 8
const align = (n: number): number => Math.ceil(n / ALIGN) * ALIGN

interface Header extends Omit<InvoiceFacts, 'digests' | 'bureauDigests' | 'counterparties'> {
  counterparties: {
    id: number[]
    taxNo: (string | null)[]
    name: string[]
    /** Ids of individuals. */
    persons: number[]
  }
  digestBytes: number[]
  /** How many of the last digests are those of the bureau alone; absent = none. */
  ofBureau?: number
}

export function encodeFacts(facts: InvoiceFacts): Uint8Array {
  const { digests, bureauDigests, counterparties, ...rest } = facts
  const bodies = [...digests, ...(bureauDigests ?? [])].map(encodeDigest)
  const header: Header = {
    ...rest,
    ...(bureauDigests ? { ofBureau: bureauDigests.length } : {}),
    counterparties: {
      id: counterparties.map((c) => c.id),
      taxNo: counterparties.map((c) => c.taxNo),
      name: counterparties.map((c) => c.name),
      persons: counterparties.filter((c) => c.person).map((c) => c.id),
    },
    digestBytes: bodies.map((b) => b.length),
  }
  const json = new TextEncoder().encode(canonicalJson(header))
  const start = align(HEADER_AT + json.length)
  const out = new Uint8Array(bodies.reduce((sum, b) => sum + align(b.length), start))
  out.set(MAGIC)
  new DataView(out.buffer).setUint32(MAGIC.length, json.length, true)
  out.set(json, HEADER_AT)
  let at = start
  for (const body of bodies) {
    out.set(body, at)
    at += align(body.length)
  }
  return out
}

/** Throws a RangeError when the bytes are not such facts. Digests are views into `bytes`, which must not be overwritten. */
export function decodeFacts(bytes: Uint8Array): InvoiceFacts {
  if (MAGIC.some((byte, i) => bytes[i] !== byte)) throw new RangeError('not a facts snapshot')
  const length = new DataView(bytes.buffer, bytes.byteOffset, bytes.length).getUint32(
    MAGIC.length,
    true,
  )
  const { digestBytes, ofBureau, counterparties, ...rest } = readHeader(
    bytes.subarray(HEADER_AT, HEADER_AT + length),
  )
  const persons = new Set(counterparties.persons)
  let at = align(HEADER_AT + length)
  const digests = digestBytes.map((size) => {
    const digest = decodeDigest(bytes.subarray(at, at + size))
    at += align(size)
    return digest
  })
  const own = digests.length - (ofBureau ?? 0)
  return {
    ...rest,
    digests: digests.slice(0, own),
    ...(ofBureau === undefined ? {} : { bureauDigests: digests.slice(own) }),
    counterparties: counterparties.id.map(
      (id, i): Counterparty => ({
        id,
        taxNo: counterparties.taxNo[i] ?? null,
        name: counterparties.name[i] ?? '',
        person: persons.has(id),
      }),
    ),
  }
}

function readHeader(json: Uint8Array): Header {
  try {
    return JSON.parse(new TextDecoder().decode(json)) as Header
  } catch (cause) {
    throw new RangeError('the header of a facts snapshot cannot be read', { cause })
  }
}

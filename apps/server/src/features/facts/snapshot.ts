/**
 * The facts of a report as bytes, for replay: a header in canonical JSON (registration, coverage, dictionary), then every
 * month's digest in the engine's own codec, compressed. Equal facts give equal bytes on the same zstd; what is read back is
 * equal whatever wrote it.
 */
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib'
import type { Counterparty, InvoiceFacts } from '@xinjian/engine/invoice/facts'
import { decodeDigest, encodeDigest } from '@xinjian/engine/invoice/facts/digest-codec'
import { canonicalJson } from '@xinjian/format'

const MAGIC = 'XJF1'
/** Digests begin at multiples of this, so that their columns can be read where they lie. */
const ALIGN = 8
const align = (n: number): number => Math.ceil(n / ALIGN) * ALIGN

interface Header extends Omit<InvoiceFacts, 'digests' | 'counterparties'> {
  counterparties: {
    id: number[]
    taxNo: (string | null)[]
    name: string[]
    /** Ids of individuals. */
    persons: number[]
  }
  digestBytes: number[]
}

export function encodeFacts(facts: InvoiceFacts): Uint8Array {
  const { digests, counterparties, ...rest } = facts
  const bodies = digests.map(encodeDigest)
  const header: Header = {
    ...rest,
    counterparties: {
      id: counterparties.map((c) => c.id),
      taxNo: counterparties.map((c) => c.taxNo),
      name: counterparties.map((c) => c.name),
      persons: counterparties.filter((c) => c.person).map((c) => c.id),
    },
    digestBytes: bodies.map((b) => b.length),
  }
  const json = Buffer.from(canonicalJson(header))
  const size = bodies.reduce((sum, b) => sum + align(b.length), align(8 + json.length))
  const out = Buffer.alloc(size)
  out.write(MAGIC, 0, 'latin1')
  out.writeUInt32LE(json.length, 4)
  json.copy(out, 8)
  let at = align(8 + json.length)
  for (const body of bodies) {
    out.set(body, at)
    at += align(body.length)
  }
  return zstdCompressSync(out)
}

/** Throws a RangeError when the bytes are not such a snapshot. */
export function decodeFacts(bytes: Uint8Array): InvoiceFacts {
  const raw = zstdDecompressSync(bytes)
  if (raw.toString('latin1', 0, 4) !== MAGIC) throw new RangeError('not a facts snapshot')
  const length = raw.readUInt32LE(4)
  const { digestBytes, counterparties, ...rest } = JSON.parse(
    raw.toString('utf8', 8, 8 + length),
  ) as Header
  const persons = new Set(counterparties.persons)
  let at = align(8 + length)
  const digests = digestBytes.map((size) => {
    const digest = decodeDigest(raw.subarray(at, at + size))
    at += align(size)
    return digest
  })
  return {
    ...rest,
    digests,
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

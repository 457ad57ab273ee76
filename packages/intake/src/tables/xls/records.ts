/** A record of a BIFF stream: what follows it as CONTINUE is joined, each piece kept apart because texts break between them. */
export interface BiffRecord {
  id: number
  /** Where the record begins in the stream. */
  at: number
  parts: Buffer[]
}

const CONTINUE = 0x3c
/** Beginnings of BIFF2, 3, 4, and 5 and 8. */
export const BOFS: ReadonlySet<number> = new Set([0x09, 0x209, 0x409, 0x809])

/** Records from `from` on, until the stream ends or breaks off. */
export function* biffRecords(stream: Buffer, from = 0): Generator<BiffRecord> {
  let held: BiffRecord | null = null
  for (let at = from; at + 4 <= stream.length; ) {
    const id = stream.readUInt16LE(at)
    const length = stream.readUInt16LE(at + 2)
    const body = stream.subarray(at + 4, at + 4 + length)
    if (id === CONTINUE && held) held.parts.push(body)
    else {
      if (held) yield held
      held = { id, at, parts: [body] }
    }
    at += 4 + length
  }
  if (held) yield held
}

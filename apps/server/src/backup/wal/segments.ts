/** Names of WAL segments and places in the log (LSN), as PostgreSQL writes them. */

/** What initdb gives a cluster of ours. */
export const SEGMENT_BYTES = 16 * 2 ** 20
const SIZE = BigInt(SEGMENT_BYTES)
const PER_LOG = 2n ** 32n / SIZE

/** `16/B374D848` as a number of bytes. */
export function lsnOf(text: string): bigint {
  const [high = '', low = ''] = text.split('/')
  return (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`)
}

export const lsnText = (lsn: bigint): string =>
  `${(lsn >> 32n).toString(16)}/${(lsn & 0xffff_ffffn).toString(16)}`.toUpperCase()

const hex8 = (n: bigint): string => n.toString(16).toUpperCase().padStart(8, '0')

/** Name of the segment that holds the byte at `lsn`. */
export function segmentAt(timeline: number, lsn: bigint): string {
  const nth = lsn / SIZE
  return hex8(BigInt(timeline)) + hex8(nth / PER_LOG) + hex8(nth % PER_LOG)
}

/** Name of a segment of which all before `lsn` is needed: a place at its very beginning needs nothing of it. */
export const segmentBefore = (timeline: number, lsn: bigint): string =>
  segmentAt(timeline, lsn - 1n)

export const isSegment = (name: string): boolean => /^[0-9A-F]{24}$/.test(name)
export const isHistory = (name: string): boolean => /^[0-9A-F]{8}\.history$/.test(name)

export const timelineOf = (segment: string): number => Number.parseInt(segment.slice(0, 8), 16)

/** Place of its first byte. */
export function startOf(segment: string): bigint {
  const log = BigInt(`0x${segment.slice(8, 16)}`)
  return (log * PER_LOG + BigInt(`0x${segment.slice(16)}`)) * SIZE
}

export const following = (segment: string): string =>
  segmentAt(timelineOf(segment), startOf(segment) + SIZE)

/** Place of the first byte of the segment around `lsn`. */
export const segmentStart = (lsn: bigint): bigint => lsn - (lsn % SIZE)

/** The last of the unbroken row of segments that begins with `first`; null when that one is not there. */
export function unbrokenFrom(first: string, there: ReadonlySet<string>): string | null {
  if (!there.has(first)) return null
  let last = first
  for (let next = following(last); there.has(next); next = following(next)) last = next
  return last
}

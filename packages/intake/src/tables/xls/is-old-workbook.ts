/** Marks of old Excel files by their first bytes. */

const startsWith = (bytes: Uint8Array, mark: readonly number[]): boolean =>
  mark.every((byte, i) => bytes[i] === byte)

/** A compound file: old workbooks are in one, so are old Word files, mails and books with a password. */
export const isCompoundFile = (bytes: Uint8Array): boolean =>
  startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0])

/** A stream of Excel's without its container: 09, the version's mark, the length of the record. */
export const isBareWorkbook = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x09 &&
  [0, 2, 4, 8].includes(bytes[1]!) &&
  [4, 6, 8, 16].includes(bytes[2]!) &&
  bytes[3] === 0

/** Names of the stream of a workbook in the directory of a compound file. */
const STREAMS = ['Workbook', 'Book'].map((name) => Buffer.from(`${name}\0`, 'utf16le'))

/** Whether bytes are an old workbook, as far as they tell it: of a large file its ends are enough, where the directory stands in them. */
export function holdsOldWorkbook(bytes: Uint8Array): boolean {
  if (isBareWorkbook(bytes)) return true
  if (!isCompoundFile(bytes)) return false
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return STREAMS.some((name) => file.includes(name))
}

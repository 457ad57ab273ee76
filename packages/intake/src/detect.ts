import { holdsOldWorkbook } from './tables/xls/is-old-workbook.ts'
import { ofdRoot, zipNames } from './zip/names.ts'

/** Formats told apart by their first bytes, never by the name. `zip` becomes `ofd` or `xlsx` by what it holds. */
export type FileFormat =
  | 'pdf'
  | 'ofd'
  | 'xml'
  | 'image'
  | 'zip'
  | 'xlsx'
  | 'xls'
  | 'text'
  | 'empty'
  | 'unknown'

export interface DetectedFormat {
  format: FileFormat
  /** Lower-case extensions that fit the content. */
  extensions: readonly string[]
}

const IMAGES: readonly { ext: readonly string[]; test: (b: Uint8Array) => boolean }[] = [
  { ext: ['png'], test: (b) => starts(b, [0x89, 0x50, 0x4e, 0x47]) },
  { ext: ['jpg', 'jpeg', 'jfif'], test: (b) => starts(b, [0xff, 0xd8, 0xff]) },
  { ext: ['gif'], test: (b) => ascii(b, 0, 4) === 'GIF8' },
  { ext: ['webp'], test: (b) => ascii(b, 0, 4) === 'RIFF' && ascii(b, 8, 12) === 'WEBP' },
  {
    ext: ['tif', 'tiff'],
    test: (b) => starts(b, [0x49, 0x49, 0x2a, 0]) || starts(b, [0x4d, 0x4d, 0, 0x2a]),
  },
  { ext: ['avif'], test: (b) => ascii(b, 4, 12) === 'ftypavif' },
]

function starts(b: Uint8Array, magic: readonly number[]): boolean {
  return magic.every((byte, i) => b[i] === byte)
}

function ascii(b: Uint8Array, from: number, to: number): string {
  return String.fromCharCode(...b.subarray(from, to))
}

/**
 * Format by content. PDF allows up to 1 KB of rubbish before its header; OFD and XLSX are ZIPs whose entry names give them away.
 */
export function detectFormat(bytes: Uint8Array): DetectedFormat {
  if (bytes.length === 0) return { format: 'empty', extensions: [] }
  if (starts(bytes, [0x50, 0x4b, 3, 4]) || starts(bytes, [0x50, 0x4b, 5, 6])) return zipKind(bytes)
  for (const { ext, test } of IMAGES) if (test(bytes)) return { format: 'image', extensions: ext }
  if (holdsOldWorkbook(bytes)) return { format: 'xls', extensions: ['xls', 'xlt', 'et'] }
  if (ascii(bytes, 0, Math.min(1024, bytes.length)).includes('%PDF-'))
    return { format: 'pdf', extensions: ['pdf'] }
  return textKind(bytes)
}

function zipKind(bytes: Uint8Array): DetectedFormat {
  const names = zipNames(bytes)
  if (names.includes('xl/workbook.xml')) return { format: 'xlsx', extensions: ['xlsx', 'xlsm'] }
  if (ofdRoot(names) !== null && !names.some((n) => n.endsWith('.ofd')))
    return { format: 'ofd', extensions: ['ofd'] }
  return { format: 'zip', extensions: ['zip'] }
}

function textKind(bytes: Uint8Array): DetectedFormat {
  const head = decodeHead(bytes)
  if (/^\s*<(?:\?xml|!--|!DOCTYPE|[A-Za-z_:\u4e00-\u9fff][^\s<>]*[\s/>])/.test(head)) {
    if (/^\s*(?:<!DOCTYPE\s+html|<html)/i.test(head))
      return { format: 'text', extensions: ['html', 'htm'] }
    return { format: 'xml', extensions: ['xml', 'xbrl'] }
  }
  const printable = !/[^\P{Cc}\t\n\v\f\r]/u.test(head)
  return printable
    ? { format: 'text', extensions: ['txt', 'csv'] }
    : { format: 'unknown', extensions: [] }
}

function decodeHead(bytes: Uint8Array): string {
  const head = bytes.subarray(0, 512)
  if (starts(head, [0xff, 0xfe]) || (head[0] === 0x3c && head[1] === 0))
    return new TextDecoder('utf-16le').decode(head.subarray(0, head.length & ~1))
  if (starts(head, [0xfe, 0xff]) || (head[0] === 0 && head[1] === 0x3c))
    return new TextDecoder('utf-16be').decode(head.subarray(0, head.length & ~1))
  return new TextDecoder('utf-8').decode(head)
}

/** Whether a file that begins so is a picture: twelve bytes tell. */
export const beginsAsPicture = (head: Uint8Array): boolean => IMAGES.some(({ test }) => test(head))

/** The name's extension, lower-case, without the dot; '' when it has none. */
export function extensionOf(name: string): string {
  return /\.([A-Za-z0-9]{1,8})$/.exec(name)?.[1]?.toLowerCase() ?? ''
}

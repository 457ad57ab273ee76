/** What somebody gave, before it is read: its name, its bytes, and whether it is of a form that is read here. */
import path from 'node:path'
import { MOST_PICTURE_BYTES } from '@xinjian/contract/verify/picture-limits'
import { detectFormat, type FileFormat } from '@xinjian/intake/detect'
import { adviceOf } from '@xinjian/intake/unread-picture'
import { Refusal } from '../../../http/refusal.ts'
import { VERIFY_SAYS } from '../words.ts'

const MAX_NAME = 200
const MB = 1024 * 1024

const NOT_READ: Partial<Record<FileFormat, string>> = {
  zip: VERIFY_SAYS.archiveMustOpenedFirst,
  xlsx: VERIFY_SAYS.tablesVerifiedUnderTable,
  xls: VERIFY_SAYS.tablesVerifiedUnderTable,
  text: VERIFY_SAYS.notPicturePdfOfd,
  unknown: VERIFY_SAYS.filesKindNotRead,
}

/** Why a file is not read; null = it is. */
export function whyNot(name: string, bytes: number, content: () => Uint8Array): Refusal | null {
  if (bytes === 0) return new Refusal('IMPORT_EMPTY', VERIFY_SAYS.fileEmpty({ name }))
  if (bytes > MOST_PICTURE_BYTES)
    return new Refusal('TOO_LARGE', VERIFY_SAYS.fileTooLarge({ name, mb: MOST_PICTURE_BYTES / MB }))
  const begun = content()
  const { format } = detectFormat(begun)
  const why = (format === 'unknown' && adviceOf(begun)) || NOT_READ[format]
  return why ? new Refusal('MALFORMED', why) : null
}

/** No more of a file is kept than shows that it is too large; the rest is read and dropped, so that the client hears why. */
export async function* bounded(
  stream: AsyncIterable<Uint8Array>,
  most: number,
): AsyncGenerator<Uint8Array> {
  let bytes = 0
  for await (const chunk of stream) {
    if (bytes <= most) yield chunk
    bytes += chunk.length
  }
}

/** Browsers send a bare name, or with a folder its path. */
export const bareName = (fileName: string): string =>
  cleanName(path.posix.basename(fileName.replaceAll('\\', '/')))

/** Characters that are not seen could turn the others round. */
export function cleanName(fileName: string): string {
  const clean = fileName.replace(/[\p{Cc}\p{Cf}]/gu, '').trim()
  if (clean.length <= MAX_NAME) return clean || VERIFY_SAYS.unnamed
  const extension = path.extname(clean).slice(0, 10)
  return clean.slice(0, MAX_NAME - extension.length) + extension
}

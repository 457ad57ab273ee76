/** One list in an upload: kept by its bytes, under a name that can be shown. */
import path from 'node:path'
import type { Blobs } from '../../blobs.ts'
import type { Upload } from '../implement.ts'
import { Refusal } from '../refusal.ts'
import { LIST_SAYS } from './words.ts'

const MAX_NAME = 200
const MB = 1024 * 1024

export interface Taken {
  name: string
  key: string
  bytes: number
}

/** `most`: bytes; `none`: what is said where no file came. The caller names the key in a column that the sweep of stores asks. */
export async function oneList(
  blobs: Blobs,
  files: AsyncIterable<Upload>,
  { most, none }: { most: number; none: string },
): Promise<Taken> {
  let file: Taken | null = null
  let refusal: unknown = null
  for await (const { fileName, stream } of files) {
    // Read to its end in any case, so that the client hears the refusal instead of a broken connection.
    if (refusal === null) {
      try {
        if (file) throw new Refusal('MALFORMED', LIST_SAYS.oneList)
        file = {
          ...(await blobs.put(stream, { keepReserve: true })),
          name: path.posix.basename(fileName.replaceAll('\\', '/')).slice(-MAX_NAME),
        }
        continue
      } catch (error) {
        refusal = error
      }
    }
    stream.resume()
  }
  if (refusal !== null) throw refusal
  if (!file || file.bytes === 0) throw new Refusal('IMPORT_EMPTY', none)
  if (file.bytes > most) throw new Refusal('TOO_LARGE', LIST_SAYS.listTooLarge({ mb: most / MB }))
  return {
    ...file,
    name: file.name.replace(/[\p{Cc}\p{Cf}]/gu, '').trim() || LIST_SAYS.unnamed,
  }
}

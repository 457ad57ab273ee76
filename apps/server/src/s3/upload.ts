/** A file of this machine → an object. It is seen whole or not at all: parts show only once they are put together. */
import fs from 'node:fs'
import { type S3Client, StoreDown } from './client.ts'

/** Larger ones go up in parts. */
export const WHOLE_BYTES = 16 * 2 ** 20
/** Of one part; so much of an upload is in memory. */
export const PART_BYTES = 8 * 2 ** 20
const TYPE = 'application/octet-stream'

/** Throws StoreDown. What was begun is taken back; what cannot be, goes with removeLeftovers. */
export async function upload(
  client: S3Client,
  name: string,
  path: string,
  bytes: number,
): Promise<void> {
  if (bytes <= WHOLE_BYTES) {
    const all = await fs.promises.readFile(path)
    await client.ask((s3) => s3.putObject(name, all, TYPE, undefined, client.headers, all.length))
    return
  }
  const id = await client.ask((s3) =>
    s3.getMultipartUploadId(name, TYPE, undefined, client.headers),
  )
  const file = await fs.promises.open(path)
  try {
    const parts: { partNumber: number; etag: string }[] = []
    for (let at = 0; at < bytes; at += PART_BYTES) {
      const part = Buffer.alloc(Math.min(PART_BYTES, bytes - at))
      await file.read(part, 0, part.length, at)
      const n = parts.length + 1
      parts.push(await client.ask((s3) => s3.uploadPart(name, id, part, n)))
    }
    await client.ask((s3) => s3.completeMultipartUpload(name, id, parts))
    // The protocol may answer 200 and tell of a fault in the body, which stores word differently: what shows is what counts.
    const [shown] = (await client.ask((s3) => s3.listObjects('/', name, 1))) ?? []
    if (shown?.Key !== name || shown.Size !== bytes)
      throw new StoreDown('the store of files did not put the parts together')
  } catch (error) {
    await client.ask((s3) => s3.abortMultipartUpload(name, id)).catch(() => undefined)
    throw error
  } finally {
    await file.close()
  }
}

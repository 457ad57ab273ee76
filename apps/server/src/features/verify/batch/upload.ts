/** A table that was uploaded becomes a batch that is to be read. */
import path from 'node:path'
import { LIMITS } from '@xinjian/intake/limits'
import type { Blobs } from '../../../blobs.ts'
import type { TenantDb } from '../../../db/tenant.ts'
import type { Upload } from '../../../http/implement.ts'
import { Refusal } from '../../../http/refusal.ts'
import { mustHaveRoom } from '../../../jobs/waiting.ts'
import { VERIFY_SAYS } from '../words.ts'
import { addBatch, BATCHES, type NewBatch, unbegun } from './store.ts'

const MAX_NAME = 200
/** Batches of one company that were read and not begun: each holds its rows. */
const MOST_UNBEGUN = 20
const MB = 1024 * 1024

export async function uploadTable(
  { blobs, mayWait }: { blobs: Blobs; mayWait: number },
  tenant: TenantDb,
  who: Pick<NewBatch, 'madeBy' | 'via'>,
  files: AsyncIterable<Upload>,
): Promise<string> {
  let taken: Pick<NewBatch, 'fileName' | 'bytes' | 'blobKey'> | null = null
  let refusal: unknown = null
  for await (const { fileName, stream } of files) {
    // Read to its end in any case, so that the client hears the refusal instead of a broken connection.
    if (refusal === null) {
      try {
        if (taken) throw new Refusal('MALFORMED', VERIFY_SAYS.tableTime)
        await mustHave(tenant, mayWait)
        const { key, bytes } = await blobs.put(stream, { keepReserve: true })
        taken = { fileName: cleanName(fileName), bytes, blobKey: key }
        continue
      } catch (error) {
        refusal = error
      }
    }
    stream.resume()
  }
  if (refusal !== null) throw refusal
  if (!taken || taken.bytes === 0) throw new Refusal('IMPORT_EMPTY', VERIFY_SAYS.chooseTable)
  if (taken.bytes > LIMITS.verifyTableBytes)
    throw new Refusal('TOO_LARGE', VERIFY_SAYS.tableTooLarge({ mb: LIMITS.verifyTableBytes / MB }))
  return addBatch(tenant, { ...who, ...taken })
}

async function mustHave(tenant: TenantDb, mayWait: number): Promise<void> {
  await mustHaveRoom(tenant, BATCHES, VERIFY_SAYS.tables, { most: mayWait, more: 1 })
  if ((await unbegun(tenant)) < MOST_UNBEGUN) return
  throw new Refusal('TOO_MANY', VERIFY_SAYS.tablesUnbegun({ n: MOST_UNBEGUN }))
}

/** Browsers send a bare name; other clients may send a path, or characters that are not seen and turn the others round. */
function cleanName(fileName: string): string {
  const bare = path.posix.basename(fileName.replaceAll('\\', '/'))
  const clean = bare.replace(/[\p{Cc}\p{Cf}]/gu, '').trim()
  return clean.slice(-MAX_NAME) || VERIFY_SAYS.unnamed
}

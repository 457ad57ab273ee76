/** A table that was uploaded becomes a batch that is to be read. */
import path from 'node:path'
import { LIMITS } from '@xinjian/intake/limits'
import type { Blobs } from '../../../blobs.ts'
import type { TenantDb } from '../../../db/tenant.ts'
import type { Upload } from '../../../http/implement.ts'
import { Refusal } from '../../../http/refusal.ts'
import { mustHaveRoom } from '../../../jobs/waiting.ts'
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
        if (taken) throw new Refusal('MALFORMED', '一次只能上传一个表格，请逐个上传')
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
  if (!taken || taken.bytes === 0) throw new Refusal('IMPORT_EMPTY', '请选择要查验的表格文件')
  if (taken.bytes > LIMITS.verifyTableBytes)
    throw new Refusal(
      'TOO_LARGE',
      `表格超过 ${LIMITS.verifyTableBytes / MB} MB，请拆分成几个表格后分别上传`,
    )
  return addBatch(tenant, { ...who, ...taken })
}

async function mustHave(tenant: TenantDb, mayWait: number): Promise<void> {
  await mustHaveRoom(tenant, BATCHES, '表格', { most: mayWait, more: 1 })
  if ((await unbegun(tenant)) < MOST_UNBEGUN) return
  throw new Refusal(
    'TOO_MANY',
    `贵公司已有 ${MOST_UNBEGUN} 个表格尚未开始查验，请先开始或取消其中一些，再上传新的表格`,
  )
}

/** Browsers send a bare name; other clients may send a path, or characters that are not seen and turn the others round. */
function cleanName(fileName: string): string {
  const bare = path.posix.basename(fileName.replaceAll('\\', '/'))
  const clean = bare.replace(/[\p{Cc}\p{Cf}]/gu, '').trim()
  return clean.slice(-MAX_NAME) || '未命名'
}

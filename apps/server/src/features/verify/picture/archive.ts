/** An archive of pictures and files: unpacked once, each file kept by itself, and then read when its turn comes. */
import { Readable } from 'node:stream'
import type { PictureArchive, VoucherPicture } from '@xinjian/contract/nouns/verify'
import { IntakeError, PARSE_ERROR_TEXTS } from '@xinjian/intake/errors'
import { LIMITS } from '@xinjian/intake/limits'
import { unpackIsolated } from '@xinjian/intake/zip/unpack-isolated'
import type { TenantDb } from '../../../db/tenant.ts'
import type { Upload } from '../../../http/implement.ts'
import { Refusal } from '../../../http/refusal.ts'
import { VERIFY_SAYS } from '../words.ts'
import { bareName, bounded, cleanName, whyNot } from './given.ts'
import { type ReadDeps, readKept } from './read-kept.ts'

type Listed = PictureArchive['files'][number]

const MB = 1024 * 1024
const TOO_LARGE = VERIFY_SAYS.archiveTooLarge({ mb: LIMITS.maxArchiveBytes / MB })
const GONE = VERIFY_SAYS.fileArchiveNotMore

/** The one archive of an upload. */
export async function openArchive(
  deps: ReadDeps,
  tenant: TenantDb,
  madeBy: string,
  files: AsyncIterable<Upload>,
): Promise<PictureArchive> {
  let opened: PictureArchive | null = null
  let fault: unknown = null
  for await (const file of files) {
    if (opened || fault) {
      file.stream.resume()
      fault = new Refusal('MALFORMED', VERIFY_SAYS.archiveTime)
    } else
      opened = await open(deps, tenant, madeBy, file).catch((error: unknown) => {
        file.stream.resume()
        fault = error
        return null
      })
  }
  if (fault) throw fault
  if (!opened) throw new Refusal('IMPORT_EMPTY', VERIFY_SAYS.chooseArchive)
  return opened
}

async function open(
  { db, pictures, turns }: ReadDeps,
  tenant: TenantDb,
  madeBy: string,
  { fileName, stream }: Upload,
): Promise<PictureArchive> {
  const source = Readable.from(bounded(stream, LIMITS.maxArchiveBytes))
  const received = await pictures.receive(source, { keepReserve: true })
  try {
    if (received.bytes > LIMITS.maxArchiveBytes) throw new Refusal('TOO_LARGE', TOO_LARGE)
    return await turns.take(tenant.companyId, async () => {
      const { id } = (await db.one<{ id: number }>(
        "select nextval('verify_archive_id')::int as id",
      ))!
      const listed: Listed[] = []
      for await (const { name, bytes: content, error } of unpackIsolated(received.path)) {
        const n = listed.length + 1
        const bare = bareName(name)
        const why = error?.message ?? whyNot(bare, content!.length, () => content!)?.message
        if (!why) await keep(pictures, tenant, { id, n, name: cleanName(name), madeBy }, content!)
        listed.push({ n, name: cleanName(name), bytes: content?.length ?? 0, error: why ?? null })
      }
      return { id: listed.some(({ error }) => error === null) ? id : 0, files: listed }
    })
  } catch (error) {
    if (error instanceof IntakeError)
      throw new Refusal(
        'MALFORMED',
        VERIFY_SAYS.inArchive({
          name: bareName(fileName),
          why: error.message || PARSE_ERROR_TEXTS[error.code],
        }),
      )
    throw error
  } finally {
    // What was in it lies by itself now.
    received.drop()
  }
}

async function keep(
  pictures: ReadDeps['pictures'],
  tenant: TenantDb,
  of: { id: number; n: number; name: string; madeBy: string },
  bytes: Uint8Array,
): Promise<void> {
  const { key } = await pictures.put(bytes, { keepReserve: true })
  await tenant.run(
    `insert into verify_archive_file (company_id, archive, n, name, bytes, blob_key, made_by)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [of.id, of.n, of.name, bytes.length, key, of.madeBy],
  )
}

/** One file of it, read as if it had come alone. Read again it is another picture, as a file that is given twice. */
export async function readFromArchive(
  deps: ReadDeps,
  tenant: TenantDb,
  madeBy: string,
  { id, n }: { id: number; n: number },
): Promise<VoucherPicture> {
  const file = await tenant.one<{ name: string; key: string }>(
    `select name, blob_key as key from verify_archive_file
      where company_id = $1 and archive = $2 and n = $3 and made_by = $4`,
    [id, n, madeBy],
  )
  if (!file) throw new Refusal('UNKNOWN', GONE)
  return readKept(deps, tenant, { madeBy, only: null }, file)
}

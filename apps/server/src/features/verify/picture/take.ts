/** One upload: judged at the edge, kept as it came, read apart, and written down with all that stands in it. */
import fs from 'node:fs'
import { Readable } from 'node:stream'
import type { VoucherPicture } from '@xinjian/contract/nouns/verify'
import { MOST_FILES, MOST_PICTURE_BYTES } from '@xinjian/contract/verify/picture-limits'
import type { TenantDb } from '../../../db/tenant.ts'
import type { Upload } from '../../../http/implement.ts'
import { Refusal } from '../../../http/refusal.ts'
import { VERIFY_SAYS } from '../words.ts'
import { bareName, bounded, whyNot } from './given.ts'
import { type ReadDeps, readKept, type Taking } from './read-kept.ts'

/** The one file of an upload; whatever is wrong with it is refused, and nothing kept. */
export async function takeOne(
  deps: ReadDeps,
  tenant: TenantDb,
  taking: Taking,
  files: AsyncIterable<Upload>,
): Promise<VoucherPicture> {
  let taken: VoucherPicture | null = null
  let fault: unknown = null
  for await (const file of files) {
    if (taken || fault) {
      file.stream.resume()
      fault = new Refusal('MALFORMED', VERIFY_SAYS.fileTimeCall)
    } else
      taken = await take(deps, tenant, taking, file).catch((error: unknown) => {
        file.stream.resume()
        fault = error
        return null
      })
  }
  if (fault) throw fault
  if (!taken) throw new Refusal('IMPORT_EMPTY', VERIFY_SAYS.choosePicturesFiles)
  return taken
}

/** All files of an upload, each for itself: what is wrong with one is told in its place. */
export async function takeMany(
  deps: ReadDeps,
  tenant: TenantDb,
  taking: Taking,
  files: AsyncIterable<Upload>,
): Promise<VoucherPicture[]> {
  const taken: VoucherPicture[] = []
  for await (const file of files) {
    if (taken.length >= MOST_FILES) {
      file.stream.resume()
      taken.push(refused(file, taking, VERIFY_SAYS.mostFiles({ n: MOST_FILES })))
      continue
    }
    taken.push(
      await take(deps, tenant, taking, file).catch((error: unknown) => {
        file.stream.resume()
        if (error instanceof Refusal) return refused(file, taking, error.message)
        throw error
      }),
    )
  }
  if (taken.length === 0) throw new Refusal('IMPORT_EMPTY', VERIFY_SAYS.choosePicturesFiles)
  return taken
}

/** A file that was not kept: it has no number. */
const refused = ({ fileName }: Upload, { madeBy }: Taking, error: string): VoucherPicture => ({
  id: 0,
  fileName: bareName(fileName),
  bytes: 0,
  shown: false,
  error,
  sentTo: null,
  note: '',
  keptUntil: '',
  gone: true,
  madeBy,
  madeAt: new Date().toISOString(),
  vouchers: [],
})

async function take(
  deps: ReadDeps,
  tenant: TenantDb,
  taking: Taking,
  { fileName, stream }: Upload,
): Promise<VoucherPicture> {
  const name = bareName(fileName)
  const source = Readable.from(bounded(stream, MOST_PICTURE_BYTES))
  const received = await deps.pictures.receive(source, { keepReserve: true })
  const { bytes } = received
  try {
    const content =
      bytes > MOST_PICTURE_BYTES ? Buffer.of() : await fs.promises.readFile(received.path)
    const refusal = whyNot(name, bytes, () => content)
    if (refusal) throw refusal
    await received.keep()
  } finally {
    received.drop()
  }
  return readKept(deps, tenant, taking, { name, key: received.key })
}

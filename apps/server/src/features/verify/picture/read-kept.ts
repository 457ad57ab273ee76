/** A file that lies in the store of pictures → a picture with all that stands in it. */
import type { VoucherPicture } from '@xinjian/contract/nouns/verify'
import type { ParsedFile } from '@xinjian/intake'
import { detectFormat, type FileFormat } from '@xinjian/intake/detect'
import { type IsolateOptions, parseFileIsolated } from '@xinjian/intake/isolate'
import { drawPageIsolated } from '@xinjian/intake/picture/draw-isolated'
import type { Blobs } from '../../../blobs.ts'
import type { TenantDb } from '../../../db/tenant.ts'
import { type ReaderDeps, readWith } from '../readers/read-with.ts'
import { vouchersOf } from './read.ts'
import { addPicture, pictureBy } from './store.ts'
import type { Turns } from './turns.ts'
import { wirePicture } from './wire.ts'

export interface ReadDeps extends ReaderDeps {
  /** Originals, apart from those of imports: they go when their time is over. */
  pictures: Blobs
  turns: Turns
  /** Days that originals are kept. */
  keptDays: number
  /** Reads a file of a stranger. */
  parse?: (name: string, path: string, whose: number) => Promise<ParsedFile[]>
}

/** Whose upload it is, and what is looked for in it. */
export interface Taking {
  madeBy: string
  only: 'TICKET' | null
}

const parseApart = (name: string, file: string, whose: number) => {
  const options: IsolateOptions & { tickets: true } = { tickets: true, whose }
  return parseFileIsolated(name, file, options)
}
const SHOWN: readonly FileFormat[] = ['pdf', 'image']

export async function readKept(
  { pictures, turns, keptDays, parse = parseApart, ...readers }: ReadDeps,
  tenant: TenantDb,
  { madeBy, only }: Taking,
  { name, key }: { name: string; key: string },
): Promise<VoucherPicture> {
  const bytes = new Uint8Array(await pictures.readWhole(key))
  const {
    vouchers,
    scanned: _,
    ...read
  } = await turns.take(tenant.companyId, () =>
    readWith(readers, tenant, {
      madeBy,
      name,
      only,
      bytes,
      own: async () =>
        vouchersOf(
          await pictures.withFile(key, (file) => parse(name, file, tenant.companyId)),
          only,
        ),
      draw: (page) =>
        pictures.withFile(key, (file) => drawPageIsolated(file, page, 0, tenant.companyId)),
    }),
  )
  const picture = {
    fileName: name,
    bytes: bytes.length,
    blobKey: key,
    shown: SHOWN.includes(detectFormat(bytes).format),
    keptDays,
    madeBy,
    ...read,
  }
  const id = await tenant.transaction((tx) => addPicture(tx, picture, vouchers))
  return wirePicture(tenant, (await pictureBy(tenant, id, null))!)
}

/** One upload: judged at the edge, kept as it came, read apart, and written down with all that stands in it. */
import path from 'node:path'
import { Readable } from 'node:stream'
import type { VoucherPicture } from '@xinjian/contract/nouns/verify'
import { MOST_FILES, MOST_PICTURE_BYTES } from '@xinjian/contract/verify/picture-limits'
import type { ParsedFile } from '@xinjian/intake'
import { detectFormat, type FileFormat } from '@xinjian/intake/detect'
import { type IsolateOptions, parseFileIsolated } from '@xinjian/intake/isolate'
import type { Blobs } from '../../../blobs.ts'
import type { TenantDb } from '../../../db/tenant.ts'
import type { Upload } from '../../../http/implement.ts'
import { Refusal } from '../../../http/refusal.ts'
import { vouchersOf } from './read.ts'
import { addPicture, type NewPicture, pictureBy } from './store.ts'
import type { Turns } from './turns.ts'
import { wirePicture } from './wire.ts'

export interface TakeDeps {
  blobs: Blobs
  turns: Turns
  /** Reads a file of a stranger. */
  parse?: (name: string, path: string) => Promise<ParsedFile[]>
}

/** Whose upload it is, and what is looked for in it. */
interface Taking {
  madeBy: string
  only: 'TICKET' | null
}

const MAX_NAME = 200
const MB = 1024 * 1024
const WITH_TICKETS: IsolateOptions & { tickets: true } = { tickets: true }
const parseApart = (name: string, file: string) => parseFileIsolated(name, file, WITH_TICKETS)

const SHOWN: readonly FileFormat[] = ['pdf', 'image']
const NOT_READ: Partial<Record<FileFormat, string>> = {
  zip: '压缩包请解压后再拖入，可以拖入整个文件夹',
  xlsx: '表格请从批量查验上传',
  text: '文件不是图片、PDF、OFD 或 XML；表格请从批量查验上传',
  unknown: '不支持这种文件，请上传 PDF、OFD、XML 或图片（JPG、PNG 等）',
}

/** The one file of an upload; whatever is wrong with it is refused, and nothing kept. */
export async function takeOne(
  deps: TakeDeps,
  tenant: TenantDb,
  taking: Taking,
  files: AsyncIterable<Upload>,
): Promise<VoucherPicture> {
  let taken: VoucherPicture | null = null
  let fault: unknown = null
  for await (const file of files) {
    if (taken || fault) {
      file.stream.resume()
      fault = new Refusal('MALFORMED', '一次识别一个文件；多个文件请用多文件识别')
    } else
      taken = await take(deps, tenant, taking, file).catch((error: unknown) => {
        file.stream.resume()
        fault = error
        return null
      })
  }
  if (fault) throw fault
  if (!taken) throw new Refusal('IMPORT_EMPTY', '请选择要识别的图片或文件')
  return taken
}

/** All files of an upload, each for itself: what is wrong with one is told in its place. */
export async function takeMany(
  deps: TakeDeps,
  tenant: TenantDb,
  taking: Taking,
  files: AsyncIterable<Upload>,
): Promise<VoucherPicture[]> {
  const taken: VoucherPicture[] = []
  for await (const file of files) {
    if (taken.length >= MOST_FILES) {
      file.stream.resume()
      taken.push(refused(file, taking, `一次至多${MOST_FILES}个文件，其余未识别`))
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
  if (taken.length === 0) throw new Refusal('IMPORT_EMPTY', '请选择要识别的图片或文件')
  return taken
}

/** A file that was not kept: it has no number. */
const refused = ({ fileName }: Upload, { madeBy }: Taking, error: string): VoucherPicture => ({
  id: 0,
  fileName: cleanName(fileName),
  bytes: 0,
  shown: false,
  error,
  madeBy,
  madeAt: new Date().toISOString(),
  vouchers: [],
})

async function take(
  { blobs, turns, parse = parseApart }: TakeDeps,
  tenant: TenantDb,
  { madeBy, only }: Taking,
  { fileName, stream }: Upload,
): Promise<VoucherPicture> {
  const name = cleanName(fileName)
  const { key, bytes } = await blobs.put(Readable.from(bounded(stream)), {
    keepReserve: true,
  })
  if (bytes === 0) throw new Refusal('IMPORT_EMPTY', `文件“${name}”是空的，请重新选择`)
  if (bytes > MOST_PICTURE_BYTES)
    throw new Refusal(
      'TOO_LARGE',
      `文件“${name}”超过 ${MOST_PICTURE_BYTES / MB} MB，请压缩或拆分后上传`,
    )
  const { format } = detectFormat(await blobs.readWhole(key))
  const why = NOT_READ[format]
  if (why) throw new Refusal('MALFORMED', why)
  const { vouchers, error } = await turns.take(tenant.companyId, async () =>
    vouchersOf(await parse(name, blobs.path(key)), only),
  )
  const picture: NewPicture = {
    fileName: name,
    bytes,
    blobKey: key,
    shown: SHOWN.includes(format),
    error,
    madeBy,
  }
  const id = await tenant.transaction((tx) => addPicture(tx, picture, vouchers))
  return wirePicture(tenant, (await pictureBy(tenant, id, null))!)
}

/** No more of a file is kept than shows that it is too large; the rest is read and dropped, so that the client hears why. */
async function* bounded(stream: Upload['stream']): AsyncGenerator<Uint8Array> {
  let bytes = 0
  for await (const chunk of stream as AsyncIterable<Uint8Array>) {
    if (bytes <= MOST_PICTURE_BYTES) yield chunk
    bytes += chunk.length
  }
}

/** Browsers send a bare name, or with a folder its path; characters that are not seen could turn the others round. */
function cleanName(fileName: string): string {
  const bare = path.posix.basename(fileName.replaceAll('\\', '/'))
  const clean = bare.replace(/[\p{Cc}\p{Cf}]/gu, '').trim()
  if (clean.length <= MAX_NAME) return clean || '未命名'
  const extension = path.extname(clean).slice(0, 10)
  return clean.slice(0, MAX_NAME - extension.length) + extension
}

/** A page of what was recognised, as a browser shows it. */
import { detectFormat } from '@xinjian/intake/detect'
import { IntakeError } from '@xinjian/intake/errors'
import { drawPageIsolated } from '@xinjian/intake/picture/draw-isolated'
import type { Blobs } from '../../../blobs.ts'
import type { Download } from '../../../http/implement.ts'
import { Refusal } from '../../../http/refusal.ts'
import { VERIFY_SAYS } from '../words.ts'
import { bareName } from './given.ts'
import type { PictureRecord } from './store.ts'

/** Pictures that every browser shows as they are, by their first extension. */
const PLAIN: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
}

const GONE = VERIFY_SAYS.originalKeptTimeGone

export async function imageOf(
  pictures: Blobs,
  companyId: number,
  row: PictureRecord,
  { page, turned, original }: { page: number; turned: number; original: boolean },
): Promise<Download> {
  if (row.blob_key === null) throw new Refusal('UNKNOWN', GONE)
  const body = await pictures.readWhole(row.blob_key)
  const fileName = bareName(row.file_name)
  const plain = PLAIN[detectFormat(body).extensions[0] ?? '']
  if (original) return { fileName, type: plain ?? 'application/octet-stream', body }
  if (!row.shown) throw new Refusal('UNKNOWN', VERIFY_SAYS.fileNoPageShown)
  if (plain && page === 1 && turned === 0) return { fileName, type: plain, body }
  const draw = (file: string) => drawPageIsolated(file, page, turned, companyId)
  const picture = await pictures.withFile(row.blob_key, draw).catch((error: unknown) => {
    if (error instanceof IntakeError) throw new Refusal('UNKNOWN', notDrawn(error))
    throw error
  })
  return { fileName: `${fileName}-${page}.jpg`, type: 'image/jpeg', body: picture }
}

const notDrawn = ({ code }: IntakeError): string =>
  code === 'NOT_REACHED' ? VERIFY_SAYS.fileNoSuchPage : VERIFY_SAYS.pagesFileCannotShown

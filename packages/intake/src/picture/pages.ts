/** Pages of a picture: scanners write TIFFs of several, fax-like. Other pictures have one. */
import { detectFormat } from '../detect.ts'
import { type Draft, putOnPage } from '../draft.ts'
import { IntakeError } from '../errors.ts'
import { type PictureHearing, readImage } from '../image/read-image.ts'
import { LIMITS } from '../limits.ts'
import { READING_SAYS } from '../words.ts'

/** At least 1; what cannot be told is told as 1, and its reader says what is wrong. */
export async function countPages(bytes: Uint8Array): Promise<number> {
  if (!detectFormat(bytes).extensions.includes('tiff')) return 1
  const { default: sharp } = await import('sharp')
  const { pages = 1 } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => ({ pages: 1 }))
  return pages
}

/** One page of several as a picture of its own, from 1. Errors: NOT_REACHED, IMAGE_TOO_LARGE, CORRUPTED. */
export async function takePage(bytes: Uint8Array, page: number): Promise<Uint8Array> {
  if (page > (await countPages(bytes))) throw new IntakeError('NOT_REACHED')
  const { default: sharp } = await import('sharp')
  const at = { page: page - 1, limitInputPixels: false }
  try {
    const { width, height } = await sharp(bytes, at).metadata()
    if (width * height > LIMITS.maxPixels || Math.max(width, height) > LIMITS.maxEdge)
      throw new IntakeError('IMAGE_TOO_LARGE', `${width}×${height}`)
    return await sharp(bytes, { ...at, failOn: 'truncated' })
      .png({ compressionLevel: 1 })
      .toBuffer()
  } catch (error) {
    throw error instanceof IntakeError ? error : new IntakeError('CORRUPTED')
  }
}

/**
 * Invoices of all pages of a picture. A page without one costs no other; pages behind the last that is read are told of. Errors as
 * `readImage`.
 * @param read a page was read
 */
export async function readPictures(
  bytes: Uint8Array,
  hearing: (page: number) => PictureHearing,
  read: () => void,
): Promise<Draft[][]> {
  const pages = await countPages(bytes)
  if (pages === 1) return readImage(bytes, hearing(1))
  const found: Draft[][] = []
  for (let n = 1; n <= Math.min(pages, LIMITS.maxScannedPages); n++) {
    const invoices = await readImage(await takePage(bytes, n), hearing(n)).catch(
      (error: unknown) => {
        if (error instanceof IntakeError && error.code === 'NOT_AN_INVOICE') return []
        throw error
      },
    )
    for (const draft of invoices.flat()) putOnPage(draft, n)
    found.push(...invoices)
    read()
  }
  if (found.length === 0) throw new IntakeError('NOT_AN_INVOICE')
  const unseen = pages - LIMITS.maxScannedPages
  if (unseen > 0)
    for (const [draft] of found) draft!.warnings.push(READING_SAYS.scansUnread({ n: unseen }))
  return found
}

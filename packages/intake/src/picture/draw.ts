import { detectFormat } from '../detect.ts'
import { IntakeError } from '../errors.ts'
import { decodePicture, type Picture, rotatePicture } from '../image/decode.ts'
import { openPdf } from '../pdf/engine.ts'
import { renderPage } from '../pdf/pixels.ts'
import { takePage } from './pages.ts'

/** Longest edge of a page that is shown: its small print can be read, and it has some 300 KB. */
const EDGE = 1_800
const QUALITY = 82

/**
 * A page of a PDF, or a picture, upright by its mark and then turned clockwise by so many degrees, as JPEG. Pages count from 1. Errors: UNSUPPORTED_FORMAT for what has no page
 * to draw, NOT_REACHED for a page beyond the last, and the format's.
 */
export async function drawPage(bytes: Uint8Array, page: number, turned = 0): Promise<Uint8Array> {
  const picture = await pictureOf(bytes, page)
  return toJpeg(turned === 0 ? picture : await rotatePicture(picture, turned))
}

async function pictureOf(bytes: Uint8Array, page: number): Promise<Picture> {
  const { format } = detectFormat(bytes)
  if (format === 'image' && page === 1) return decodePicture(bytes, EDGE)
  if (format === 'image') return decodePicture(await takePage(bytes, page), EDGE)
  if (format !== 'pdf') throw new IntakeError('UNSUPPORTED_FORMAT')
  const doc = await openPdf(bytes)
  try {
    if (page > doc.numPages) throw new IntakeError('NOT_REACHED')
    return await renderPage(await doc.getPage(page), EDGE)
  } finally {
    await doc.loadingTask.destroy()
  }
}

async function toJpeg({ data, width, height }: Picture): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp')
  return sharp(data, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: QUALITY })
    .toBuffer()
}

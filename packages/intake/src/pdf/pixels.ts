import type * as PdfJs from 'pdfjs-dist'
import type { Picture } from '../image/decode.ts'
import { step } from '../isolate/step.ts'
import { LIMITS } from '../limits.ts'
import { loadPdfJs, type PdfPage } from './engine.ts'
import { boundedWork } from './work.ts'

/** A decoded picture as pdf.js hands it out; `kind` 1 = one bit, 2 = RGB, 3 = RGBA. */
interface PdfImage {
  width: number
  height: number
  kind?: number
  data?: Uint8Array | Uint8ClampedArray
}

/** Pictures of a page that may be a QR code: about square and not tiny. Stops at twelve. */
export async function squarePictures(page: PdfPage): Promise<Picture[]> {
  const { OPS } = await loadPdfJs()
  // pdf.js decodes pictures when it has told what is drawn: one step with it, or one that does not end would be in none.
  return step(LIMITS.drawStepMs, () => boundedWork(() => squareOnes(page, OPS)))
}

async function squareOnes(page: PdfPage, OPS: typeof PdfJs.OPS): Promise<Picture[]> {
  const list = await page.getOperatorList()
  const pictures: Picture[] = []
  const seen = new Set<string>()
  for (let i = 0; i < list.fnArray.length && pictures.length < 12; i++) {
    const fn = list.fnArray[i]
    const args = list.argsArray[i] as unknown[]
    let image: PdfImage | null = null
    if (fn === OPS.paintImageXObject && typeof args[0] === 'string' && !seen.has(args[0])) {
      seen.add(args[0])
      image = await imageObject(page, args[0])
    } else if (fn === OPS.paintInlineImageXObject) image = args[0] as PdfImage
    const picture = image && isSquare(image) ? toPicture(image) : null
    if (picture) pictures.push(picture)
  }
  return pictures
}

function isSquare({ width, height }: PdfImage): boolean {
  return (
    Math.min(width, height) >= 21 &&
    Math.max(width, height) <= 3000 &&
    width / height > 0.8 &&
    width / height < 1.25
  )
}

/** Objects resolve by callback and never at all when their stream is broken: give up after a second. */
function imageObject(page: PdfPage, id: string): Promise<PdfImage | null> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(null), 1000)
    const store = id.startsWith('g_') ? page.commonObjs : page.objs
    store.get(id, (image: PdfImage | null) => {
      clearTimeout(timer)
      resolve(image)
    })
  })
}

/** To RGB with a white margin, which a QR needs and issuers crop away. */
function toPicture({ width, height, kind, data }: PdfImage): Picture | null {
  if (!data) return null
  const margin = Math.ceil(Math.max(width, height) * 0.12)
  const [w, h] = [width + 2 * margin, height + 2 * margin]
  const out = new Uint8Array(w * h * 3).fill(255)
  const stride = (width + 7) >> 3
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const o = ((y + margin) * w + x + margin) * 3
      if (kind === 1)
        out.fill(((data[y * stride + (x >> 3)] ?? 0) >> (7 - (x & 7))) & 1 ? 255 : 0, o, o + 3)
      else {
        const step = kind === 3 ? 4 : 3
        const s = (y * width + x) * step
        for (let c = 0; c < 3; c++) out[o + c] = data[s + c] ?? 255
      }
    }
  return upscale({ width: w, height: h, data: out })
}

/** QRs drawn at one pixel a module are below what the decoder samples. */
function upscale(p: Picture): Picture {
  const k = Math.ceil(240 / p.width)
  if (k <= 1) return p
  const [width, height] = [p.width * k, p.height * k]
  const data = new Uint8Array(width * height * 3)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const s = (Math.floor(y / k) * p.width + Math.floor(x / k)) * 3
      data.set(p.data.subarray(s, s + 3), (y * width + x) * 3)
    }
  return { width, height, data }
}

interface NodeCanvas {
  canvas: unknown
  context: { getImageData(x: number, y: number, w: number, h: number): { data: Uint8ClampedArray } }
}

/** Draws a page so that its longer edge has `edge` pixels. For scans: there the picture is all there is. */
export async function renderPage(page: PdfPage, edge: number): Promise<Picture> {
  const base = page.getViewport({ scale: 1 })
  const viewport = page.getViewport({
    scale: Math.min(6, edge / Math.max(base.width, base.height, 1)),
  })
  const width = Math.max(1, Math.floor(viewport.width))
  const height = Math.max(1, Math.floor(viewport.height))
  const { createCanvas } = (await import('@napi-rs/canvas')) as unknown as {
    createCanvas(w: number, h: number): { getContext(kind: '2d'): NodeCanvas['context'] }
  }
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  const drawing = async () => {
    const task = page.render({
      canvas: canvas as never,
      canvasContext: context as never,
      viewport,
      background: '#ffffff',
    })
    await boundedWork(
      () => task.promise,
      () => task.cancel(),
    )
  }
  await step(LIMITS.drawStepMs, drawing)
  // Its commands and pictures take more than the page itself: recognition comes next.
  page.cleanup()
  const rgba = context.getImageData(0, 0, width, height).data
  const data = new Uint8Array(width * height * 3)
  for (let i = 0, o = 0; o < data.length; i += 4, o += 3) {
    data[o] = rgba[i]!
    data[o + 1] = rgba[i + 1]!
    data[o + 2] = rgba[i + 2]!
  }
  return { width, height, data }
}

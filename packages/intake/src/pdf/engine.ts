import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type * as PdfJs from 'pdfjs-dist'
import { IntakeError } from '../errors.ts'
import { step } from '../isolate/step.ts'
import { LIMITS } from '../limits.ts'
import { checkCommands } from './commands.ts'
import { mendPictureBits } from './picture-bits.ts'
import { countWork } from './work.ts'

export type PdfDocument = PdfJs.PDFDocumentProxy
export type PdfPage = PdfJs.PDFPageProxy

let engine: Promise<typeof PdfJs> | null = null

/** pdf.js costs 100 ms and 40 MB to load: only when the first PDF comes. The legacy build needs no browser. */
export function loadPdfJs(): Promise<typeof PdfJs> {
  if (!engine) {
    countWork()
    engine = import('pdfjs-dist/legacy/build/pdf.mjs') as Promise<typeof PdfJs>
  }
  return engine
}

function packageFolder(): string {
  return dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))
}

/** Opens a PDF; errors are ENCRYPTED, CORRUPTED, and TOO_LARGE for pages that draw without end. pdf.js repairs broken cross-reference tables by itself. */
export async function openPdf(bytes: Uint8Array): Promise<PdfDocument> {
  await step(LIMITS.textStepMs, async () => checkCommands(bytes))
  const pdfjs = await loadPdfJs()
  const folder = packageFolder()
  const data = new Uint8Array(bytes)
  mendPictureBits(data)
  try {
    const opening = () =>
      pdfjs.getDocument({
        data,
        cMapUrl: `${join(folder, 'cmaps')}/`,
        cMapPacked: true,
        standardFontDataUrl: `${join(folder, 'standard_fonts')}/`,
        wasmUrl: `${join(folder, 'wasm')}/`,
        useSystemFonts: false,
        stopAtErrors: false,
        maxImageSize: LIMITS.maxPdfPicture,
        verbosity: 0,
      }).promise
    return await step(LIMITS.textStepMs, opening)
  } catch (thrown) {
    if ((thrown as Error).name === 'PasswordException') throw new IntakeError('ENCRYPTED')
    throw new IntakeError('CORRUPTED')
  }
}

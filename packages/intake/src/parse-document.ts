import { detectFormat, extensionOf, type FileFormat } from './detect.ts'
import type { Draft } from './draft.ts'
import { IntakeError, toParseError } from './errors.ts'
import { decodePicture } from './image/decode.ts'
import { readQrInvoices } from './image/qr.ts'
import { readImage, readPicture } from './image/read-image.ts'
import type { ParsedFile } from './invoice.ts'
import { LIMITS } from './limits.ts'
import { readOfd } from './ofd/read-ofd.ts'
import { renderPage, squarePictures } from './pdf/pixels.ts'
import { type PageFallback, readPdf } from './pdf/read-pdf.ts'
import { qrDraft } from './qr/draft.ts'
import { resolveInvoice } from './resolve/resolve.ts'
import { wrongExtension } from './wrong-extension.ts'
import { readInvoiceXml } from './xml/read-xml.ts'
import { listZip, type UnpackBudget, unpack } from './zip/entries.ts'

/** Called with every finished document of an archive, so that a caller can show progress and reset its deadline. */
export type OnParsed = (file: ParsedFile) => void

/** Called after every page read from its pixels, which takes seconds: the parser is slow, not stuck. */
export type OnPage = () => void

/**
 * Parses a file in this process: one element, or one per entry of a ZIP (named `a.zip!/b.pdf`). Never throws; what went
 * wrong is in `error`. Content decides the format. A wrong extension over readable content is a warning on each invoice; over
 * unreadable content it is the error WRONG_EXTENSION. For files of strangers use `parseFileIsolated`.
 */
export async function parseDocument(
  name: string,
  bytes: Uint8Array,
  onParsed?: OnParsed,
  onPage?: OnPage,
): Promise<ParsedFile[]> {
  const budget = { bytes: LIMITS.maxUnpackedBytes, entries: LIMITS.maxArchiveEntries }
  const report = (file: ParsedFile) => {
    onParsed?.(file)
    return file
  }
  try {
    if (detectFormat(bytes).format !== 'zip') return [report(await parseOne(name, bytes, onPage))]
    return await parseArchive(name, bytes, budget, 1, report, onPage)
  } catch (thrown) {
    return [{ file: name, invoices: [], error: toParseError(thrown) }]
  }
}

async function parseArchive(
  name: string,
  bytes: Uint8Array,
  budget: UnpackBudget,
  depth: number,
  report: (file: ParsedFile) => ParsedFile,
  onPage?: OnPage,
): Promise<ParsedFile[]> {
  if (depth > LIMITS.maxArchiveDepth) throw new IntakeError('ZIP_BOMB', '压缩包嵌套过深')
  if (bytes.length > LIMITS.maxArchiveBytes) throw new IntakeError('TOO_LARGE')
  const entries = listZip(bytes, budget)
  if (entries.length === 0) throw new IntakeError('EMPTY')
  const files: ParsedFile[] = []
  for (const entry of entries) {
    const file = `${name}!/${entry.name}`
    try {
      const content = unpack(bytes, entry, budget, LIMITS.maxDocumentBytes)
      if (detectFormat(content).format === 'zip')
        files.push(...(await parseArchive(file, content, budget, depth + 1, report, onPage)))
      else files.push(report(await parseOne(file, content, onPage)))
    } catch (thrown) {
      const code = thrown instanceof IntakeError ? thrown.code : null
      if (code === 'ZIP_BOMB' || code === 'ZIP_PATH') throw thrown
      files.push(report({ file, invoices: [], error: toParseError(thrown) }))
    }
  }
  return files
}

async function parseOne(name: string, bytes: Uint8Array, onPage?: OnPage): Promise<ParsedFile> {
  const { format, extensions } = detectFormat(bytes)
  const extension = extensionOf(name)
  const mismatch = extension !== '' && extensions.length > 0 && !extensions.includes(extension)
  try {
    if (bytes.length > LIMITS.maxDocumentBytes) throw new IntakeError('TOO_LARGE')
    const invoices = (await readDrafts(format, bytes, onPage)).map(resolveInvoice)
    if (mismatch)
      for (const invoice of invoices)
        invoice.warnings.push(
          `文件扩展名 .${extension} 与内容（${extensions[0]?.toUpperCase()}）不符`,
        )
    return { file: name, invoices, error: null }
  } catch (thrown) {
    const error = toParseError(thrown)
    const wrong = error.code === 'UNSUPPORTED_FORMAT' ? wrongExtension(name, bytes) : null
    return { file: name, invoices: [], error: wrong ? toParseError(wrong) : error }
  }
}

async function readDrafts(
  format: FileFormat,
  bytes: Uint8Array,
  onPage?: OnPage,
): Promise<Draft[][]> {
  switch (format) {
    case 'pdf':
      return readPdf(bytes, pdfFallback(onPage))
    case 'ofd':
      return readOfd(bytes, readQrOfPicture)
    case 'xml':
      return readInvoiceXml(bytes).map((draft) => [draft])
    case 'image':
      return readImage(bytes)
    case 'empty':
      throw new IntakeError('EMPTY')
    case 'xlsx':
      throw new IntakeError('UNSUPPORTED_FORMAT', '发票清单表格请从表格导入入口上传')
    // No default: a new format without its reader does not compile.
    case 'zip':
    case 'text':
    case 'unknown':
      throw new IntakeError('UNSUPPORTED_FORMAT')
  }
}

const pdfFallback = (onPage?: OnPage): PageFallback => ({
  qr: async (page) => {
    for (const picture of await squarePictures(page).catch(() => [])) {
      const found = await readQrInvoices(picture, false)
      if (found.length > 0) return found.map(qrDraft)
    }
    return []
  },
  recognise: async (page) => {
    const invoices = await readPicture(await renderPage(page, LIMITS.ocrMaxEdge))
    onPage?.()
    return invoices
  },
})

/** A QR is a cross-check here: a picture that cannot be decoded (JBIG2, broken) is no reason to refuse the invoice. */
async function readQrOfPicture(bytes: Uint8Array): Promise<Draft | null> {
  try {
    const [first] = await readQrInvoices(await decodePicture(bytes, 1200), false)
    return first ? qrDraft(first) : null
  } catch {
    return null
  }
}

import { TABLE_SAYS } from '../../table-words.ts'
import type { RawSheet } from '../raw-row.ts'
import type { RandomBytes } from '../source.ts'
import { TableError } from '../table-invoice.ts'
import { numberFormatsOf } from './number-formats.ts'
import { type SheetFormats, sheetRows } from './sheet.ts'
import { SharedStrings } from './strings.ts'
import { attribute, refuseDoctype, startTags, unescapeXml } from './xml.ts'
import { partBytes, type ZipPart, zipParts } from './zip.ts'

const MAX_SMALL_PART = 4 * 1024 * 1024
/** A workbook of twelve months has two sheets for each; the head of every sheet is read before the first row. */
const MAX_SHEETS = 64

/**
 * Sheets of an XLSX workbook in their order, hidden ones left out. Rows of several sheets may be read at the same time.
 * `withFormats`: numbers as their formats scale them, decimals that are shown, columns that are hidden.
 * Why not a spreadsheet library: those that stream build the shared strings as a tree of objects, which for a million
 * invoices alone is more memory than this reader is allowed in all (docs of the bench tell the figures).
 */
export async function openWorkbook(
  bytes: RandomBytes,
  progress: (packed: number) => void,
  withFormats = false,
): Promise<RawSheet[]> {
  const parts = await zipParts(bytes)
  const text = async (name: string): Promise<string> => smallPart(bytes, parts.get(name))
  const rootRels = relations(await text('_rels/.rels'), '')
  const bookPath =
    [...rootRels.values()].find((r) => r.type.endsWith('/officeDocument'))?.target ??
    'xl/workbook.xml'
  const book = await text(bookPath)
  const folder = bookPath.slice(0, bookPath.lastIndexOf('/') + 1)
  const rels = relations(await text(`${folder}_rels/${bookPath.slice(folder.length)}.rels`), folder)
  const stringsPart = [...rels.values()].find((r) => r.type.endsWith('/sharedStrings'))
  const stringsAt = stringsPart && parts.get(stringsPart.target)
  const strings = stringsAt ? await SharedStrings.read(partBytes(bytes, stringsAt, progress)) : null
  const stylesPart = [...rels.values()].find((r) => r.type.endsWith('/styles'))
  const stylesAt = withFormats && stylesPart ? parts.get(stylesPart.target) : undefined
  const styles = stylesAt ? numberFormatsOf(await smallPart(bytes, stylesAt)) : []
  const [properties = ''] = startTags(book, 'workbookPr')
  const dateSystem = /^(?:1|true)$/.test(attribute(properties, 'date1904') ?? '') ? 1904 : 1900
  const sheets: RawSheet[] = []
  const seen = new Set<ZipPart>()
  for (const tag of startTags(book, 'sheet')) {
    if (/hidden/i.test(attribute(tag, 'state') ?? '')) continue
    const id = /\s\w+:id="([^"]+)"/.exec(tag)?.[1]
    const part = id === undefined ? undefined : parts.get(rels.get(id)?.target ?? '')
    if (part === undefined || seen.has(part)) continue
    seen.add(part)
    if (seen.size > MAX_SHEETS)
      throw new TableError('TOO_LARGE', TABLE_SAYS.tooManySheets({ n: MAX_SHEETS }))
    const formats: SheetFormats | null = withFormats
      ? { styles, hidden: new Set(), seen: false }
      : null
    sheets.push({
      name: unescapeXml(attribute(tag, 'name') ?? ''),
      dateSystem,
      ...(formats && { hidden: formats.hidden }),
      rows: () => sheetRows(partBytes(bytes, part, progress), strings, formats),
    })
  }
  if (sheets.length === 0) throw new TableError('CORRUPTED', TABLE_SAYS.noSheetExportAgain)
  return sheets
}

async function smallPart(bytes: RandomBytes, part: ZipPart | undefined): Promise<string> {
  if (part === undefined) throw new TableError('UNSUPPORTED_FORMAT', TABLE_SAYS.fileNoXlsx)
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of partBytes(bytes, part)) {
    length += chunk.length
    if (length > MAX_SMALL_PART) throw new TableError('ZIP_BOMB', TABLE_SAYS.tableHuge)
    chunks.push(chunk)
  }
  const text = Buffer.concat(chunks).toString('utf8')
  refuseDoctype(text)
  return text
}

function relations(xml: string, folder: string): Map<string, { type: string; target: string }> {
  const found = new Map<string, { type: string; target: string }>()
  for (const tag of startTags(xml, 'Relationship')) {
    const [id, type, target] = ['Id', 'Type', 'Target'].map((name) => attribute(tag, name))
    if (!id || !type || !target) continue
    const path = unescapeXml(target)
    found.set(id, { type, target: path.startsWith('/') ? path.slice(1) : folder + path })
  }
  return found
}

/**
 * The two-sheet workbook of the bureau in constant memory, with inline strings (as Apache POI's streaming writer makes
 * them). Our spreadsheet library streams one sheet only, and a million invoices do not fit in memory.
 */
import type { Cell } from './columns.ts'
import { type ZipEntry, zip } from './zip.ts'

export interface SheetSource {
  name: string
  columns: readonly string[]
  rows: Iterable<readonly Cell[]>
}

const MAX_ROWS = 1_048_576
const CHUNK = 64 * 1024
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const LETTERS = Array.from(
  { length: 52 },
  (_, i) => (i < 26 ? '' : 'A') + String.fromCharCode(65 + (i % 26)),
)

/** @param maxRows rows of one sheet with its heading; more roll over to `名称(2)`, `名称(3)` … */
export function xlsx(
  sheets: readonly SheetSource[],
  maxRows = MAX_ROWS,
): AsyncGenerator<Uint8Array> {
  return zip(parts(sheets, maxRows))
}

function* parts(sheets: readonly SheetSource[], maxRows: number): Generator<ZipEntry> {
  const names: string[] = []
  for (const sheet of sheets) {
    const rows = sheet.rows[Symbol.iterator]()
    let next = rows.next()
    for (let part = 1; part === 1 || !next.done; part++) {
      names.push(part === 1 ? sheet.name : `${sheet.name}(${part})`)
      const source = {
        columns: sheet.columns,
        take: (): IteratorResult<readonly Cell[]> => {
          const current = next
          if (!current.done) next = rows.next()
          return current
        },
      }
      yield { name: `xl/worksheets/sheet${names.length}.xml`, chunks: sheetXml(source, maxRows) }
    }
  }
  yield { name: 'xl/workbook.xml', chunks: [workbook(names)] }
  yield { name: 'xl/_rels/workbook.xml.rels', chunks: [workbookRelations(names.length)] }
  yield {
    name: '_rels/.rels',
    chunks: [relations([[`${RELATIONS}/officeDocument`, 'xl/workbook.xml']])],
  }
  yield { name: '[Content_Types].xml', chunks: [contentTypes(names.length)] }
}

interface RowSource {
  columns: readonly string[]
  take(): IteratorResult<readonly Cell[]>
}

function* sheetXml(source: RowSource, maxRows: number): Generator<string> {
  let text = `${DECLARATION}<worksheet xmlns="${MAIN}"><sheetData>${rowXml(source.columns, 1)}`
  for (let number = 2; number <= maxRows; number++) {
    const row = source.take()
    if (row.done) break
    text += rowXml(row.value, number)
    if (text.length < CHUNK) continue
    yield text
    text = ''
  }
  yield `${text}</sheetData></worksheet>`
}

function rowXml(row: readonly Cell[], number: number): string {
  let xml = `<row r="${number}">`
  for (let i = 0; i < row.length; i++) {
    const cell = row[i]!
    if (cell === '') continue
    const at = `<c r="${LETTERS[i]}${number}"`
    xml +=
      typeof cell === 'string'
        ? `${at} t="inlineStr"><is><t>${escapeXml(cell)}</t></is></c>`
        : `${at}><v>${cell.number}</v></c>`
  }
  return `${xml}</row>`
}

const escapeXml = (text: string): string =>
  /[&<>]/.test(text)
    ? text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
    : text

function workbook(names: readonly string[]): string {
  const list = names
    .map((n, i) => `<sheet name="${escapeXml(n)}" sheetId="${i + 1}" r:id="rId${i + 1}"/>`)
    .join('')
  return `${DECLARATION}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets>${list}</sheets></workbook>`
}

function workbookRelations(sheets: number): string {
  return relations(
    Array.from(
      { length: sheets },
      (_, i) => [`${RELATIONS}/worksheet`, `worksheets/sheet${i + 1}.xml`] as const,
    ),
  )
}

function relations(list: readonly (readonly [string, string])[]): string {
  const items = list.map(
    ([type, target], i) => `<Relationship Id="rId${i + 1}" Type="${type}" Target="${target}"/>`,
  )
  return `${DECLARATION}<Relationships xmlns="${PACKAGE}/relationships">${items.join('')}</Relationships>`
}

function contentTypes(sheets: number): string {
  const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
  const list = Array.from(
    { length: sheets },
    (_, i) =>
      `<Override PartName="/xl/worksheets/sheet${i + 1}.xml" ContentType="${type}.worksheet+xml"/>`,
  )
  return `${DECLARATION}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${type}.sheet.main+xml"/>${list.join('')}</Types>`
}

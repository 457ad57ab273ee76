import { IntakeError } from '../errors.ts'
import { LIMITS } from '../limits.ts'
import { cleanText, type GridCell, type GridRow, type GridSheet } from './grid.ts'
import { HiddenParts } from './hidden.ts'
import { type HtmlTag, htmlTokens } from './html-tags.ts'
import { redBy, redClasses } from './red.ts'

/** After these a new line of text begins. */
const BLOCKS = new Set(
  'p div li ul h1 h2 h3 h4 h5 h6 br table thead tbody tr td th caption title form'.split(' '),
)
/** Inputs that a person types into. */
const TYPED = new Set(['', 'text', 'number', 'tel', 'search'])
/** A cell or line longer than this is no label and no amount. */
const MAX_TEXT = 2_000
/** Columns of a table, spans included. */
const MAX_COLUMNS = 256

/** What is being put together of a table: the row at hand and the cells that reach down from above. */
interface OpenTable {
  cells: GridCell[] | null
  /** All cells of the row that is open are. */
  red: boolean
  column: number
  cell: OpenCell | null
  /** Rows that a spanning cell still covers, by column. */
  covered: Map<number, number>
}

interface OpenCell {
  column: number
  text: string
  name: string | undefined
  red: boolean
  across: number
  down: number
}

/**
 * The one sheet of a page: every row of every table in its order, and every line of text outside of tables as a row of one
 * cell. Values of inputs stand for what a person would read there; a cell's name is its input's `ng-model` or `id`.
 */
export function gridOfHtml(html: string): GridSheet[] {
  const page = new Page(redClasses(html))
  const hidden = new HiddenParts(html)
  for (const token of htmlTokens(html)) {
    if (hidden.covers(token)) continue
    if (typeof token === 'string') page.text(token)
    else page.tag(token)
  }
  page.end()
  return [{ name: '', source: 'TABLE', dateSystem: 1900, rows: page.rows }]
}

class Page {
  readonly rows: GridRow[] = []
  private readonly open: OpenTable[] = []
  private line = ''
  private room: number = LIMITS.maxFormCells
  private inOption = false
  private readonly isRed: (attributes: ReadonlyMap<string, string>) => boolean

  constructor(classes: ReadonlySet<string>) {
    this.isRed = redBy(classes)
  }

  text(text: string): void {
    if (this.inOption) return
    const cell = this.open.at(-1)?.cell
    if (cell) cell.text += text.slice(0, MAX_TEXT)
    else if (this.line.length < MAX_TEXT) this.line += text
  }

  tag({ name, closing, attributes }: HtmlTag): void {
    if (name === 'option') this.inOption = !closing && !attributes.has('selected')
    if (name === 'select' && closing) this.inOption = false
    const table = this.open.at(-1)
    if (BLOCKS.has(name) && !table?.cell) this.endLine()
    if (name === 'table') this.table(closing)
    else if (name === 'tr' && table) {
      this.endRow(table, !closing)
      table.red = !closing && this.isRed(attributes)
    } else if ((name === 'td' || name === 'th') && table) this.cell(table, closing, attributes)
    else if (name === 'input' && !closing) this.input(attributes)
    else if (table?.cell && !closing && this.isRed(attributes)) table.cell.red = true
    else if (name === 'br' || name === 'p' || name === 'div') this.text(' ')
  }

  end(): void {
    while (this.open.length > 0) this.table(true)
    this.endLine()
  }

  private table(closing: boolean): void {
    if (!closing) {
      if (this.open.length >= LIMITS.maxXmlDepth) throw new IntakeError('CORRUPTED')
      this.open.push({ cells: null, red: false, column: 0, cell: null, covered: new Map() })
      return
    }
    const table = this.open.at(-1)
    if (table) this.endRow(table, false)
    this.open.pop()
  }

  private input(attributes: ReadonlyMap<string, string>): void {
    if (!TYPED.has((attributes.get('type') ?? '').toLowerCase())) return
    this.text(attributes.get('value') ?? '')
    const cell = this.open.at(-1)?.cell
    const name = attributes.get('ng-model') ?? attributes.get('id') ?? attributes.get('name')
    if (cell && name) cell.name ??= name
  }

  private cell(table: OpenTable, closing: boolean, attributes: ReadonlyMap<string, string>): void {
    this.endCell(table)
    if (closing) return
    table.cells ??= []
    while ((table.covered.get(table.column) ?? 0) > 0) table.column++
    table.cell = {
      column: table.column,
      text: '',
      name: undefined,
      red: table.red || this.isRed(attributes),
      across: spanOf(attributes.get('colspan')),
      down: spanOf(attributes.get('rowspan')),
    }
  }

  private endCell(table: OpenTable): void {
    const { cell } = table
    if (!cell) return
    table.cell = null
    table.column = Math.min(cell.column + cell.across, MAX_COLUMNS)
    if (cell.down > 1)
      for (let c = cell.column; c < table.column; c++) table.covered.set(c, cell.down)
    this.room -= 1
    if (this.room < 0) throw new IntakeError('TOO_LARGE')
    const text = lineOf(cell.text)
    if (text === '' || cell.column >= MAX_COLUMNS) return
    const place = `第 ${this.rows.length + 1} 行第 ${cell.column + 1} 列`
    table.cells?.push({
      column: cell.column,
      text,
      confidence: 1,
      place,
      ...(cell.name !== undefined && { name: cell.name }),
      ...(cell.red && { red: true as const }),
    })
  }

  /** A `tr` left open ends where the next begins. */
  private endRow(table: OpenTable, begin: boolean): void {
    this.endCell(table)
    if (table.cells) {
      this.add(table.cells)
      for (const [column, left] of table.covered) table.covered.set(column, left - 1)
    }
    table.cells = begin ? [] : null
    table.column = 0
  }

  private endLine(): void {
    const text = lineOf(this.line)
    this.line = ''
    if (text !== '')
      this.add([{ column: 0, text, confidence: 1, place: `第 ${this.rows.length + 1} 行` }])
  }

  private add(cells: GridCell[]): void {
    if (cells.length > 0) this.rows.push({ row: this.rows.length + 1, cells })
  }
}

const lineOf = (text: string): string => cleanText(text.slice(0, MAX_TEXT).replace(/\s+/g, ' '))

function spanOf(text: string | undefined): number {
  const span = Number(text ?? 1)
  return span >= 1 && span <= MAX_COLUMNS ? Math.floor(span) : 1
}

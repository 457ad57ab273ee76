/**
 * Answers of tax bureaus as grids. Four shapes are met: lists of records (`[{hmc, ewbhxh, bqje}]`, also as `trs` of `tds` whose
 * values are wrapped as `{value}`), forms whose keys are addresses (`h12l3` = row 12, column 3), lists of lists, and plain
 * records. Text that is JSON itself (`body`) is opened.
 */
import { IntakeError } from '../errors.ts'
import type { FieldSource } from '../field-source.ts'
import { openedJson, parseJson } from '../json.ts'
import { LIMITS } from '../limits.ts'
import { cleanText, type GridCell, type GridRow, type GridSheet } from './grid.ts'
import { recognisedRows } from './recognised-table.ts'

type Json = unknown
type JsonRecord = Record<string, Json>

/** Every list of records, addressed form and record of the text, each a sheet named by its path. Errors: CORRUPTED, TOO_LARGE. */
export function gridsOfJson(text: string): GridSheet[] {
  const walk = new JsonWalk()
  walk.visit(parseJson(text), '$', 0)
  return walk.sheets
}

const isRecord = (value: Json): value is JsonRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A value as text; `{value: x}` counts as x. null for what is no single value. */
function scalar(value: Json): string | null {
  if (isRecord(value) && 'value' in value) return scalar(value.value)
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  return typeof value === 'string' ? cleanText(value) : value === null ? '' : null
}

/** The values of a record, or of the `tds` that some bureaus wrap it in. */
function valuesOf(record: JsonRecord): { values: JsonRecord; path: string } {
  return isRecord(record.tds) ? { values: record.tds, path: '.tds' } : { values: record, path: '' }
}

const ADDRESS = /^h(\d{1,4})l(\d{1,3})$/i

class JsonWalk {
  readonly sheets: GridSheet[] = []
  private room: number = LIMITS.maxFormCells

  visit(value: Json, path: string, depth: number): void {
    if (depth > LIMITS.maxJsonDepth) throw new IntakeError('CORRUPTED')
    if (Array.isArray(value)) this.list(value, path, depth)
    else if (isRecord(value)) this.record(value, path, depth)
    else if (typeof value === 'string') {
      const inner = openedJson(value)
      if (inner !== undefined) this.visit(inner, path, depth + 1)
    }
  }

  private list(list: readonly Json[], path: string, depth: number): void {
    const records = list.filter(isRecord)
    if (records.length >= 2) this.records(list, path)
    else if (list.length >= 2 && list.every(Array.isArray)) this.lists(list as Json[][], path)
    for (const [i, value] of list.entries()) {
      // Single values of the records of a list stand in its own sheet.
      if (isRecord(value)) this.inside(value, `${path}[${i}]`, depth)
      else this.visit(value, `${path}[${i}]`, depth + 1)
    }
  }

  /** Lists and records below a record of a list; its own values stand in the sheet of the list. */
  private inside(record: JsonRecord, path: string, depth: number): void {
    if (this.recognised(record, path)) return
    const { values, path: inner } = valuesOf(record)
    for (const [key, value] of Object.entries(values))
      if (scalar(value) === null) this.visit(value, `${path}${inner}.${key}`, depth + 1)
    if (values === record) return
    for (const [key, value] of Object.entries(record))
      if (key !== 'tds' && scalar(value) === null) this.visit(value, `${path}.${key}`, depth + 1)
  }

  private record(record: JsonRecord, path: string, depth: number): void {
    const keys = Object.keys(record)
    if (this.recognised(record, path)) return
    if (keys.filter((key) => ADDRESS.test(key)).length >= 2) this.addressed(record, path)
    else {
      const rows: GridRow[] = []
      for (const key of keys) {
        const text = scalar(record[key])
        if (text === null || text === '' || /^[[{]/.test(text)) continue
        rows.push({ row: rows.length + 1, cells: this.pair(key, text, `${path}.${key}`) })
      }
      if (rows.length > 0) this.add(path, rows)
    }
    for (const key of keys) {
      const value = record[key]
      if (scalar(value) === null || (typeof value === 'string' && /^\s*[[{]/.test(value)))
        this.visit(value, `${path}.${key}`, depth + 1)
    }
  }

  /** Whether the record was a table of a service, which is a sheet of its own. */
  private recognised(record: JsonRecord, path: string): boolean {
    const rows = recognisedRows(record, path)
    if (rows && rows.length > 0) this.add(path, rows, 'OCR')
    return rows !== null
  }

  private pair(key: string, text: string, place: string): GridCell[] {
    return [
      { column: 0, text: key, confidence: 1, place },
      { column: 1, text, confidence: 1, place, name: key },
    ]
  }

  /** The first row holds the keys, each record is a row. */
  private records(list: readonly Json[], path: string): void {
    const columns = new Map<string, number>()
    const rows: GridRow[] = []
    for (const [i, entry] of list.entries()) {
      if (!isRecord(entry)) continue
      const { values, path: inner } = valuesOf(entry)
      const cells: GridCell[] = []
      for (const [key, value] of Object.entries(values)) {
        const text = scalar(value)
        if (text === null) continue
        const column = columns.get(key) ?? columns.size
        columns.set(key, column)
        const place = `${path}[${i}]${inner}.${key}`
        if (text !== '') cells.push({ column, text, confidence: 1, place, name: key })
      }
      cells.sort((a, b) => a.column - b.column)
      if (cells.length > 0) rows.push({ row: i + 2, cells })
    }
    const head = [...columns].map(([text, column]) => ({
      column,
      text,
      confidence: 1,
      place: path,
      name: text,
    }))
    if (rows.length > 0) this.add(path, [{ row: 1, cells: head }, ...rows])
  }

  private lists(list: readonly Json[][], path: string): void {
    const rows = list.map((entry, i) => ({
      row: i + 1,
      cells: entry.flatMap((value, column) => {
        const text = scalar(value) ?? ''
        return text === ''
          ? []
          : [{ column, text, confidence: 1, place: `${path}[${i}][${column}]` }]
      }),
    }))
    const filled = rows.filter((row) => row.cells.length > 0)
    if (filled.length > 0) this.add(path, filled)
  }

  private addressed(record: JsonRecord, path: string): void {
    const rows = new Map<number, GridCell[]>()
    for (const [key, value] of Object.entries(record)) {
      const address = ADDRESS.exec(key)
      const text = scalar(value)
      if (!address || text === null || text === '') continue
      const row = Number(address[1])
      const cells = rows.get(row) ?? []
      const column = Number(address[2]) - 1
      cells.push({ column, text, confidence: 1, place: `${path}.${key}`, name: key })
      rows.set(row, cells)
    }
    const sorted = [...rows].sort(([a], [b]) => a - b)
    if (sorted.length === 0) return
    this.add(
      path,
      sorted.map(([row, cells]) => ({ row, cells: cells.sort((a, b) => a.column - b.column) })),
    )
  }

  private add(name: string, rows: GridRow[], source: FieldSource = 'TABLE'): void {
    this.room -= rows.reduce((sum, row) => sum + row.cells.length, 0)
    if (this.room < 0 || this.sheets.length >= LIMITS.maxFormSheets)
      throw new IntakeError('TOO_LARGE')
    this.sheets.push({ name, source, dateSystem: 1900, rows })
  }
}

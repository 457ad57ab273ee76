/** A committed table that says what may be: a call a line, a role or a state a column, `yes` or `-`. Tests judge the product by it. */
import { readFileSync } from 'node:fs'

/** @param file path beside the test that reads it, as `new URL(…, import.meta.url)` */
export function judgedTable(file: URL): {
  rows: string[]
  columns: string[]
  /** Throws where the table has no such line or column: whatever is new is judged by a person first. */
  may(row: string, column: string): boolean
} {
  const [head = '', ...lines] = readFileSync(file, 'utf8').trimEnd().split('\n')
  const columns = head.split('\t').slice(1)
  const cells = new Map(
    lines.map((line) => {
      const [row = '', ...values] = line.split('\t')
      return [row, new Map(columns.map((column, i) => [column, values[i]]))]
    }),
  )
  return {
    rows: [...cells.keys()],
    columns,
    may(row, column) {
      const cell = cells.get(row)?.get(column)
      if (cell !== 'yes' && cell !== '-')
        throw new Error(`${file.pathname.split('/').at(-1)} does not say of ${row} × ${column}`)
      return cell === 'yes'
    },
  }
}

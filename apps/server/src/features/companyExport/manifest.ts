/** What an archive tells of itself: what is in it, what is not and why; signed as the platform signs its logs (docs/decisions/0134). */
import { canonicalJson } from '@xinjian/format'
import { PRODUCT_VERSION } from '../../http/docs/openapi.ts'
import { PLATFORM_TABLES_LEFT_OUT, TABLES_LEFT_OUT, WHY, type Why } from './left-out.ts'
import type { Part } from './parts.ts'
import { shownOf } from './personal.ts'
import type { Table } from './tables.ts'

export const partName = ({ of_table, nth }: Pick<Part, 'of_table' | 'nth'>): string =>
  `tables/${of_table}/${String(nth).padStart(5, '0')}.ndjson`

export interface ManifestOf {
  no: string
  company: { id: number; name: string; taxNo: string | null }
  asked: { by: string; at: Date; reason: string }
  /** When the first row was read, and when the last file. */
  read: { from: Date; to: Date }
  tables: readonly Table[]
  parts: readonly Part[]
  /** Rows that a consent which was taken back reaches, by table: not exported. */
  withheld: Readonly<Record<string, number>>
  files: { count: number; bytes: number; lists: readonly { name: string; sha256: string }[] }
  /** Files that rows name and no store has. */
  missing: readonly string[]
}

const because = (why: Why) => ({ why: WHY[why], kind: why })

/** The text that is signed: canonical JSON. */
export const manifestText = (of: ManifestOf): string =>
  canonicalJson({
    kind: 'xinjian.company.export',
    format: 1,
    product: PRODUCT_VERSION,
    no: of.no,
    company: of.company,
    asked: { ...of.asked, at: of.asked.at.toISOString() },
    read: { from: of.read.from.toISOString(), to: of.read.to.toISOString() },
    tables: of.tables.map((table) => tableOf(table, of)),
    files: { ...of.files, folder: 'files/', named: 'SHA-256' },
    missingFiles: of.missing,
    notExported: Object.entries({ ...TABLES_LEFT_OUT, ...PLATFORM_TABLES_LEFT_OUT })
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([table, why]) => ({ table, ...because(why) })),
  })

function tableOf(table: Table, { parts, withheld }: ManifestOf) {
  const own = parts.filter(({ of_table }) => of_table === table.name)
  const words = table.columns.map(({ name }) => name)
  const json = table.columns.filter(({ type }) => type === 'jsonb').map(({ name }) => name)
  return {
    table: table.name,
    columns: table.columns,
    masked: shownOf(table.name, words, json).masked,
    notExported: table.leftOut.map(({ name, why }) => ({ column: name, ...because(why) })),
    rows: own.reduce((sum, { rows }) => sum + rows, 0),
    withheld: withheld[table.name] ?? 0,
    parts: own
      .filter(({ rows }) => rows > 0)
      .map((part) => ({
        name: partName(part),
        rows: part.rows,
        bytes: part.bytes,
        sha256: part.sha256,
      })),
  }
}

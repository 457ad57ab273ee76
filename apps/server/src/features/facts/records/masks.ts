/** How rows of each table of records are shown, by the table: for whoever tells rows as they rest (features/companyExport). */
import type { Cells } from './columns.ts'
import { PUBLIC_DATASETS } from './public/datasets.ts'
import { factDatasets } from './registry.ts'

export interface RecordMask {
  /** Columns that `shown` is to be given: what the office sees, and the source's own words. */
  columns: ReadonlySet<string>
  shown: (cells: Cells) => Cells
}

/** Tables whose rows are not shown as they rest. */
export function recordMasks(): Readonly<Record<string, RecordMask>> {
  const datasets = [...factDatasets().map(([, of]) => of), ...Object.values(PUBLIC_DATASETS)]
  return Object.fromEntries(
    datasets.flatMap(({ table, listing }) => {
      if (!('shown' in listing) || !listing.shown) return []
      const columns = new Set([...listing.columns.map(({ key }) => key), 'told'])
      return [[table, { columns, shown: listing.shown }] as const]
    }),
  )
}

/** What of a report the paper leaves out because the enterprise did not exist yet. Pure. */
import type { Block, ChartBlock, ReportDocument, TableBlock } from '@xinjian/engine/report/document'

/** A report without months before the founding, and the month that it begins with instead; null = none was left out. */
export interface SinceFounding {
  document: ReportDocument
  /** `202412` */
  founded: string | null
}

/**
 * Leaves out months before the founding of which nothing is told: states of the coverage, rows of tables by month, leading places
 * of charts by month or day. A row that tells anything stays: the contradiction is for the reader.
 */
export function sinceFounding(document: ReportDocument): SinceFounding {
  const founded = foundedIn(document)
  if (founded === null) return { document, founded }
  return {
    founded,
    document: {
      ...document,
      coverage: Object.fromEntries(
        Object.entries(document.coverage).map(([dataset, months]) => [
          dataset,
          Object.fromEntries(
            Object.entries(months).filter(([, state]) => state !== 'BEFORE_ESTABLISHMENT'),
          ),
        ]),
      ),
      sections: document.sections.map((section) => ({
        ...section,
        blocks: section.blocks.map((block) => trimmed(block, founded)),
      })),
    },
  }
}

/** The month after the last that the coverage calls one before the founding; null = the coverage names none. */
function foundedIn({ coverage }: ReportDocument): string | null {
  const before = Object.values(coverage).flatMap((months) =>
    Object.entries(months).flatMap(([month, state]) =>
      state === 'BEFORE_ESTABLISHMENT' ? [Number(month.replace('-', ''))] : [],
    ),
  )
  if (before.length === 0) return null
  const last = Math.max(...before)
  return String(last % 100 === 12 ? last + 89 : last + 1)
}

/** Of a month or a day. */
const isBefore = (time: unknown, founded: string): boolean =>
  typeof time === 'string' &&
  /^\d{4}-?\d{2}(-\d{2})?$/.test(time) &&
  time.replaceAll('-', '').slice(0, 6) < founded

function trimmed(block: Block, founded: string): Block {
  if (block.kind === 'table') return trimmedTable(block, founded)
  return block.kind === 'chart' ? trimmedChart(block, founded) : block
}

function trimmedTable(block: TableBlock, founded: string): TableBlock {
  const months = block.columns.filter(({ type }) => type === 'month').map(({ key }) => key)
  const end = months.at(-1)
  if (end === undefined) return block
  const stays = (_: unknown, at: number): boolean => {
    const row = block.rows[at]!
    return (
      !isBefore(row[end], founded) ||
      Object.entries(row).some(([key, value]) => value !== null && !months.includes(key))
    )
  }
  return {
    ...block,
    rows: block.rows.filter(stays),
    ...(block.evidence && { evidence: block.evidence.filter(stays) }),
    ...(block.cells && { cells: block.cells.filter(stays) }),
  }
}

function trimmedChart(block: ChartBlock, founded: string): ChartBlock {
  const kept = block.categories.findIndex(
    (month, i) =>
      !isBefore(month, founded) || block.series.some(({ values }) => (values[i] ?? null) !== null),
  )
  if (kept <= 0) return block
  return {
    ...block,
    categories: block.categories.slice(kept),
    series: block.series.map((series) => ({ ...series, values: series.values.slice(kept) })),
    ...(block.keys && { keys: block.keys.slice(kept) }),
    ...(block.groups && { groups: block.groups.slice(kept) }),
  }
}

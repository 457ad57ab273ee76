/** How the paper lists indicators: no column without a value, what has none told once with its reason. Pure. */
import type { IndicatorValue } from '@xinjian/engine/report/document'
import {
  columnOf,
  gridOf,
  type IndicatorGrid,
  type IndicatorRow,
  type WindowColumn,
} from '@xinjian/engine/report/windows'

type WindowFamily = 'monthWindows' | 'statementWindows' | 'otherWindows'

const FAMILIES: Readonly<Record<WindowFamily, readonly WindowColumn[]>> = {
  monthWindows: ['L1', 'L3', 'L6', 'L12', 'L24', 'P12'],
  statementWindows: ['LATEST', 'FY', 'FY-1', 'FY-2'],
  otherWindows: ['OTHER'],
}

/** Columns of windows that stand beside name, thresholds and state on A4. */
const WIDE = 6

interface PaperTable extends IndicatorGrid {
  /** null = all windows stand in one table. */
  family: WindowFamily | null
}

/**
 * One table where all windows fit beside each other, else one for each family of windows. A row without any value stands in none,
 * nor does a column.
 */
export function paperTables(values: readonly IndicatorValue[]): PaperTable[] {
  const whole = telling(gridOf(values))
  if (whole.columns.length <= WIDE) return whole.rows.length > 0 ? [{ family: null, ...whole }] : []
  return (Object.keys(FAMILIES) as WindowFamily[]).flatMap((family) => {
    const of = values.filter((value) => FAMILIES[family].includes(columnOf(value)))
    const grid = telling(gridOf(of))
    return grid.rows.length > 0 ? [{ family, ...grid }] : []
  })
}

const hasValue = (value: IndicatorValue | undefined): boolean => (value?.value ?? null) !== null

function telling({ columns, rows }: IndicatorGrid): IndicatorGrid {
  const kept = rows.filter(({ cells }: IndicatorRow) => [...cells.values()].some(hasValue))
  return {
    columns: columns.filter((column) => kept.some(({ cells }) => hasValue(cells.get(column)))),
    rows: kept,
  }
}

/** An indicator that has no value in these windows; `windows` null = in none of its windows. */
export interface Missing {
  id: string
  name: string
  windows: readonly string[] | null
}

/** Why values are missing, and which: `reason` of the frame, `detail` of the document. */
export interface MissingGroup extends Pick<IndicatorValue, 'reason' | 'detail'> {
  of: Missing[]
}

/** Indicators without a value: all of one reason behind each other, each with what the document adds to it once. */
export function missingByReason(values: readonly IndicatorValue[]): MissingGroup[] {
  const place = ({ id, name }: IndicatorValue) => `${id}\n${name}`
  const all = Map.groupBy(values, place)
  const reasons = Map.groupBy(
    values.filter((value) => !hasValue(value)),
    ({ reason }) => reason,
  )
  return [...reasons].flatMap(([reason, told]) =>
    [...Map.groupBy(told, ({ detail }) => detail ?? '')].map(([detail, of]) => ({
      ...(reason && { reason }),
      ...(detail && { detail }),
      of: [...Map.groupBy(of, place)].map(([key, missing]): Missing => {
        const { id, name } = missing[0]!
        const every = missing.length === all.get(key)?.length
        return { id, name, windows: every ? null : missing.map(({ window }) => window) }
      }),
    })),
  )
}

import type { ChartBlock } from '@xinjian/engine/report/document'
import type { KeyboardEvent, ReactNode } from 'react'
import { cx } from '../../ui/cx.ts'
import { useReport } from '../context.tsx'
import type { ReportIndex } from '../model.ts'
import { openingOf } from '../openings.ts'
import styles from './maps.module.css'

/**
 * What says a part of a chart: in the row of its table the cell with the part's own value, which its rows then prove, else that row;
 * null = it leads to no records.
 */
export function evidenceOfPart(index: ReportIndex, block: ChartBlock, at: number): string | null {
  const table = block.table === undefined ? undefined : index.tables.get(block.table)
  if (!table?.evidence?.[at]?.length) return null
  const value = block.series[0]?.values[at]
  const cell = table.columns.find(({ key, proof }) => proof && table.rows[at]?.[key] === value)
  return (cell && openingOf(table, at, cell)) ?? `table:${table.id}:${at}`
}

/**
 * A part of a drawn chart: read by pointer and keyboard, opened to its records by click, Enter or Space. On paper and
 * for parts without a category (`at` null) it is only drawn.
 */
export function Part(props: {
  block: ChartBlock
  at: number | null
  /** What a screen reader says: name and figures. */
  label: string
  onRead?: ((at: number | null) => void) | undefined
  children: ReactNode
}) {
  const { block, at, label, onRead, children } = props
  const { mode, open, index, t } = useReport()
  if (mode === 'paper' || at === null) return <g>{children}</g>
  const of = open ? evidenceOfPart(index, block, at) : null
  const openIt = open && of ? () => open(of) : undefined
  const onKey = (event: KeyboardEvent) => {
    if (!openIt || (event.key !== 'Enter' && event.key !== ' ')) return
    event.preventDefault()
    openIt()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it has a role, of two; there is no button inside an SVG
    <g
      className={openIt ? cx(styles.part, styles.partOpen) : styles.part}
      role={openIt ? 'button' : 'img'}
      tabIndex={0}
      data-rove=""
      aria-label={openIt ? `${label} · ${t.seeEvidence}` : label}
      onClick={openIt}
      onKeyDown={onKey}
      onPointerEnter={() => onRead?.(at)}
      onPointerLeave={() => onRead?.(null)}
      onFocus={() => onRead?.(at)}
      onBlur={() => onRead?.(null)}
    >
      {children}
    </g>
  )
}

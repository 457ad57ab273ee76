import {
  type CompletedChoice,
  completedChoice,
  type SectionChoice,
  type SectionLine,
} from '@xinjian/engine/report/view/view'
import { useState } from 'react'

/** The sections of a template while they are edited. */
export interface SectionsDraft {
  rows: readonly CompletedChoice[]
  isDirty: boolean
  move: (from: number, to: number) => void
  show: (name: string, shown: boolean) => void
  showAll: () => void
  /** As the document has them. */
  reset: () => void
  content: () => SectionChoice[]
}

/** `start` null = a new one: all sections, as the document has them. */
export function useSections(
  lines: readonly SectionLine[],
  start: readonly SectionChoice[] | null,
): SectionsDraft {
  const whole = lines.map(({ name }) => ({ name, shown: true }))
  const [rows, setRows] = useState(() => completedChoice(lines, start ?? whole))
  const content = () => rows.map(({ name, shown }) => ({ name, shown }))
  return {
    rows,
    isDirty: JSON.stringify(content()) !== JSON.stringify(start ?? whole),
    move: (from, to) =>
      setRows(rows.toSpliced(from, 1).toSpliced(to, 0, ...rows.slice(from, from + 1))),
    show: (name, shown) =>
      setRows(rows.map((row) => (row.name === name ? { ...row, shown } : row))),
    showAll: () => setRows(rows.map((row) => ({ ...row, shown: true }))),
    reset: () => setRows(lines.flatMap(({ name }) => rows.filter((row) => row.name === name))),
    content,
  }
}

import type { TextRun } from '../../layout/text.ts'

/** A run, moved. */
export function shifted(run: TextRun, dx: number, dy: number): TextRun {
  const moved = { ...run, x: run.x + dx, y: run.y + dy }
  return run.charX ? { ...moved, charX: run.charX.map((x) => x + dx) } : moved
}

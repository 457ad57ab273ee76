/** Forms that ask question by question instead of line by line. */
import type { GridRow } from '../forms/grid.ts'
import { plain } from './columns.ts'

/** What quarterly returns ask beside their lines. */
const ATTACHED =
  /^(?:(?:[季期][初末])?(?:从业人数|资产总额(?:\(万元\))?)|国家限制或禁止行业|小型微利企业|高新技术企业|科技型中小企业|技术入股递延纳税事项)$/

/** `104从业人数` → number and name; null when the cell asks nothing. */
export function questionOf(text: string): { code: string | null; label: string } | null {
  const asked = plain(text)
  const [, code, label] = /^(\d{3}(?:-\d)?)([^\d\s:].*)$/.exec(asked) ?? []
  if (code && label) return { code, label }
  return ATTACHED.test(asked) ? { code: null, label: asked } : null
}

/** Whether words stand beside the number of a line, wherever they stand. */
export const asks = (row: GridRow): boolean =>
  row.cells.some(({ text }) => /[\u4e00-\u9fff]{2}/.test(text))

/** Whether an answer is still the choice itself: `是 否`, `□ 一般企业`. */
export const isChoice = (answer: string): boolean =>
  /□|其他$/.test(answer) || (answer.includes('是') && answer.includes('否'))

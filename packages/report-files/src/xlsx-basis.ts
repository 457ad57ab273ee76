import type { IndicatorValue, RuleResult } from '@xinjian/engine/report/document'
import { typeOfUnit, UNIT_NAMES } from './xlsx-cells.ts'
import { windowWords } from './xlsx-indicators.ts'
import { column, type PlanCell, type SheetPlan } from './xlsx-plan.ts'

interface Line {
  cells: Record<string, PlanCell>
  type: ReturnType<typeof typeOfUnit> | null
  back: { sheet: string; row: string }
}

/** What each figure was made of: its formula and, a line each, what stood for it. Figures and rules lead here, and from here back. */
export function basis(
  values: readonly IndicatorValue[],
  rules: readonly RuleResult[],
): SheetPlan | null {
  const lines: Line[] = [
    ...values.flatMap(({ key, id, name, window, formula, inputs }) =>
      linesOf({ key, name, window: windowWords(window), formula }, inputs, {
        sheet: '指标',
        row: id,
      }),
    ),
    ...rules.flatMap(({ id, name, threshold, inputs }) =>
      linesOf({ key: id, name, window: null, formula: threshold }, inputs, {
        sheet: '风险规则',
        row: id,
      }),
    ),
  ]
  if (lines.length === 0) return null
  return {
    title: '计算依据',
    columns: [
      column('key', '编号'),
      column('name', '指标或规则'),
      column('window', '窗口'),
      column('formula', '算法'),
      column('input', '代入项'),
      column('value', '代入值'),
      column('unit', '单位'),
    ],
    rows: lines.map(({ cells }) => cells),
    types: (row, key) => (key === 'value' ? (lines[row]?.type ?? null) : null),
    link: (row, key) => (key === 'key' ? (lines[row]?.back ?? null) : null),
  }
}

/** One line for each input; a figure without any has one that tells its formula. */
function linesOf(
  figure: Record<'key' | 'name' | 'window' | 'formula', string | null>,
  inputs: IndicatorValue['inputs'],
  back: Line['back'],
): Line[] {
  if (inputs.length === 0)
    return [{ cells: { ...figure, input: null, value: null, unit: null }, type: null, back }]
  return inputs.map(({ name, value, unit }) => ({
    cells: { ...figure, input: name, value, unit: UNIT_NAMES[unit] },
    type: typeof value === 'number' ? typeOfUnit(unit) : null,
    back,
  }))
}

import type { Flag, IndicatorValue, MissingReason } from '@xinjian/engine/report/document'
import { shortNotes } from '@xinjian/engine/report/view/short-window'
import { gridOf, type IndicatorRow, type WindowColumn } from '@xinjian/engine/report/windows'
import { typeOfUnit, UNIT_NAMES } from './xlsx-cells.ts'
import { column, type PlanCell, type SheetPlan } from './xlsx-plan.ts'

const REASONS: Record<MissingReason, string> = {
  NO_DATA: '未采集',
  UNTOLD: '未查得',
  FAILED: '未取到',
  PARTIAL: '月份不全',
  ZERO_ZERO: '无基数（0/0）',
  NO_BASE: '新增（比较期为0或过小）',
  ZERO_BASE: '分母为0',
  INSUFFICIENT_HISTORY: '历史不足',
  NOT_APPLICABLE: '不适用',
}

const WINDOWS: Record<WindowColumn, string> = {
  L1: '最近一个月',
  L3: '近3个月',
  L6: '近6个月',
  L12: '近12个月',
  L24: '近24个月',
  P12: '前12个月',
  LATEST: '最近一期报表',
  FY: '最近年度报表',
  'FY-1': '上一年度报表',
  'FY-2': '前两年度报表',
  OTHER: '其他窗口',
}

const OTHERS: Record<string, string> = {
  asOf: '截至数据截止日',
  Y: '最近完整年度',
  'Y-1': '上一年度',
  'Y-2': '两年前',
  YTD: '本年累计',
  'YTD-1': '上年同期',
}

/** One line per indicator, its windows in columns; each value is of its own unit. */
export function indicators(values: readonly IndicatorValue[]): SheetPlan {
  const { columns, rows } = gridOf(values)
  const peers = values.some(({ peer }) => peer)
  return {
    title: '指标',
    columns: [
      column('id', '编号'),
      column('name', '指标'),
      column('unit', '单位'),
      ...columns.map((window) => column(window, WINDOWS[window])),
      ...(columns.includes('OTHER') ? [column('window', '其他窗口为')] : []),
      column('flag', '标志', 'flag'),
      ...(peers ? [column('median', '行业中位数'), column('peers', '行业口径')] : []),
      column('reason', '缺失、不标色或期间不足的原因'),
      column('formula', '算法'),
      column('yellow', '关注线'),
      column('red', '预警线'),
    ],
    rows: rows.map((row) => {
      const all = [...row.cells.values()]
      const [first] = all
      const beside = all.find(({ peer }) => peer)?.peer
      const limits = all.find(({ thresholds }) => thresholds)?.thresholds
      return {
        id: row.id,
        name: row.name,
        unit: first ? UNIT_NAMES[first.unit] : '',
        ...Object.fromEntries(
          columns.map((window): [string, PlanCell] => [
            window,
            row.cells.get(window)?.value ?? null,
          ]),
        ),
        window: otherWindow(row.cells.get('OTHER')?.window),
        flag: flagOf(row.flag, all),
        median: beside?.median ?? null,
        peers: beside ? `${beside.level}，${beside.n}家` : null,
        reason: reasonsOf(row),
        formula: first?.formula ?? null,
        yellow: limits?.yellow ?? null,
        red: limits?.red ?? null,
      }
    }),
    types: (row, key) => {
      const cells = rows[row]?.cells
      const value =
        key === 'median' ? cells?.values().next().value : cells?.get(key as WindowColumn)
      return value ? typeOfUnit(value.unit) : null
    },
    link: (row, key) => {
      const value = rows[row]?.cells.get(key as WindowColumn)
      return value ? { sheet: '计算依据', row: value.key } : null
    },
  }
}

/** A window in words: `L12` → 近12个月, `L3/S3` → 近3个月 较 上年同期, `YTD/YTD-1` → 本年累计 较 上年同期. */
export const windowWords = (window: string): string =>
  window
    .split('/')
    .map((part) => OTHERS[part] ?? (WINDOWS as Record<string, string>)[part] ?? numbered(part))
    .join(' 较 ')

/** L = the last months, P = as many before, S = the same a year ago, B = those before a run. */
const numbered = (part: string): string =>
  part
    .replace(/^L(\d+)$/, '近$1个月')
    .replace(/^P(\d+)$/, '前$1个月')
    .replace(/^S\d+$/, '上年同期')
    .replace(/^B(\d+)$/, '此前$1个月')

/** Of a window without a column of its own. */
const otherWindow = (window: string | undefined): string | null =>
  window === undefined ? null : windowWords(window)

/** Grey on a value that is there says that no threshold applies, which is no lack of data. */
const flagOf = (flag: Flag, values: readonly IndicatorValue[]): Flag | null =>
  flag === 'GREY' && values.some(({ value }) => value !== null) ? null : flag

/** Why windows have no value, or no colour past their line, and which the firm did not live whole: `近3个月 未采集`, each once. */
function reasonsOf({ cells }: IndicatorRow): string | null {
  const told = [...cells].flatMap(([window, { reason, detail, aside }]) => {
    const said = reason
      ? [[REASONS[reason] ?? reason, detail].filter(Boolean).join(' ')]
      : [...(aside ? [aside] : []), ...shortNotes(detail)]
    return said.map((words) => `${WINDOWS[window]} ${words}`)
  })
  return told.length > 0 ? told.join('；') : null
}

/** One coherent sample for the home page's pictures: what is shown adds up, as in a real report. Yuan. */
const RED_ROWS = [
  { date: '2026-09-24', party: '苏州**精密机械有限公司', key: '…804517', total: -62_000 },
  { date: '2026-09-18', party: '无锡**自动化设备有限公司', key: '…803962', total: -41_600 },
  { date: '2026-09-05', party: '昆山**电子科技有限公司', key: '…803118', total: -25_000 },
] as const

export const SAMPLE = {
  enterprise: '示例精工机械有限公司',
  reportNo: 'INV202610080000000427',
  window: '2025-10 至 2026-09',
  score: 742,
  limit: '286',
  /** Net sales per month, in 万元; they sum to `net12m`. */
  months: [228, 241, 305, 262, 118, 254, 291, 287, 276, 312, 338, 374],
  previous: [201, 214, 262, 240, 96, 222, 248, 251, 239, 268, 281, 306],
  redRows: RED_ROWS,
  redTotal: RED_ROWS.reduce((sum, row) => sum + row.total, 0),
} as const

const sum = (list: readonly number[]) => list.reduce((a, b) => a + b, 0)

/** Net sales of the window in 万元, and its growth over the window before. */
export const NET_12M = sum(SAMPLE.months)
export const GROWTH = (NET_12M - sum(SAMPLE.previous)) / sum(SAMPLE.previous)

export const yuan = (value: number): string => {
  const text = Math.abs(value).toLocaleString('en-US', { minimumFractionDigits: 2 })
  return value < 0 ? `(${text})` : text
}

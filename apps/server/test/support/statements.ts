/** Made-up balance sheets as workbooks. */
import { writeXlsx } from 'hucre/xlsx'

export type Row = (string | number)[]
export const book = (rows: Row[], name = '资产负债表') =>
  writeXlsx({ sheets: [{ name, rows }] as never }) as Promise<Uint8Array>

export const balance = (
  over: { day?: string; unit?: string; cash?: number; total?: number } = {},
): Row[] => [
  ['资产负债表'],
  ['编制单位：报表测试有限公司', '', `单位：${over.unit ?? '元'}`],
  ['项目', over.day ?? '2024年12月31日', '年初余额'],
  ['货币资金', over.cash ?? 100, 80],
  ['应收票据及应收账款', 50, 40],
  ['资产总计', over.total ?? 150, 120],
  ['应付账款', 30, 20],
  ['负债合计', 30, 20],
  ['所有者权益合计', 120, 100],
  ['负债和所有者权益总计', 150, 120],
]

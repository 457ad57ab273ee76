/** Lists of a vendor's site saved without their headings: the address in every row says whose list it is. */
import { cellAt, type GridSheet } from '../forms/grid.ts'
import { grouped, type Panel } from './panel.ts'

interface VendorList {
  mark: RegExp
  /** Labels of the columns behind the company's; '' for changes and shares, which are no amounts. */
  columns: readonly string[]
}

/** 东方财富, 年报季报 → 资产负债表, 利润表, 现金流量表: order of the columns on the page. */
const LISTS: readonly VendorList[] = [
  {
    mark: /eastmoney\.com\/bbsj\/zcfz\//,
    columns: '货币资金|应收账款|存货|资产总计||应付账款|预收款项|负债合计|||所有者权益合计'.split(
      '|',
    ),
  },
  {
    mark: /eastmoney\.com\/bbsj\/lrb\//,
    columns:
      '净利润||营业总收入||营业成本|销售费用|管理费用|财务费用|营业总成本|营业利润|利润总额'.split(
        '|',
      ),
  },
  {
    mark: /eastmoney\.com\/bbsj\/xjll\//,
    columns:
      '现金及现金等价物净增加额||经营活动产生的现金流量净额||投资活动产生的现金流量净额||筹资活动产生的现金流量净额|'.split(
        '|',
      ),
  },
]
/** 序号, 代码, 简称, 详细. */
const BEFORE = 4

/** One panel a company, or none where the sheet is no such list or has other columns than the page. */
export function vendorPanels(sheet: GridSheet): Panel[] {
  const [first] = sheet.rows
  const address = first?.cells.at(-1)
  const list = LISTS.find(({ mark }) => address && mark.test(address.text))
  if (!list || address?.column !== BEFORE + list.columns.length + 1) return []
  const columns = list.columns.flatMap((label, i) =>
    label === '' ? [] : [{ column: BEFORE + i, label, place: '' }],
  )
  return grouped(
    sheet,
    sheet.rows,
    columns,
    (row) => [1, 2].flatMap((column) => cellAt(row, column)?.text ?? []).join(' '),
    () => null,
    { unnamed: true, preface: [] },
  )
}

/** Columns of a list of enterprises, by their headings. */
import { normaliseHeader } from '../columns.ts'

export const TAX_NO_TITLES = [
  '纳税人识别号',
  '统一社会信用代码',
  '社会信用代码',
  '信用代码',
  '税号',
  '企业税号',
  '纳税识别号',
].map(normaliseHeader)
const NAME = ['企业名称', '公司名称', '单位名称', '纳税人名称', '客户名称', '名称', '企业'].map(
  normaliseHeader,
)

export interface FirmColumns {
  taxNo: number
  /** -1 = the table has none. */
  name: number
}

/** null = the row is no header of such a list. */
export function columnsOf(cells: readonly string[]): FirmColumns | null {
  const titles = cells.map(normaliseHeader)
  const taxNo = titles.findIndex((title) => TAX_NO_TITLES.includes(title))
  return taxNo < 0 ? null : { taxNo, name: titles.findIndex((title) => NAME.includes(title)) }
}

import { words } from '@xinjian/format/say/words'

/** What is refused of the industry-chain graph. */
export const GRAPH_SAYS = words({
  noSuchQuery: [
    '未找到该次图谱查询，请核对查询编号',
    'There is no such graph query: check its number',
  ],
  noSuchEdge: [
    '图谱中没有这条供应关系，请刷新后重试',
    'There is no such supply edge in this graph: reload the page',
  ],
  noSuchNode: [
    '图谱中没有这家企业，请刷新后重试',
    'There is no such enterprise in this graph: reload the page',
  ],
  NORMAL: ['正常', 'Normal'],
  RED: ['红字', 'Red'],
  VOID: ['作废', 'Void'],
  askedAtOnce: [
    '同一次查询正在处理，请稍后在查询记录中查看',
    'The same query is being answered: see the query records in a moment',
  ],
})

/** How looks are noted under the contracts of those whose data are looked at: Chinese, as contracts are. */
export const LOOKS = {
  QUERY: '查询图谱',
  DETAIL: '查看图谱',
  INVOICES: '查看图谱发票',
  PATH: '查看图谱路径',
  EXPORT: '导出图谱',
  BORROWERS: '查看担保圈与同一控制人',
} as const

/** Behind the name of the enterprise in the name of a file. */
export const GRAPH_NAME = '产业链图谱'

/** The first ten of a row, in their order. */
export const STEMS = '甲乙丙丁戊己庚辛壬癸'

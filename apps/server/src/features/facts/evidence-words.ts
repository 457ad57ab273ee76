/** A condition in words, for the person who opens a figure. */
import { rateName } from '@xinjian/engine/invoice/sections/structure'
import { PROVINCES } from '@xinjian/engine/kit/china/regions'
import type { EvidenceQuery } from '@xinjian/engine/report/document'
import type { InvoiceKind } from '@xinjian/intake'
import { kindName } from '@xinjian/intake/kinds'

const ROWS: Record<NonNullable<EvidenceQuery['rows']>, string> = {
  BLUE: '有效蓝字发票（未作废、价税合计大于零）',
  RED: '红字发票（价税合计小于零）',
  VOID: '作废发票',
  VALID: '有效发票（未作废，含红字）',
  ALL: '全部发票（含作废与红字）',
}

const PREDICATES: Record<NonNullable<EvidenceQuery['predicate']>, string> = {
  NIGHT: '开票时间在 22:00 至次日 06:00',
  HOLIDAY: '开票日为法定节假日（不含调休上班日）',
  CEILING: '不含税金额达到税控单张限额的 99.5% 以上',
  ROUND_AMOUNT: '价税合计为 1 万元的整数倍',
  PERSON_BUYER: '对方为自然人',
  ABNORMAL_RISK: '税务机关标记为异常或疑点',
  SPECIAL: '可抵扣的专用发票类',
  SERIAL: '同日向同一购方连号 5 张以上',
}

/** `销项；开票日期 2025-03-01 至 2026-02-28；有效发票（未作废，含红字）`. */
export function evidenceWords(query: EvidenceQuery): string {
  const words = [
    query.direction === 'OUT' ? '销项' : query.direction === 'IN' ? '进项' : '销项与进项',
    dates(query),
    ROWS[query.rows ?? 'ALL'],
    query.system === 'DIGITAL' ? '数电票' : query.system === 'TAX_DISK' ? '税控发票' : '',
    query.kinds ? `票种为${query.kinds.map((k) => kindName(k as InvoiceKind)).join('、')}` : '',
    query.counterpartyIds ? `指定的 ${query.counterpartyIds.length} 个往来方` : '',
    query.regions ? `往来方地区为${query.regions.map(region).join('、') || '（无）'}` : '',
    query.withoutCounterpartyIds
      ? `不含净额为负的 ${query.withoutCounterpartyIds.length} 个往来方`
      : '',
    totals(query),
    query.numbers ? numbers(query.numbers) : '',
    query.predicate ? PREDICATES[query.predicate] : '',
    query.rates ? `含税率为${query.rates.map(rateName).join('、') || '（无）'}的明细` : '',
    query.goods === undefined ? '' : goods(query.goods),
  ]
  return words.filter((word) => word !== '').join('；')
}

function dates({ from, to }: EvidenceQuery): string {
  if (from && to) return `开票日期 ${from} 至 ${to}`
  if (from) return `开票日期 ${from} 起`
  return to ? `开票日期截至 ${to}` : ''
}

const region = (code: string): string => (code === '' ? '地区不明' : (PROVINCES[code] ?? code))

function totals({ totalFrom, totalTo }: EvidenceQuery): string {
  const yuan = (n: number) => n.toLocaleString('en-US')
  const from = totalFrom === undefined || totalFrom === 0 ? '' : `不低于 ${yuan(totalFrom)} 元`
  const to = totalTo === undefined ? '' : `低于 ${yuan(totalTo)} 元`
  return from || to ? `价税合计${[from, to].filter(Boolean).join('、')}` : ''
}

function numbers({ code, from, to }: NonNullable<EvidenceQuery['numbers']>): string {
  const eight = (n: number) => String(n).padStart(8, '0')
  return `${code === '' ? '' : `发票代码 ${code}，`}发票号码 ${eight(from)} 至 ${eight(to)}`
}

function goods(category: string): string {
  if (category === '') return '含未标品类的明细'
  return /^\d+$/.test(category) ? `含税收分类编码 ${category} 开头的明细` : `含“${category}”类明细`
}

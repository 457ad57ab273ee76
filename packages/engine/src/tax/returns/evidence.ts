/** The lines of returns behind a figure. */
import { INVOICED_WAYS, SCHEDULE_1, SCHEDULE_2 } from '@xinjian/format/returns/schedule-codes'
import type { RecordEvidence } from '../../report/evidence.ts'
import type { CitReturn, VatReturn } from '../facts.ts'
import { CIT_ITEMS, type CitItem, citLine } from './cit.ts'
import { citSpan } from './seen.ts'
import { periodWords } from './vat.ts'

const sorted = (values: Iterable<string>): string[] => [...new Set(values)].sort()

/** Lines of VAT returns, by form; a form that is left out has none. */
export function vatLeg(
  returns: readonly VatReturn[],
  lines: Partial<Record<VatReturn['form'], readonly string[]>>,
): RecordEvidence {
  const forms = (['GENERAL', 'SMALL'] as const).flatMap((form) => {
    const of = returns.filter((r) => r.form === form)
    const wanted = lines[form] ?? []
    return of.length && wanted.length ? [{ form, of, wanted }] : []
  })
  const parts = forms.map(({ of, wanted }) => ({
    all: [
      { field: 'returnKey', in: sorted(of.map(({ key }) => key)) },
      { field: 'line', in: [...wanted] },
    ],
  }))
  const used = forms.flatMap(({ of }) => of)
  const words = forms.map(
    ({ form, wanted }) =>
      `${form === 'GENERAL' ? '一般纳税人' : '小规模纳税人'}申报表第${wanted.join('、')}栏`,
  )
  return {
    dataset: 'VAT_RETURN',
    where: parts.length === 1 ? parts[0]! : { any: parts },
    words: [used.length ? `所属期${spanWords(used)}` : '没有申报表', ...words].join('；'),
  }
}

const spanWords = (returns: readonly VatReturn[]): string =>
  periodWords({
    from: Math.min(...returns.map(({ from }) => from)),
    to: Math.max(...returns.map(({ to }) => to)),
  })

const scheduleLeg = (
  returns: readonly VatReturn[],
  code: string,
  words: string,
): RecordEvidence => ({
  dataset: 'VAT_RETURN',
  where: {
    all: [
      { field: 'returnKey', in: sorted(returns.map(({ key }) => key)) },
      { field: 'line', in: [code] },
    ],
  },
  words: `所属期${spanWords(returns)}；${words}`,
})

/** 附列资料（一） of returns: what was sold without an invoice, one line each, its rates together. */
export const unbilledLeg = (returns: readonly VatReturn[]): RecordEvidence =>
  scheduleLeg(returns, `${SCHEDULE_1}${INVOICED_WAYS.unbilled}`, '附列资料（一）未开具发票销售额')

/** One 栏次 of 附列资料（二） of returns. */
export const inputScheduleLeg = (returns: readonly VatReturn[], line: string): RecordEvidence =>
  scheduleLeg(returns, `${SCHEDULE_2}${line}`, `附列资料（二）第${line}栏`)

/** Whole returns, one or many: every line of them. */
export function vatReturnsLeg(returns: readonly VatReturn[]): RecordEvidence {
  return {
    dataset: 'VAT_RETURN',
    where: { field: 'returnKey', in: sorted(returns.map(({ key }) => key)) },
    words: returns.length
      ? `所属期${returns.length > 6 ? spanWords(returns) : returns.map(periodWords).join('、')}的增值税申报表`
      : '没有申报表',
  }
}

const titleOf = (cit: CitReturn): string =>
  cit.quarter === null ? `${cit.year}年度` : `${cit.year}年第${cit.quarter}季度`

/** Lines of income tax returns by the names of their items. */
export function citLeg(returns: readonly CitReturn[], items: readonly CitItem[]): RecordEvidence {
  const any = returns.map((cit) => ({
    all: [
      { field: 'returnKey', in: [cit.key] },
      { field: 'line', in: items.flatMap((item) => citLine(cit, item) ?? []) },
    ],
  }))
  return {
    dataset: 'CIT_RETURN',
    where: any.length === 1 ? any[0]! : { any },
    words: `${returns.map(titleOf).join('、')}企业所得税申报表：${items.map((item) => CIT_ITEMS[item].name).join('、')}`,
  }
}

export function citReturnsLeg(returns: readonly CitReturn[]): RecordEvidence {
  return {
    dataset: 'CIT_RETURN',
    where: { field: 'returnKey', in: sorted(returns.map(({ key }) => key)) },
    words: `${returns
      .map((cit) => `${titleOf(cit)}(${periodWords(citSpan(cit))})`)
      .join('、')}企业所得税申报表`,
  }
}

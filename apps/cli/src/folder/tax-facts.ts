/** Forms of one enterprise → the facts of its taxes; whatever no form tells was never collected. */
import type { Statement } from '@xinjian/engine/finance/facts'
import {
  formatDay,
  lastDayOfMonth,
  type MonthIndex,
  monthOfDay,
  parseDay,
  parseMonth,
} from '@xinjian/engine/kit/calendar/window'
import type { CitReturn, MonthlyDataset, TaxFacts, VatReturn } from '@xinjian/engine/tax/facts'
import type { Payment } from '@xinjian/engine/tax-payment/facts'
import type { TaxPayment, TaxReturn } from '@xinjian/intake'
import { paidOf } from '@xinjian/intake/return/certificate/paid'
import { type Filed, type FiledVat, filedOf } from '@xinjian/intake/return/filed/filed'
import { type StatedStatement, standardOf, statedOf } from '@xinjian/intake/statement/stated'
import type { Forms } from './read-files.ts'
import { entityNamed, isOwn, type Owner } from './whose.ts'

export interface FormFacts {
  vatReturns: VatReturn[]
  citReturns: CitReturn[]
  statements: Statement[]
  payments: Payment[]
  /** What was left out or is worth a look, in words. */
  remarks: string[]
}

/** Of two returns of one period the later declared stands, of other forms the one that was read later. */
export function formFacts(forms: Forms, owner: Owner): FormFacts {
  const remarks: string[] = []
  const own = forms.returns.filter(({ taxpayer }) => isOwn(taxpayer, owner))
  const filed = own.flatMap((form) => filedIn(form, remarks))
  const vat = filed.flatMap((f) => (f.tax === 'VAT' ? [vatReturn(f)] : []))
  const cit = filed.flatMap((f) => (f.tax === 'CIT' ? [citReturn(f)] : []))
  const paid = forms.payments.filter(({ taxpayer }) => isOwn(taxpayer, owner))
  const statements = forms.statements
    .filter(({ entity }) => isOwn(entityNamed(entity), owner))
    .flatMap((sheet) => {
      const stated = statedOf(sheet, () => undefined)
      remarks.push(
        ...stated.remarks,
        ...stated.open.map(({ label }) => `项目“${label}”可能对应多个会计科目，不计入任何指标`),
        ...sheet.checks
          .filter(({ ok }) => !ok)
          .map(
            (c) =>
              `${sheet.kindName}勾稽关系不符（${c.period}）：${c.rule}，差额 ${c.difference} 元`,
          ),
      )
      return stated.statements.map(statementOf)
    })
  return {
    vatReturns: byKey(vat.toSorted(byDeclared)),
    citReturns: byKey(cit.toSorted(byDeclared)),
    statements: lastOf(statements, (s) => `${s.periodTo}/${s.kind}`),
    payments: byKey(paid.flatMap((form) => paymentsOf(form, remarks))),
    remarks,
  }
}

function filedIn(form: TaxReturn, remarks: string[]): Filed[] {
  const filed = filedOf(form)
  if ('reason' in filed) {
    remarks.push(filed.reason)
    return []
  }
  const failed = form.checks.filter(({ ok }) => !ok)
  remarks.push(
    ...failed.map(
      (c) => `“${form.formName}”勾稽关系不符（${c.where}）：${c.rule}，差额 ${c.difference} 元`,
    ),
    ...(filed.unsure.length > 0
      ? [
          `“${form.formName}”${filed.unsure.length} 个栏次识别不清，未计入：${filed.unsure.join('、')}`,
        ]
      : []),
  )
  return [filed]
}

const vatReturn = ({ form, from, to, declaredOn, lines }: FiledVat): VatReturn => ({
  key: `${form}/${from}-${to}`,
  form,
  from: parseMonth(from) ?? 0,
  to: parseMonth(to) ?? 0,
  declaredOn,
  deadline: null,
  status: null,
  lines: Object.fromEntries(lines.map(({ code, amount, ytd }) => [code, { amount, ytd }])),
  schedules: null,
})

const citReturn = (filed: Exclude<Filed, FiledVat>): CitReturn => ({
  key: `${filed.form}/${filed.year}${filed.quarter === null ? '' : `Q${filed.quarter}`}`,
  form: filed.form,
  layout: filed.layout,
  year: filed.year,
  quarter: filed.quarter,
  declaredOn: filed.declaredOn,
  deadline: null,
  lines: Object.fromEntries(filed.lines.map(({ code, amount }) => [code, amount])),
  employees: null,
  totalAssetsWan: null,
  smallMicro: null,
  wages: null,
  research: null,
})

function statementOf({ kind, standard, from, to, items }: StatedStatement): Statement {
  const taken = new Set<string>()
  return {
    kind,
    standard: standardOf(standard),
    periodFrom: from,
    periodTo: to,
    items: items.map(({ n, label, account, begin, end, current, ytd }) => {
      const code = account !== null && !taken.has(account) ? account : null
      if (code !== null) taken.add(code)
      return { key: `${kind}/${to}/${n}`, code, label, begin, end, current, ytd }
    }),
  }
}

function paymentsOf(form: TaxPayment, remarks: string[]): Payment[] {
  const { lines, remarks: said } = paidOf(form)
  remarks.push(...said)
  return lines.map(({ from, to, authority: _, place: _place, confidence: _sure, ...line }) => ({
    ...line,
    key: [
      line.voucherNo ?? line.paidOn,
      line.taxKind,
      line.taxItem ?? '',
      from ?? '',
      line.amount,
    ].join('/'),
    periodFrom: from,
    periodTo: to,
    basis: null,
    rate: null,
    declaredOn: null,
    status: null,
  }))
}

const byDeclared = (a: { declaredOn: string | null }, b: { declaredOn: string | null }): number =>
  (a.declaredOn ?? '').localeCompare(b.declaredOn ?? '')

const byKey = <Row extends { key: string }>(rows: readonly Row[]): Row[] =>
  lastOf(rows, ({ key }) => key)

function lastOf<Row>(rows: readonly Row[], keyOf: (row: Row) => string): Row[] {
  const last = new Map(rows.map((row) => [keyOf(row), row]))
  return [...last].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row)
}

type Months = [MonthIndex, MonthIndex]

/** Months of a day, or of none. */
const monthIn = (day: string | null): MonthIndex[] => {
  const number = day === null ? null : parseDay(day)
  return number === null ? [] : [monthOfDay(number)]
}

/** First and last month of each form, by dataset: no form speaks of any other month. */
export function spansOf(facts: FormFacts): Partial<Record<MonthlyDataset, Months[]>> {
  const spans = {
    VAT_RETURN: facts.vatReturns.map(({ from, to }): Months => [from, to]),
    CIT_RETURN: facts.citReturns.map(({ year, quarter }): Months => {
      const last = year * 12 + (quarter ?? 4) * 3 - 1
      return [quarter === null ? year * 12 : last - 2, last]
    }),
    FIN_STATEMENT: facts.statements.flatMap(({ periodFrom, periodTo }): Months[] => {
      const [to] = monthIn(periodTo)
      return to === undefined ? [] : [[monthIn(periodFrom)[0] ?? to, to]]
    }),
    TAX_PAYMENT: facts.payments.flatMap(({ paidOn }) => monthIn(paidOn).map((m): Months => [m, m])),
  }
  return Object.fromEntries(Object.entries(spans).filter(([, list]) => list.length > 0))
}

/** Month from which all that was filed is seen; null = no form tells any month. */
export function lastSeen(facts: FormFacts): MonthIndex | null {
  const ends = Object.values(spansOf(facts)).flatMap((list) => list.map(([, to]) => to))
  const filed = [
    ...facts.vatReturns.map(({ declaredOn, to }) => monthIn(declaredOn)[0] ?? to + 1),
    ...facts.citReturns.map(
      ({ declaredOn, year, quarter }) => monthIn(declaredOn)[0] ?? year * 12 + (quarter ?? 4) * 3,
    ),
  ]
  const months = [...ends, ...filed]
  return months.length > 0 ? Math.max(...months) : null
}

/** Facts as engines take them, known until the end of a month. */
export function taxFacts(facts: FormFacts, owner: Owner, through: MonthIndex): TaxFacts {
  const spans = spansOf(facts)
  const some = <Row>(rows: readonly Row[]) => (rows.length > 0 ? rows : null)
  return {
    registration: { name: owner.name, taxNo: owner.taxNo },
    dataCutoff: `${formatDay(lastDayOfMonth(through))}T23:59:59+08:00`,
    covered: spans,
    fromFiles: spans,
    shareholders: null,
    ratings: null,
    vatReturns: some(facts.vatReturns),
    citReturns: some(facts.citReturns),
    statements: some(facts.statements),
    payments: some(facts.payments),
    arrears: null,
    violations: null,
    insurance: null,
    bankAuths: null,
    invoiced: null,
  }
}

/** A return as it was read → one amount a line, as facts take it; or why it is none. */
import { type Fen, parseFen } from '@xinjian/format'
import { FORM_SAYS } from '../../forms/words.ts'
import type { ReturnItem, TaxReturn } from '../model.ts'

/** Below this a person must look before an amount is booked (ReturnItem). */
const UNSURE = 0.6

export interface FiledLine {
  /** 栏次 or 行次. */
  code: string
  /** Of the period; of income tax since January. null = not told. */
  amount: Fen | null
  /** VAT: 本年累计. */
  ytd: Fen | null
  place: string
  confidence: number
}

interface Told {
  formName: string
  declaredOn: string | null
  /** In the order of the form, each number once. */
  lines: readonly FiledLine[]
  /** Names of lines with an amount that was read with too little certainty. */
  unsure: readonly string[]
}

export interface FiledVat extends Told {
  tax: 'VAT'
  form: 'GENERAL' | 'SMALL'
  /** `2026-01`, both included. */
  from: string
  to: string
}

export interface FiledCit extends Told {
  tax: 'CIT'
  form: 'A200000' | 'A100000'
  /** As lines are numbered: `A200000`, `2017`, `2024`. */
  layout: string
  year: number
  /** null = the year. */
  quarter: number | null
}

export type Filed = FiledVat | FiledCit

/** `schedule`: a form that goes with a return and holds none of the figures that are stored. */
export interface NotFiled {
  reason: string
  schedule?: true
}

const VAT_FORMS: Readonly<Record<string, FiledVat['form']>> = {
  VAT_GENERAL: 'GENERAL',
  VAT_SMALL: 'SMALL',
}

export function filedOf(parsed: TaxReturn): Filed | NotFiled {
  const { form, formName, blank } = parsed
  const not = (why: string): NotFiled => ({ reason: FORM_SAYS.ofForm({ form: formName, why }) })
  if (blank) return not(FORM_SAYS.isBlank)
  const vat = VAT_FORMS[form]
  const cit = form === 'A200000' || form === 'A100000'
  if (!vat && !cit) return { ...not(FORM_SAYS.notUsed), schedule: true }
  if (parsed.layout === 'ASSESSED') return not(FORM_SAYS.ofAssessed)
  const months = wholeMonths(parsed.period)
  if (months === null) return not(FORM_SAYS.withoutPeriod)
  const told = vat
    ? figures(parsed, (name) => !/累计/.test(name), true)
    : figures(parsed, (name) => /累计|^金额/.test(name), false)
  if (told.lines.length === 0) return not(FORM_SAYS.withoutAmounts)
  if (vat) return { tax: 'VAT', form: vat, ...months, ...told }
  return form === 'A200000' ? quarterOf(parsed, months.to, told) : yearOf(parsed, months, told)
}

function quarterOf({ layout, formName }: TaxReturn, to: string, told: Told): FiledCit | NotFiled {
  // Older editions number their lines otherwise; what a report looks at was filed on this one.
  if (layout !== '2021')
    return {
      reason: FORM_SAYS.ofForm({
        form: formName,
        why: layout === null ? FORM_SAYS.layoutUnknown : FORM_SAYS.layoutOfYear({ year: layout }),
      }),
    }
  const [year = 0, month = 0] = to.split('-').map(Number)
  if (month % 3 !== 0)
    return { reason: FORM_SAYS.ofForm({ form: formName, why: FORM_SAYS.prepaidByMonth }) }
  return { tax: 'CIT', form: 'A200000', layout: 'A200000', year, quarter: month / 3, ...told }
}

function yearOf(
  { layout, formName }: TaxReturn,
  { from, to }: { from: string; to: string },
  told: Told,
): FiledCit | NotFiled {
  const year = Number(to.slice(0, 4))
  if (from.slice(0, 4) !== to.slice(0, 4) || !to.endsWith('-12'))
    return { reason: FORM_SAYS.ofForm({ form: formName, why: FORM_SAYS.noWholeYear }) }
  if (layout === '2014')
    return { reason: FORM_SAYS.ofForm({ form: formName, why: FORM_SAYS.editionOf2014 }) }
  return {
    tax: 'CIT',
    form: 'A100000',
    layout: layout ?? (year >= 2024 ? '2024' : '2017'),
    year,
    quarter: null,
    ...told,
  }
}

/** From the first day of a month to the last of one in the same year; null otherwise. */
function wholeMonths({ from, to }: TaxReturn['period']): { from: string; to: string } | null {
  if (from === null || to === null || from > to || from.slice(0, 4) !== to.slice(0, 4)) return null
  const next = new Date(Date.parse(to) + 86_400_000)
  if (!from.endsWith('-01') || next.getUTCDate() !== 1) return null
  return { from: from.slice(0, 7), to: to.slice(0, 7) }
}

const isYear = (name: string): boolean => /累计/.test(name)

function figures(
  { formName, declaredOn, items }: TaxReturn,
  isPeriod: (column: string) => boolean,
  withYear: boolean,
): Told {
  const lines = new Map<string, FiledLine>()
  const unsure: string[] = []
  for (const item of items) {
    const { code, label, confidence } = item
    if (code === null || lines.has(code)) continue
    const line: FiledLine = {
      code,
      amount: sumOf(item, isPeriod),
      ytd: withYear ? sumOf(item, isYear) : null,
      place: placeOf(item, isPeriod),
      confidence,
    }
    const empty = line.amount === null && line.ytd === null
    if (confidence >= UNSURE) {
      if (Object.keys(item.values).length > 0) lines.set(code, line)
    } else if (!empty) unsure.push(label)
  }
  const told = [...lines.values()]
  const some = told.some(({ amount, ytd }) => amount !== null || ytd !== null)
  return { formName, declaredOn, lines: some ? told : [], unsure }
}

/** Columns side by side (货物及劳务 and 服务, 一般项目 and 即征即退项目) are one sum; null = none is filled in. */
function sumOf({ values }: ReturnItem, meant: (column: string) => boolean): Fen | null {
  const told = Object.entries(values).flatMap(([name, value]) =>
    meant(name) ? (parseFen(value) ?? []) : [],
  )
  return told.length === 0 ? null : told.reduce((sum, each) => sum + each, 0)
}

function placeOf({ places }: ReturnItem, meant: (column: string) => boolean): string {
  const column = Object.keys(places).find((name) => name !== '' && meant(name))
  return (column === undefined ? places[''] : places[column]) ?? ''
}

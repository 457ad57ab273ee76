import { formatFen, parseFen } from '@xinjian/format'
import type { Draft } from '../draft.ts'
import type { InvoiceItem } from '../invoice.ts'
import { READING_SAYS } from '../words.ts'
import {
  type AmountChoice,
  amountsOf,
  type Chosen,
  checkCapital,
  checkItems,
  checkSign,
  lower,
} from './amount-checks.ts'
import type { Option, Options } from './choose.ts'

const TOP = 4

/**
 * Picks 金额, 税额 and 价税合计 together: of the best few readings of each, the most credible triple that adds up. So one
 * misread digit is outvoted by the other two numbers, the goods lines, the QR and the capitals.
 */
export function chooseAmounts(options: Options, drafts: readonly Draft[]): AmountChoice {
  const starred = drafts.some((d) => d.taxStarred)
  const items = drafts.map((d) => d.items).find((i) => i.length > 0) ?? []
  const capital = drafts.map((d) => d.capitalTotal).find((c) => c !== null) ?? null
  const untaxed = parseFen(drafts.map((d) => d.untaxed).find((u) => u !== null) ?? null) ?? 0
  const summed = sumsOfItems(items)
  const amounts = options.amountExclTax?.slice(0, TOP) ?? summed.amount
  const taxes = options.taxAmount?.slice(0, TOP) ?? summed.tax
  const totals = (options.totalAmount ?? []).slice(0, TOP)
  const triple = bestTriple(
    amounts,
    starred ? [null, ...taxes] : taxes.length > 0 ? taxes : [null],
    totals,
    untaxed,
  )
  const chosen = {
    amount: triple?.amount ?? amounts[0] ?? null,
    tax: triple ? triple.tax : (taxes[0] ?? null),
    total: triple?.total ?? totals[0] ?? null,
  }
  const warnings: string[] = []
  const complete = amounts.length > 0 && totals.length > 0 && (taxes.length > 0 || starred)
  if (!triple && !options.amountExclTax) chosen.amount = null
  if (!triple && !options.taxAmount) chosen.tax = null
  if (complete && !triple && chosen.amount && (chosen.tax || starred))
    warnings.push(READING_SAYS.amountTaxDoNot)
  const addsUp = triple !== null && !isOneAmount(triple, starred)
  const result = {
    amountExclTax: accept(chosen.amount, addsUp, complete),
    taxAmount: accept(chosen.tax, addsUp, complete),
    totalAmount: accept(chosen.total, addsUp, complete),
    warnings,
  }
  if (untaxed === 0) fillGap(result, starred)
  checkCapital(result, capital)
  checkItems(result, items)
  checkSign(result, drafts)
  if (triple?.rival !== undefined && triple.weight - triple.rival < NEAR) {
    for (const c of amountsOf(result)) lower(c, 0.6)
    warnings.push(READING_SAYS.twoSetsAmountsPage)
  }
  return result
}

/** Some forms print no 合计 row: then the goods lines say what it would be, which counts only if it meets the total. */
function sumsOfItems(items: readonly InvoiceItem[]): { amount: Option[]; tax: Option[] } {
  const sum = (key: 'amount' | 'tax'): Option[] => {
    if (items.length === 0 || items.some((i) => parseFen(i[key]) === null)) return []
    const value = formatFen(items.reduce((s, i) => s + parseFen(i[key])!, 0))
    const best = { value, source: 'DERIVED' as const, confidence: 0.7 }
    return [{ value, best, confidence: 0.7, weight: 0.4 }]
  }
  return { amount: sum('amount'), tax: sum('tax') }
}

/** Readings that add up; `rival` is the weight of the best others that do, with another total. */
interface Triple {
  amount: Option
  tax: Option | null
  total: Option
  weight: number
  rival: number | undefined
}

/** Of a picture on which no tax was read: one amount, found twice, is no sum. */
const isOneAmount = ({ amount, tax, total }: Triple, starred: boolean): boolean =>
  tax === null &&
  !starred &&
  total.best.source === 'OCR' &&
  ['OCR', 'DERIVED'].includes(amount.best.source)

/** Two triples this close are two invoices on one page, not a reading and its slip. */
const NEAR = 0.15

function better(best: Triple | null, next: Triple): Triple {
  if (!best) return next
  const [first, second] = next.weight > best.weight ? [next, best] : [best, next]
  const other = first.total.value === second.total.value ? second.rival : second.weight
  const rivals = [first.rival, other].filter((w) => w !== undefined)
  return { ...first, rival: rivals.length > 0 ? Math.max(...rivals) : undefined }
}

function bestTriple(
  amounts: readonly Option[],
  taxes: readonly (Option | null)[],
  totals: readonly Option[],
  untaxed: number,
): Triple | null {
  let best: Triple | null = null
  for (const amount of amounts)
    for (const tax of taxes)
      for (const total of totals) {
        const parts = parseFen(amount.value)! + (tax ? parseFen(tax.value)! : 0) + untaxed
        if (parts !== parseFen(total.value)) continue
        const weight = amount.weight + (tax?.weight ?? 0.6) + total.weight
        best = better(best, { amount, tax, total, weight, rival: undefined })
      }
  return best
}

/** Adding up removes two thirds of the doubt; failing to add up means that at least one of the three is wrong. */
function accept(option: Option | null, addsUp: boolean, complete: boolean): Chosen | null {
  if (!option) return null
  const confidence = addsUp
    ? 1 - (1 - option.confidence) * 0.3
    : complete
      ? Math.min(option.confidence, 0.55)
      : option.confidence * 0.9
  const { place } = option
  return {
    value: option.value,
    evidence: { source: option.best.source, confidence, ...(place && { place }) },
  }
}

/** Two of the three give the third, marked as derived. A starred tax stays null, and then amount = total. */
function fillGap(r: AmountChoice, starred: boolean): void {
  const [a, t, s] = [r.amountExclTax, r.taxAmount, r.totalAmount].map((c) =>
    c ? parseFen(c.value) : null,
  )
  const derive = (fen: number, ...from: (Chosen | null)[]): Chosen => ({
    value: formatFen(fen),
    evidence: {
      source: 'DERIVED',
      confidence: Math.min(0.75, ...from.map((c) => (c ? c.evidence.confidence * 0.9 : 1))),
    },
  })
  if (a == null && s != null && (t != null || starred))
    r.amountExclTax = derive(s - (t ?? 0), r.totalAmount, r.taxAmount)
  else if (s == null && a != null && (t != null || starred))
    r.totalAmount = derive(a + (t ?? 0), r.amountExclTax, r.taxAmount)
  else if (t == null && !starred && a != null && s != null && s !== a)
    r.taxAmount = derive(s - a, r.amountExclTax, r.totalAmount)
}

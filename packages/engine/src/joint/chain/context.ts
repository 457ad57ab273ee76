/** What figures, rules and section on the chain of trade share: legs over the twelve months of the report, and how far they are known. */
import type { Fen } from '@xinjian/format'
import type { InvoiceContext } from '../../invoice/part.ts'
import type { MonthWindow } from '../../kit/calendar/window.ts'
import type * as kit from '../../kit/definition.ts'
import type { KindTypes, KitContext } from '../../kit/kind.ts'
import type { RuleDefinition as Rule } from '../../kit/rules/definition.ts'
import { limitsUnder } from '../../kit/rules/rulebook.ts'
import type { Evidence } from '../../report/evidence.ts'
import type { ChainFacts, ChainLeg, MonthSums } from './facts.ts'
import { CHAIN_LIMITS, CHAIN_PARAM, type ChainLimits, type ThresholdKey } from './params.ts'

export interface ChainContext extends KitContext {
  chain: ChainFacts
  invoices: InvoiceContext
  rules: typeof CHAIN_PARAM
  /** Under the book of the facts: rules and tables go by the same. */
  limits: ChainLimits
  year: MonthWindow
  /** Of the year's sales and purchases of the enterprise, by its own word: how much is with parties whose own invoices of the other side are held. */
  known: { buyers: number; sellers: number }
  /** Parties other than the enterprise whose own invoices are held. */
  held: number
}

export interface ChainKind extends KindTypes {
  Context: ChainContext
  Source: never
  Threshold: ThresholdKey
  EvidenceSpec: 'ROWS'
  Trace: Evidence
}

export type IndicatorDefinition = kit.IndicatorDefinition<ChainKind>
export type RuleDefinition = Rule<ChainContext>

export function sumOver(sums: MonthSums | null, { from, to }: MonthWindow): Fen {
  let sum = 0
  for (const [month, total] of sums ?? []) if (month >= from && month <= to) sum += total
  return sum
}

/** Trade of a leg of the enterprise as its own invoices have it; empty = they tell nothing of it. */
export const ownSums = ({ from, to, by, sums, own }: ChainLeg): MonthSums =>
  own ?? ((by === 'OUT' ? from : to) === 0 ? sums : [])

/** Of most months of the window something is held: silence of the others is then silence. */
const isTold = (sums: MonthSums | null, { from, to }: MonthWindow): boolean =>
  (sums ?? []).filter(([month]) => month >= from && month <= to).length >=
  (to - from + 1) * (1 - CHAIN_PARAM.tolerateMissing)

/** null = nobody but the enterprise itself tells of its trade: nothing is judged. */
export function chainBeside(chain: ChainFacts, invoices: InvoiceContext): ChainContext | null {
  const others = chain.parties.slice(1)
  const held = others.filter(({ sales, purchases }) => sales ?? purchases).length
  if (held === 0) return null
  const year = invoices.span('L12')
  const told = (mine: 'from' | 'to', other: 'sales' | 'purchases'): number => {
    const theirs = mine === 'from' ? 'to' : 'from'
    const legs = chain.legs
      .filter((leg) => leg[mine] === 0)
      .map((leg) => ({ sum: Math.max(0, sumOver(ownSums(leg), year)), party: leg[theirs] }))
    const all = legs.reduce((sum, leg) => sum + leg.sum, 0)
    const known = legs.filter(({ party }) => isTold(chain.parties[party]![other], year))
    return all === 0 ? 1 : known.reduce((sum, leg) => sum + leg.sum, 0) / all
  }
  const { asOf, asOfMonth, m0, desk } = invoices
  return {
    ...{ chain, invoices, year, held, asOf, asOfMonth, m0, desk },
    rules: CHAIN_PARAM,
    limits: limitsUnder(CHAIN_LIMITS, desk?.book),
    // Whom a buyer sells to, and whom a seller buys from, is what closes a circle.
    known: { buyers: told('from', 'sales'), sellers: told('to', 'purchases') },
    span: (name) => invoices.span(name),
  }
}

/**
 * The statements that the ledger comes to, judged by the part on financial statements: its figures, some of its rules and its chapters.
 * Their items are opened in the books, because no bureau holds such a statement.
 */
import {
  FINANCE_PART,
  type FinanceContext,
  type FinanceHooks,
  financeContext,
  type StatementItem,
} from '../finance/part.ts'
import type { MonthIndex } from '../kit/calendar/window.ts'
import type { Indicators } from '../kit/lazily.ts'
import type { RuleDefinition } from '../kit/rules/definition.ts'
import { type RuleSet, someRules } from '../kit/rules/rule-set.ts'
import { monthsBetween } from '../kit/sections/blocks.ts'
import { RED_SAYS } from '../kit/verdict/words.ts'
import type { Condition } from '../report/condition.ts'
import type { Block, Evidence, IndicatorValue, RecordEvidence } from '../report/document.ts'
import type { EvidenceLeg } from '../report/evidence.ts'
import { mayBeGeneral } from './cash/lines.ts'
import type { CashFlows } from './cash/statement.ts'
import type { ErpContext } from './context.ts'
import { balanceLeg } from './evidence.ts'
import { trialAt } from './ledger/amounts.ts'
import type { Legs } from './ledger/derived.ts'
import { derivedStatements } from './ledger/statements.ts'
import { ERP_SAYS } from './words.ts'

export interface DerivedContext extends FinanceContext {
  books: ErpContext
  /** Rows of the books behind an item of a derived statement, by its key. */
  legs: Legs
  /** Money of vouchers by the last month of the year so far. */
  cash: ReadonlyMap<MonthIndex, CashFlows>
}

export function derivedContext(books: ErpContext): DerivedContext {
  const { ledger, founded, asOf, m0, desk, facts, outside } = books
  const { statements, legs, cash } = derivedStatements(
    ledger,
    founded,
    facts.cash
      ? { moves: facts.cash, general: mayBeGeneral(facts.registration.taxpayerType) }
      : null,
  )
  const hooks: FinanceHooks = {
    desk,
    purchases: ({ from, to }) => {
      const told = monthsBetween(from, to).map((month) => outside.get(month)?.invoicedIn ?? null)
      return told.includes(null) ? null : told.reduce<number>((sum, fen) => sum + fen!, 0)
    },
  }
  const { establishedOn, taxpayerType } = facts.registration
  const source = { statements, registration: { establishedOn, taxpayerType } }
  return { ...financeContext(source, asOf, m0, hooks), books, legs, cash }
}

const keysIn = (where: Condition): readonly string[] =>
  'field' in where && where.field === 'key' && 'in' in where ? where.in.map(String) : []

/** Last days of the periods that whole statements are opened of. */
const endsIn = (where: Condition): readonly string[] =>
  'all' in where
    ? where.all.flatMap((part) =>
        'field' in part && part.field === 'periodTo' && 'in' in part ? part.in.map(String) : [],
      )
    : []

function booksBehind({ legs, books }: DerivedContext, where: Condition): readonly RecordEvidence[] {
  const ends = endsIn(where)
  if (ends.length > 0) {
    const rows = ends.flatMap((day) => {
      const month = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1
      return trialAt(books.ledger, month)?.roots ?? []
    })
    return rows.length > 0 ? [balanceLeg(rows)] : []
  }
  return keysIn(where).flatMap((key) => legs.get(key)?.() ?? [])
}

/** Rows of the books behind items of derived statements. */
export const booksOf = ({ legs }: DerivedContext, items: readonly StatementItem[]): Evidence =>
  items.flatMap(({ key }) => legs.get(key)?.() ?? [])

/** A leg on items of a statement as rows of the books: with its name and sum where one leg takes its place. */
function opened(context: DerivedContext, leg: EvidenceLeg): EvidenceLeg[] {
  if (leg.dataset !== 'FIN_STATEMENT') return [leg]
  const behind = booksBehind(context, leg.where)
  const role = {
    ...(leg.name === undefined ? {} : { name: leg.name }),
    ...(leg.sum === undefined || behind.length !== 1 ? {} : { sum: leg.sum }),
  }
  return behind.map((own) => ({ ...own, ...role }))
}

const openedAll = (context: DerivedContext, evidence: Evidence): Evidence =>
  evidence.flatMap((leg) => opened(context, leg))

/** Why there is no figure where the ledger comes to no statement at all. */
const noStatements = ({ books }: DerivedContext): string =>
  books.ledger.layout === null && books.ledger.months.size > 0
    ? ERP_SAYS.noLayout
    : ERP_SAYS.noStatements

function figureInBooks(context: DerivedContext, figure: IndicatorValue): IndicatorValue {
  // Reports on what was filed tell figures of the same names: each says whose statement it is.
  const name = RED_SAYS.ofLedger({ name: figure.name })
  if (context.latest === null && figure.value === null)
    return { ...figure, name, detail: noStatements(context), evidence: [] }
  const { proof, ...rest } = { ...figure, name }
  const evidence = openedAll(context, figure.evidence)
  const whole = evidence.length === figure.evidence.length
  return { ...rest, ...(proof && whole ? { proof } : {}), evidence }
}

/** Every figure of statements, made of derived ones. */
export const DERIVED_INDICATORS: Indicators<DerivedContext> = {
  keys: FINANCE_PART.indicators.keys,
  of(context) {
    const own = FINANCE_PART.indicators.of(context)
    const known = new Map<string, IndicatorValue>()
    return (key) => {
      const value = known.get(key) ?? figureInBooks(context, own(key))
      known.set(key, value)
      return value
    }
  },
}

const inBooks = (
  rules: readonly RuleDefinition<FinanceContext>[],
): RuleDefinition<DerivedContext>[] =>
  rules.map((rule) => ({
    ...rule,
    judge(input) {
      const judged = rule.judge(input)
      if (judged.result === 'UNKNOWN')
        return input.context.latest === null
          ? { ...judged, reason: `NO_DATA：${noStatements(input.context)}` }
          : judged
      return judged.evidence
        ? { ...judged, evidence: openedAll(input.context, judged.evidence) }
        : judged
    },
  }))

const OWN = someRules(FINANCE_PART.rules, ['R-060', 'R-062'])

/** Rules on balances that a ledger tells as well as a statement does. */
export const DERIVED_RULES: RuleSet<DerivedContext> = {
  ...OWN,
  standing: inBooks(OWN.standing),
  under: (desk) => inBooks(OWN.under(desk)),
}

/** A block of the part with its rows opened in the books. */
export function blockInBooks(context: DerivedContext, block: Block): Block {
  if (block.kind !== 'table') return block
  return {
    ...block,
    ...(block.evidence
      ? { evidence: block.evidence.map((evidence) => openedAll(context, evidence)) }
      : {}),
    ...(block.cells
      ? {
          cells: block.cells.map((cells) =>
            Object.fromEntries(
              Object.entries(cells).map(([key, legs]) => [key, openedAll(context, legs)]),
            ),
          ),
        }
      : {}),
  }
}

export { noStatements }

/** Debt for years as statements tell it, and what it costs by statement and by invoice: LL-01 to LL-08. */
import { namesOf } from '@xinjian/format/say/words'
import { growth, moneyInput, quotient, without } from '../../kit/outcome.ts'
import type { IndicatorDefinition, LendingContext, Outcome } from '../context.ts'
import type { DebtOfStatement } from '../facts.ts'
import {
  debtOf,
  invoicesIn,
  invoicesLeg,
  isAnnual,
  isInterest,
  knownMonths,
  sheetLeg,
  statementsBy,
} from '../records/debt.ts'
import { figure } from './define.ts'
import { LENDING_INDICATOR_SAYS as SAYS } from './words.ts'

/** `compute` of the last statement that carries what is asked; statements that were never collected are not statements without debt. */
const ofLatest =
  (
    carries: (statement: DebtOfStatement) => boolean,
    compute: (statement: DebtOfStatement, context: LendingContext) => Outcome,
    none: string = SAYS.noSheet,
  ): IndicatorDefinition['compute'] =>
  (context) => {
    const statements = statementsBy(context)
    if (statements === null) return without('NO_DATA', SAYS.noStatements)
    const latest = statements.findLast(carries)
    return latest ? compute(latest, context) : without('NO_DATA', none)
  }

const carriesDebt = (statement: DebtOfStatement): boolean => debtOf(statement).sum !== null

/** The day of the statement, and the items that it does not carry. */
function dayNote(statement: DebtOfStatement): string {
  const { absent } = debtOf(statement)
  const day = statement.periodEnd
  return absent.length > 0
    ? SAYS.of({ day, items: absent.map((item) => SAYS[item]) })
    : SAYS.asOfSheet({ day })
}

const own = (id: string): { source: string } => ({ source: `domain §3.10, 10 (${id})` })

export const FEES_INDICATOR: IndicatorDefinition = {
  ...figure({
    id: 'LL-06',
    names: namesOf(SAYS, 'fees'),
    unit: 'yuan',
    formula: SAYS.feesFormula,
    variants: [{ window: 'L12' }],
    compute: (context, _, { window }) => {
      if (context.facts.invoices === null) return without('NO_DATA', SAYS.noInvoices)
      const [n, known] = [window.to - window.from + 1, knownMonths(context, window)]
      if (known < n) return without(known === 0 ? 'NO_DATA' : 'PARTIAL', `${known}/${n}`)
      const rows = invoicesIn(context, window)
      const sum = rows.reduce((all, { amount }) => all + amount, 0)
      return {
        value: sum / 100,
        inputs: [moneyInput(SAYS.invoicesOf, sum)],
        evidence: invoicesLeg(rows, window),
      }
    },
  }),
  source: 'domain §3.10, 9',
}

export const DEBT_INDICATORS: readonly IndicatorDefinition[] = [
  {
    ...figure({
      id: 'LL-01',
      names: namesOf(SAYS, 'debt'),
      unit: 'yuan',
      formula: SAYS.debtFormula,
      variants: [{ window: 'LATEST' }],
      compute: ofLatest(carriesDebt, (statement) => ({
        value: debtOf(statement).sum! / 100,
        detail: dayNote(statement),
        inputs: [moneyInput(SAYS.inputDebt, debtOf(statement).sum!)],
        evidence: [sheetLeg([statement.periodEnd])],
      })),
    }),
    ...own('LL-01'),
  },
  {
    ...figure({
      id: 'LL-02',
      names: namesOf(SAYS, 'dueSoon'),
      unit: 'yuan',
      formula: SAYS.dueSoonFormula,
      variants: [{ window: 'LATEST' }],
      compute: ofLatest(
        ({ dueWithinYear }) => dueWithinYear !== null,
        ({ dueWithinYear, periodEnd }) => ({
          value: dueWithinYear! / 100,
          detail: SAYS.asOfSheet({ day: periodEnd }),
          inputs: [moneyInput(SAYS.inputDue, dueWithinYear!)],
          evidence: [sheetLeg([periodEnd])],
        }),
      ),
    }),
    ...own('LL-02'),
  },
  {
    ...figure({
      id: 'LL-03',
      names: namesOf(SAYS, 'debtShare'),
      unit: 'ratio',
      formula: SAYS.debtShareFormula,
      variants: [{ window: 'LATEST' }],
      compute: ofLatest(
        (statement) => carriesDebt(statement) && statement.totalAssets !== null,
        (statement) => {
          const { sum } = debtOf(statement)
          return {
            ...quotient(sum, statement.totalAssets, SAYS.inputAssets),
            detail: dayNote(statement),
            inputs: [
              moneyInput(SAYS.inputDebt, sum!),
              moneyInput(SAYS.inputAssets, statement.totalAssets!),
            ],
            evidence: [sheetLeg([statement.periodEnd])],
          }
        },
      ),
    }),
    ...own('LL-03'),
  },
  {
    ...figure({
      id: 'LL-04',
      names: namesOf(SAYS, 'dueShare'),
      unit: 'ratio',
      formula: SAYS.dueShareFormula,
      variants: [{ window: 'LATEST' }],
      compute: ofLatest(
        (statement) => carriesDebt(statement) && statement.dueWithinYear !== null,
        (statement) => {
          const [due, sum] = [statement.dueWithinYear!, debtOf(statement).sum!]
          return {
            ...quotient(due, due + sum, SAYS.inputDebt),
            detail: dayNote(statement),
            inputs: [moneyInput(SAYS.inputDue, due), moneyInput(SAYS.inputDebt, sum)],
            evidence: [sheetLeg([statement.periodEnd])],
          }
        },
      ),
    }),
    ...own('LL-04'),
  },
  {
    ...figure({
      id: 'LL-05',
      names: namesOf(SAYS, 'debtGrowth'),
      unit: 'ratio',
      formula: SAYS.debtGrowthFormula,
      variants: [{ window: 'LATEST' }],
      compute: ofLatest(carriesDebt, grownSince),
    }),
    ...own('LL-05'),
  },
  FEES_INDICATOR,
  {
    ...figure({
      id: 'LL-07',
      names: namesOf(SAYS, 'interest'),
      unit: 'yuan',
      formula: SAYS.interestFormula,
      variants: [{ window: 'FY' }],
      compute: ofLatest(
        statesInterest,
        ({ interestExpense, periodEnd }) => ({
          value: interestExpense! / 100,
          detail: SAYS.asOfSheet({ day: periodEnd }),
          inputs: [moneyInput(SAYS.inputStated, interestExpense!)],
          evidence: [sheetLeg([periodEnd])],
        }),
        SAYS.noAnnual,
      ),
    }),
    ...own('LL-07'),
  },
  {
    ...figure({
      id: 'LL-08',
      names: namesOf(SAYS, 'invoicedInterest'),
      unit: 'ratio',
      formula: SAYS.invoicedInterestFormula,
      variants: [{ window: 'FY' }],
      compute: ofLatest(statesInterest, invoicedShare, SAYS.noAnnual),
    }),
    ...own('LL-08'),
  },
]

function statesInterest(statement: DebtOfStatement): boolean {
  return isAnnual(statement) && statement.interestExpense !== null
}

/** Against the same day of the year before, of statements that carry the same items: a name that came or went is no growth. */
function grownSince(statement: DebtOfStatement, context: LendingContext): Outcome {
  const { periodEnd } = statement
  const day = `${Number(periodEnd.slice(0, 4)) - 1}${periodEnd.slice(4)}`
  const before = statementsBy(context)?.find((other) => other.periodEnd === day)
  const [now, then] = [debtOf(statement), before && debtOf(before)]
  if (!then || then.sum === null || then.absent.join() !== now.absent.join())
    return without('NO_DATA', SAYS.noYearBefore)
  return {
    ...growth(now.sum!, then.sum),
    detail: dayNote(statement),
    inputs: [moneyInput(SAYS.inputDebt, now.sum!), moneyInput(SAYS.inputBefore, then.sum)],
    evidence: [sheetLeg([day, periodEnd])],
  }
}

/** Interest that was invoiced in the year of the statement, held against what the statement tells. */
function invoicedShare(statement: DebtOfStatement, context: LendingContext): Outcome {
  if (context.facts.invoices === null) return without('NO_DATA', SAYS.noInvoices)
  const from = Number(statement.periodEnd.slice(0, 4)) * 12
  const year = { from, to: from + 11 }
  const known = knownMonths(context, year)
  if (known < 12) return without(known === 0 ? 'NO_DATA' : 'PARTIAL', `${known}/12`)
  const rows = invoicesIn(context, year).filter(isInterest)
  const invoiced = rows.reduce((sum, { amount }) => sum + amount, 0)
  const stated = statement.interestExpense!
  return {
    ...quotient(invoiced, stated, SAYS.inputStated),
    inputs: [moneyInput(SAYS.inputInvoiced, invoiced), moneyInput(SAYS.inputStated, stated)],
    evidence: [...invoicesLeg(rows, year), sheetLeg([statement.periodEnd])],
  }
}

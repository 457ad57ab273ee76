/** The statements of the ledger beside those that were filed: in words, by period, and line by line. */

import type { StatementKind } from '@xinjian/format/accounts/accounts'
import { STATEMENT_NAMES } from '../../finance/part.ts'
import { formatMonth, type MonthIndex } from '../../kit/calendar/window.ts'
import { table, text, yuan } from '../../kit/sections/blocks.ts'
import type { Block, Evidence, Flag, TableBlock } from '../../report/document.ts'
import {
  type ComparedLine,
  type Mark,
  marked,
  offWords,
  type Told,
  worstOf,
} from '../filed/compare.ts'
import { filedLeg } from '../filed/legs.ts'
import {
  type FiledBeside,
  type FiledPeriod,
  filedBeside,
  type Sheet,
  shownLineByLine,
  whyNotCompared,
} from '../filed/periods.ts'
import { ERP_FILED_SAYS } from '../filed/words.ts'
import { booksOf, type DerivedContext } from '../finance.ts'
import { money } from './lacking.ts'

/** Lines that differ most, named in a sentence. */
const NAMED = 3

const NOTES: Readonly<Record<StatementKind, string>> = {
  BALANCE: ERP_FILED_SAYS.balanceNote,
  INCOME: ERP_FILED_SAYS.incomeNote,
  CASH: ERP_FILED_SAYS.cashNote,
}

/** What is not compared has no colour. */
const FLAGS: Readonly<Partial<Record<Mark, Flag>>> = {
  SAME: 'GREEN',
  MOVED: 'GREEN',
  DIFFERS: 'YELLOW',
}

/** Of the chapter on derived statements; none where the report did not ask for what was filed. */
export function filedBlocks(context: DerivedContext): Block[] {
  if (!context.books.facts.filings) return []
  const beside = filedBeside(context)
  const why = whyNotCompared(beside)
  if (beside === null || why !== null)
    return [text('filed-none', ERP_FILED_SAYS.notCompared({ why: why ?? '' }))]
  const told = beside.periods.slice(0, 1).map(sentenceOf)
  return [
    text('filed-told', ...told, ...aloneWords(beside), ERP_FILED_SAYS.nature),
    periodTable(context, beside),
    ...shownLineByLine(beside).flatMap(({ month, sheets }) =>
      sheets.map((sheet) => lineTable(context, month, sheet)),
    ),
  ]
}

const sheetNames = (sheets: readonly Sheet[]): string[] =>
  sheets.map(({ kind }) => STATEMENT_NAMES[kind])

function sentenceOf({ month, sheets, lines }: FiledPeriod): string {
  const of = (...marks: readonly Mark[]) => marked(lines, ...marks).length
  const told = {
    ...{ month: formatMonth(month), sheets: sheetNames(sheets) },
    ...{ n: of('SAME', 'MOVED', 'DIFFERS'), same: of('SAME'), moved: of('MOVED') },
  }
  const worst = worstOf(lines)
  if (worst.length > 0)
    return ERP_FILED_SAYS.someDiffer({
      ...told,
      differs: worst.length,
      most: worst.slice(0, NAMED).map(offWords),
    })
  return told.moved > 0 ? ERP_FILED_SAYS.someMoved(told) : ERP_FILED_SAYS.allSame(told)
}

/** What one side alone tells, said plainly. */
function aloneWords({ filedOnly, ledgerOnly }: FiledBeside): string[] {
  return [
    ...(filedOnly.length > 0 ? [ERP_FILED_SAYS.filedOnly({ periods: aloneIn(filedOnly) })] : []),
    ...(ledgerOnly.length > 0 ? [ERP_FILED_SAYS.ledgerOnly({ periods: aloneIn(ledgerOnly) })] : []),
  ]
}

/** By statement, from the first to the last of its quarter ends. */
const aloneIn = (alone: FiledBeside['filedOnly']): string[] =>
  [...Map.groupBy(alone, ({ kind }) => kind)].map(([kind, of]) => {
    const [to, from] = [of[0]!, of.at(-1)!].map(({ month }) => formatMonth(month))
    const sheet = STATEMENT_NAMES[kind]
    return of.length === 1
      ? ERP_FILED_SAYS.sheetOf({ month: to!, sheet })
      : ERP_FILED_SAYS.sheetsOf({ sheet, n: of.length, from: from!, to: to! })
  })

const standardOf = ([sheet]: readonly Sheet[]): string =>
  sheet?.standard === 'SMALL' || sheet?.standard === 'GENERAL'
    ? ERP_FILED_SAYS[sheet.standard]
    : ERP_FILED_SAYS.noStandard

const legOf = (name: string, { items }: Told): Evidence => filedLeg(items, name)

function periodTable(context: DerivedContext, { periods }: FiledBeside): TableBlock {
  const count = (key: string, title: string) => ({ key, title, type: 'int' as const })
  return table(
    'filed-periods',
    ERP_FILED_SAYS.periods,
    [
      { key: 'period', title: ERP_FILED_SAYS.period, type: 'month' },
      { key: 'sheets', title: ERP_FILED_SAYS.sheets, type: 'text' },
      { key: 'standard', title: ERP_FILED_SAYS.standard, type: 'text' },
      count('compared', ERP_FILED_SAYS.compared),
      count('same', ERP_FILED_SAYS.same),
      count('moved', ERP_FILED_SAYS.moved),
      count('differs', ERP_FILED_SAYS.differs),
      count('oneSided', ERP_FILED_SAYS.oneSided),
      { key: 'worst', title: ERP_FILED_SAYS.worst, type: 'text' },
      money('difference', ERP_FILED_SAYS.difference),
    ],
    periods.map(({ month, sheets, lines }) => {
      const [worst] = worstOf(lines)
      return {
        cells: {
          period: formatMonth(month),
          sheets: sheetNames(sheets).join('、'),
          standard: standardOf(sheets),
          compared: marked(lines, 'SAME', 'MOVED', 'DIFFERS').length,
          same: marked(lines, 'SAME').length,
          moved: marked(lines, 'MOVED').length,
          differs: marked(lines, 'DIFFERS').length,
          oneSided: marked(lines, 'LEDGER', 'FILED').length,
          worst: worst?.name ?? null,
          difference: worst ? yuan(worst.difference ?? 0) : null,
        },
        evidence: filedLeg(
          lines.flatMap(({ filed }) => filed?.items ?? []),
          ERP_FILED_SAYS.filed,
        ),
        own: worst ? { worst: bothLegs(context, worst), difference: bothLegs(context, worst) } : {},
      }
    }),
    ERP_FILED_SAYS.periodsNote,
  )
}

const bothLegs = (context: DerivedContext, { name, ledger, filed }: ComparedLine): Evidence => [
  ...(ledger ? booksOf(context, ledger.items) : []),
  ...(filed ? legOf(name, filed) : []),
]

function lineTable(
  context: DerivedContext,
  at: MonthIndex,
  { kind, lines, ...sheet }: Sheet,
): TableBlock {
  const amount = (told: Told | null) => (told ? yuan(told.fen) : null)
  const month = formatMonth(at)
  return table(
    `filed-${month}-${kind.toLowerCase()}`,
    ERP_FILED_SAYS.lines({ month, sheet: STATEMENT_NAMES[kind] }),
    [
      { key: 'item', title: ERP_FILED_SAYS.item, type: 'text' },
      money('ledger', ERP_FILED_SAYS.ledger),
      money('filed', ERP_FILED_SAYS.filed),
      money('difference', ERP_FILED_SAYS.difference),
      { key: 'mark', title: ERP_FILED_SAYS.result, type: 'text' },
      { key: 'flag', title: ERP_FILED_SAYS.state, type: 'flag' },
    ],
    lines.map((line) => ({
      cells: {
        item: line.name,
        ledger: amount(line.ledger),
        filed: amount(line.filed),
        difference: line.difference === null ? null : yuan(line.difference),
        mark: ERP_FILED_SAYS[line.mark],
        flag: FLAGS[line.mark] ?? null,
      },
      evidence: bothLegs(context, line),
      own: {
        ledger: line.ledger ? booksOf(context, line.ledger.items) : [],
        filed: line.filed ? legOf(line.name, line.filed) : [],
      },
    })),
    [
      NOTES[kind],
      ...(sheet.apart ? [ERP_FILED_SAYS.apartNote] : []),
      ...(sheet.uploaded ? [ERP_FILED_SAYS.uploadedNote] : []),
    ].join('；'),
  )
}

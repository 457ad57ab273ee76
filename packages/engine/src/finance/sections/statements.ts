/** 财务报表 (domain §3.8 row 7): the statements as they stand, beside one another, with shares and changes. */

import { ACCOUNTS, type StatementKind } from '@xinjian/format/accounts/accounts'
import type { MonthIndex } from '../../kit/calendar/window.ts'
import { growthCell, share, table, text, yuan } from '../../kit/sections/blocks.ts'
import type { Block, Evidence, Section } from '../../report/document.ts'
import { type FinanceContext, statementOf } from '../context.ts'
import type { FinanceBuild } from '../definition.ts'
import { itemsLeg } from '../evidence.ts'
import type { StatementItem } from '../facts.ts'
import { STATEMENT_NAMES } from '../figures.ts'
import { noYearBefore } from '../history.ts'
import { AMBIGUOUS, type Side, stated } from '../identities.ts'
import { failures, identitiesOf } from '../quality.ts'
import type { SeenStatement } from '../seen.ts'
import { FINANCE_SAYS } from '../words.ts'
import { type ShownPeriod, shownPeriods } from './periods.ts'
import { FINANCE_SECTION_SAYS } from './words.ts'

const KINDS: readonly StatementKind[] = ['BALANCE', 'INCOME', 'CASH']

/** What shares of a statement are shares of. */
const WHOLE: Readonly<Record<StatementKind, [kind: StatementKind, code: string, title: string]>> = {
  BALANCE: ['BALANCE', 'totalAssets', FINANCE_SECTION_SAYS.ofAssets],
  INCOME: ['INCOME', 'revenue', FINANCE_SECTION_SAYS.ofRevenue],
  CASH: ['INCOME', 'revenue', FINANCE_SECTION_SAYS.ofRevenue],
}

interface Cell {
  fen: number
  items: readonly StatementItem[]
  statement: SeenStatement
}

type CellAt = (month: MonthIndex) => Cell | null

const sideOf = (kind: StatementKind): Side => (kind === 'BALANCE' ? 'end' : 'ytd')

function cellOf(context: FinanceContext, kind: StatementKind, code: string): CellAt {
  return (month) => {
    const statement = statementOf(context, kind, month)
    const said = statement && stated(statement, code, sideOf(kind))
    return said && said !== AMBIGUOUS ? { fen: said.fen, items: said.items, statement } : null
  }
}

/** Rows that the chart does not know, by their words. */
function strangeCell(context: FinanceContext, kind: StatementKind, label: string): CellAt {
  return (month) => {
    const statement = statementOf(context, kind, month)
    const item = statement?.items.find((i) => i.code === null && i.label === label)
    const fen = item && (kind === 'BALANCE' ? item.end : item.ytd)
    return item && fen != null ? { fen, items: [item], statement: statement! } : null
  }
}

const legOf = ({ items, statement }: Cell): Evidence => [
  itemsLeg(
    items,
    FINANCE_SECTION_SAYS.itemOf({
      item: items[0]!.label,
      day: statement.periodTo,
      sheet: STATEMENT_NAMES[statement.kind],
    }),
  ),
]

function statementBlock(context: FinanceContext, kind: StatementKind): Block {
  const name = STATEMENT_NAMES[kind]
  const id = `statement-${kind.toLowerCase()}`
  const held = (month: MonthIndex) => statementOf(context, kind, month) !== null
  const periods = shownPeriods(context)
  const shown = periods.filter(({ month }) => held(month))
  const base = shown.find(({ key }) => key !== 'latest') ?? shown[0]
  if (!base)
    return text(
      `${id}-none`,
      FINANCE_SECTION_SAYS.noneOf({ periods: periods.map((p) => p.title), sheet: name }),
    )
  const young = kind === 'BALANCE' ? null : noYearBefore(context, base.month)
  const [wholeKind, wholeCode, wholeTitle] = WHOLE[kind]
  const whole = cellOf(context, wholeKind, wholeCode)(base.month)?.fen ?? 0
  const rows = linesOf(context, kind, shown).flatMap(({ label, at }) => {
    const cells = shown.flatMap(({ key, month }) => {
      const cell = at(month)
      return cell ? [{ key, cell }] : []
    })
    if (cells.length === 0) return []
    const now = at(base.month)?.fen ?? null
    const before = young === null ? (at(base.month - 12)?.fen ?? null) : null
    return [
      {
        cells: {
          item: label,
          ...Object.fromEntries(shown.map(({ key }) => [key, null])),
          ...Object.fromEntries(cells.map(({ key, cell }) => [key, yuan(cell.fen)])),
          share: now === null ? null : share(now, whole),
          yoy: growthCell(now, before),
        },
        evidence: [
          itemsLeg(
            cells.flatMap(({ cell }) => cell.items),
            `${label}；${name}`,
          ),
        ],
        own: Object.fromEntries(cells.map(({ key, cell }) => [key, legOf(cell)])),
      },
    ]
  })
  return table(
    id,
    name,
    [
      { key: 'item', title: FINANCE_SECTION_SAYS.item, type: 'text' },
      ...shown.map(({ key, title }) => ({
        key,
        title,
        type: 'money' as const,
        unit: FINANCE_SECTION_SAYS.yuan,
      })),
      { key: 'share', title: wholeTitle, type: 'ratio' },
      { key: 'yoy', title: FINANCE_SECTION_SAYS.onYearBefore, type: 'ratio' },
    ],
    rows,
    noteOf(context, kind, { base, young }, periods),
  )
}

/** In the order of the form; what the chart does not know stands last. */
function linesOf(
  context: FinanceContext,
  kind: StatementKind,
  shown: readonly ShownPeriod[],
): { label: string; at: CellAt }[] {
  const strange = new Set(
    shown.flatMap(({ month }) =>
      (statementOf(context, kind, month)?.items ?? [])
        .filter(({ code }) => code === null)
        .map(({ label }) => label),
    ),
  )
  return [
    ...ACCOUNTS.filter((account) => account.kind === kind).map(({ code, name }) => ({
      label: name,
      at: cellOf(context, kind, code),
    })),
    ...[...strange].map((label) => ({
      label: FINANCE_SECTION_SAYS.notInChart({ label }),
      at: strangeCell(context, kind, label),
    })),
  ]
}

function noteOf(
  context: FinanceContext,
  kind: StatementKind,
  { base, young }: { base: ShownPeriod; young: string | null },
  periods: readonly ShownPeriod[],
): string {
  const months = periods.map(({ month }) => month)
  const checks = identitiesOf(context).filter(
    ({ statement }) => statement.kind === kind && months.includes(statement.month),
  )
  const failed = failures(context, checks)
  const judged = checks.filter(({ difference }) => difference !== null).length
  const marks = failed.length
    ? FINANCE_SECTION_SAYS.doNotAgree({ told: failed.join('；') })
    : judged
      ? FINANCE_SECTION_SAYS.identitiesAgree({ n: judged })
      : FINANCE_SECTION_SAYS.noIdentity
  const absent = periods
    .filter(({ month }) => statementOf(context, kind, month) === null)
    .map(({ title }) => title)
  return [
    FINANCE_SECTION_SAYS.sharesOf({ period: base.title }),
    young === null ? '' : FINANCE_SECTION_SAYS.noChanges({ why: young }),
    ...(kind === 'CASH' ? quarterNotes(context, periods) : []),
    absent.length
      ? FINANCE_SECTION_SAYS.noneOfShown({ periods: absent, sheet: STATEMENT_NAMES[kind] })
      : '',
    marks,
  ]
    .filter(Boolean)
    .join('；')
}

/** Of which periods the amounts are sums of quarters, and of which they could not be. */
function quarterNotes(context: FinanceContext, periods: readonly ShownPeriod[]): string[] {
  return periods.flatMap(({ title, month }) => {
    const quarters = statementOf(context, 'CASH', month)?.quarters
    if (!quarters) return []
    return quarters.why
      ? FINANCE_SAYS.periodByQuarters({ period: title, why: quarters.why })
      : FINANCE_SAYS.periodSummed({ period: title })
  })
}

export function statementsSection({ context }: FinanceBuild, id = 's07-statements'): Section {
  return {
    id,
    title: FINANCE_SAYS.statements,
    blocks:
      context.latest === null
        ? [text(`${id}-none`, absence(context))]
        : KINDS.map((kind) => statementBlock(context, kind)),
  }
}

export const absence = ({ collected }: FinanceContext): string =>
  collected ? FINANCE_SECTION_SAYS.noneCollected : FINANCE_SECTION_SAYS.notCollected

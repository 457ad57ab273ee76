/** 财务报表 (domain §3.8 row 7): the statements as they stand, beside one another, with shares and changes. */
import { ACCOUNTS, type StatementKind } from '@xinjian/format/accounts/accounts'
import type { MonthIndex } from '../../kit/calendar/window.ts'
import { growthCell, share, table, text, yuan } from '../../kit/sections/blocks.ts'
import type { Block, Evidence, Section } from '../../report/document.ts'
import { QUARTERS_SUMMED } from '../cash-quarters.ts'
import { type FinanceContext, statementOf } from '../context.ts'
import type { FinanceBuild } from '../definition.ts'
import { itemsLeg } from '../evidence.ts'
import type { StatementItem } from '../facts.ts'
import { STATEMENT_NAMES } from '../figures.ts'
import { noYearBefore } from '../history.ts'
import { AMBIGUOUS, type Side, stated } from '../identities.ts'
import { failures, identitiesOf } from '../quality.ts'
import type { SeenStatement } from '../seen.ts'
import { type ShownPeriod, shownPeriods } from './periods.ts'

const KINDS: readonly StatementKind[] = ['BALANCE', 'INCOME', 'CASH']

/** What shares of a statement are shares of. */
const WHOLE: Readonly<Record<StatementKind, [kind: StatementKind, code: string, title: string]>> = {
  BALANCE: ['BALANCE', 'totalAssets', '占资产总计'],
  INCOME: ['INCOME', 'revenue', '占营业收入'],
  CASH: ['INCOME', 'revenue', '占营业收入'],
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
  itemsLeg(items, `${items[0]!.label}；${statement.periodTo} ${STATEMENT_NAMES[statement.kind]}`),
]

function statementBlock(context: FinanceContext, kind: StatementKind): Block {
  const name = STATEMENT_NAMES[kind]
  const id = `statement-${kind.toLowerCase()}`
  const held = (month: MonthIndex) => statementOf(context, kind, month) !== null
  const periods = shownPeriods(context)
  const shown = periods.filter(({ month }) => held(month))
  const base = shown.find(({ key }) => key !== 'latest') ?? shown[0]
  if (!base) return text(`${id}-none`, `没有${periods.map((p) => p.title).join('、')}的${name}。`)
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
      { key: 'item', title: '项目', type: 'text' },
      ...shown.map(({ key, title }) => ({ key, title, type: 'money' as const, unit: '元' })),
      { key: 'share', title: wholeTitle, type: 'ratio' },
      { key: 'yoy', title: '较上年同期', type: 'ratio' },
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
      label: `${label}（未归入科目表）`,
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
    ? `勾稽不符：${failed.join('；')}`
    : judged
      ? `已核对${judged}项勾稽关系，均相符`
      : '报表未列示核对勾稽所需的项目'
  const absent = periods
    .filter(({ month }) => statementOf(context, kind, month) === null)
    .map(({ title }) => title)
  return [
    `占比与变动按${base.title}`,
    young === null ? '' : `${young}，不计算变动`,
    ...(kind === 'CASH' ? quarterNotes(context, periods) : []),
    absent.length ? `没有${absent.join('、')}的${STATEMENT_NAMES[kind]}` : '',
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
    return quarters.why ? `${title}只列本期数，${quarters.why}` : `${title}${QUARTERS_SUMMED}`
  })
}

export function statementsSection({ context }: FinanceBuild, id = 's07-statements'): Section {
  return {
    id,
    title: '财务报表',
    blocks:
      context.latest === null
        ? [text(`${id}-none`, absence(context))]
        : KINDS.map((kind) => statementBlock(context, kind)),
  }
}

export const absence = ({ collected }: FinanceContext): string =>
  collected ? '已采集的范围内没有财务报表。' : '未采集财务报表，财务状况无法判断。'

/**
 * Workbooks of orders, in the language of who asks for them: the template of a list, its faulty rows, the list of orders, and all
 * enterprises of one with their reasons. Headings by which a list is read stay as they are read.
 */
import type { RiskOrderRow, RiskSubjectRow } from '@xinjian/contract/nouns/rules/riskOrder'
import type { PolicyOutcome, PolicyTable } from '@xinjian/engine/report/policy/table'
import { chinaTime } from '@xinjian/format/china-time'
import { LIMITS } from '@xinjian/intake/limits'
import { templateXlsx } from '@xinjian/report-files/xlsx-template'
import type { TenantDb } from '../../db/tenant.ts'
import type { Download } from '../../http/implement.ts'
import { type Column, sheet, XLSX } from '../../http/lists/workbook.ts'
import { limitText, missingText, reasons, reportsText, type Say, scoreText } from './file-cells.ts'
import { ORDER_FILE_NAMES as SAYS } from './file-words.ts'
import { ORDER_STATUS_NAMES, OUTCOME_NAMES, OVERRIDE_NAMES } from './names.ts'
import { toldOrders } from './sealed.ts'
import { type OrderFilter, type OrderRecord, orderPage } from './store.ts'
import { faultyRows, wireSubject } from './subjects.ts'
import { allSubjects, type ToldJudgement, type ToldOverride } from './whole-order.ts'

const TITLES = [SAYS.name, SAYS.taxNo] as const

export const sayFor = async (inEnglish: boolean): Promise<Say> =>
  inEnglish ? (await import('./file-english.ts')).fileEnglish : (zh) => zh

const templates = new Map<string, Promise<Uint8Array>>()

/** Cells are text, so that no number loses its zeros or its last digits. Written once a language: it is the same for everybody. */
export async function templateFile(say: Say): Promise<Download> {
  const name = say(SAYS.templateBook)
  const made = templates.get(name) ?? template(say)
  templates.set(name, made)
  return { fileName: `${name}.xlsx`, type: XLSX, body: await made }
}

const template = (say: Say): Promise<Uint8Array> =>
  templateXlsx([
    { name: say(SAYS.listSheet), rows: [TITLES], widths: [36, 26], blank: 1_000 },
    {
      name: say(SAYS.notesSheet),
      rows: [
        [say(SAYS.column), say(SAYS.howTo)],
        [SAYS.name, say(SAYS.howName)],
        [SAYS.taxNo, say(SAYS.howTaxNo)],
        ['', ''],
        [say(SAYS.mostFirms({ n: LIMITS.firmListRows })), ''],
        [say(SAYS.judgedOnce), ''],
      ],
      widths: [30, 60],
    },
  ])

/** Under headings by which it is read again once it was put right. */
export function badFile(tenant: TenantDb, no: string, say: Say): Download {
  async function* lines() {
    for (const row of await faultyRows(tenant, no))
      yield [
        ...[String(row.sheet_row ?? ''), row.sheet ?? '', say(row.fault)],
        ...[row.name, row.tax_no],
      ]
  }
  const own = [SAYS.row, SAYS.sheet, SAYS.why].map(say)
  const titles = [...own, ...TITLES].map((title) => [title] as const)
  return sheet([say(SAYS.badBook({ no })), say(SAYS.badSheet)], titles, lines())
}

const AT_ONCE = 100
const MOST_ORDERS = 10_000
const china = (at: string | null): string => (at === null ? '' : chinaTime(at, 16))

export function ordersFile(tenant: TenantDb, filter: OrderFilter, say: Say): Download {
  async function* lines() {
    for (let page = 1; page * AT_ONCE <= MOST_ORDERS; page++) {
      const { rows } = await orderPage(tenant, filter, page, AT_ONCE)
      yield* (await toldOrders(tenant, rows)).map((o) => [
        ...[o.no, say(SAYS.policyAt({ name: o.policyName, n: o.policyVersion }))],
        ...[o.fileName ?? '', say(ORDER_STATUS_NAMES[o.status])],
        ...[o.total, o.bad, o.pass, o.review, o.reject, o.unjudged, o.sealed, o.asked],
        ...[cardText(o, say), o.madeBy, china(o.createdAt), china(o.finishedAt)],
      ])
      if (rows.length < AT_ONCE) return
    }
  }
  const texts = (titles: readonly string[]): Column[] => titles.map((title) => [say(title)])
  const numbers = (titles: readonly string[]): Column[] =>
    titles.map((title) => [say(title), 'number'])
  return sheet(
    [say(SAYS.ordersBook), say(SAYS.ordersBook)],
    [
      ...texts([SAYS.no, SAYS.policy, SAYS.list, SAYS.status]),
      ...numbers([SAYS.total, SAYS.badSheet, SAYS.PASS, SAYS.REVIEW, SAYS.REJECT, SAYS.UNJUDGED]),
      ...numbers([SAYS.sealed, SAYS.asked]),
      ...texts([SAYS.card, SAYS.by, SAYS.at, SAYS.finishedAt]),
    ],
    lines(),
  )
}

/** By which own card an order is judged, and until when it was. */
function cardText(
  { scoreCard: n, cardWithdrawnAt: at, withoutCard: after, done }: RiskOrderRow,
  say: Say,
): string {
  if (n === null) return ''
  if (at === null) return say(SAYS.cardN({ n }))
  return say(SAYS.cardUntil({ n, at: china(at), before: done - after, after }))
}

/** Of a judgement that is told no more, or that there is none of. */
const UNTOLD = { score: null, grade: null, scored: null, limit: null }
const NO_PROPOSAL = ['', '', '', '']

/** One enterprise a row, with every line that was hit or could not be said, and the reports that say so; of a trial what the other version says stands beside. */
export function subjectsFile(
  tenant: TenantDb,
  order: OrderRecord,
  tables: { own: Lined; against: Lined | null },
  say: Say,
): Download {
  const trial = order.purpose === 'TRIAL'
  const { score_card: card } = order
  async function* lines() {
    for await (const batch of allSubjects(tenant, order.no))
      for (const record of batch) {
        const row = wireSubject(record)
        const { own, other, proposal, reports } = row.sealed ? SEALED : record
        const outcome = row.sealed ? SAYS.sealed : OUTCOME_NAMES[row.outcome ?? 'NONE']
        const judged = row.sealed ? SAYS.sealed : OUTCOME_NAMES[row.judged ?? 'NONE']
        yield [
          ...[row.name, row.taxNo, say(outcome), say(judged)],
          ...[whyOf(row.judged, own, tables.own, say), missingText(row, say)],
          ...[reportsText(reports, say), ...scoreCells(own, say)],
          ...limitCells(row.outcome === 'REJECT' ? null : own, say),
          ...(row.override ? [say(OVERRIDE_NAMES[row.override])] : ['']),
          ...(proposal ? proposalCells(proposal, say) : NO_PROPOSAL),
          ...(card === null ? [] : [own === null ? '' : say(cardSays(record, card))]),
          ...(trial ? otherCells(row, other, tables.against, say) : []),
        ]
      }
  }
  const texts = (titles: readonly string[]): Column[] => titles.map((title) => [say(title)])
  const judgement = (score: string, limit: string): Column[] => [
    ...([[say(score), 'number'], [say(SAYS.grade)], [say(SAYS.scoreFrom)]] as const),
    ...([[say(limit), 'money'], [say(SAYS.limitFrom)]] as const),
  ]
  const columns: Column[] = [
    ...texts([SAYS.name, SAYS.taxNo, SAYS.outcome, SAYS.judged, SAYS.why, SAYS.missing]),
    ...[...texts([SAYS.reports]), ...judgement(SAYS.score, SAYS.limit)],
    ...texts([SAYS.override, SAYS.overrideWhy, SAYS.askedBy, SAYS.decidedBy, SAYS.answer]),
    ...(card === null ? [] : texts([SAYS.card])),
    ...(trial ? texts([SAYS.against, SAYS.why, SAYS.missing]) : []),
    ...(trial ? judgement(SAYS.score, SAYS.limit) : []),
  ]
  return sheet([say(SAYS.orderBook({ no: order.no })), say(SAYS.firmsSheet)], columns, lines())
}

const cardSays = ({ without_card }: { without_card: boolean }, n: number): string =>
  without_card ? SAYS.withoutCard({ n }) : SAYS.cardN({ n })

type Lined = Pick<PolicyTable, 'lines'>
const SEALED = { own: null, other: null, proposal: null, reports: [] }

const whyOf = (
  judged: PolicyOutcome | null,
  of: ToldJudgement | null,
  { lines }: Lined,
  say: Say,
): string =>
  judged === 'PASS' ? say(SAYS.noneHolds({ n: lines.length })) : reasons(of?.lines ?? [], say)

function scoreCells(of: ToldJudgement | null, say: Say) {
  const { score, grade, scored } = of ?? UNTOLD
  return [score, grade ?? '', scored ? scoreText(scored, say) : '']
}

function limitCells(of: ToldJudgement | null, say: Say) {
  const { limit } = of ?? UNTOLD
  return [limit?.amount ?? null, limit ? limitText(limit, say) : '']
}

/** Of what was held against it: as much as of the version itself. */
function otherCells(
  { sealed, against }: RiskSubjectRow,
  other: ToldJudgement | null,
  table: Lined | null,
  say: Say,
) {
  const nothing = [say(sealed ? SAYS.sealed : SAYS.noneAgainst), '', '', ...scoreCells(null, say)]
  if (sealed || table === null) return [...nothing, ...limitCells(null, say)]
  return [
    ...[say(OUTCOME_NAMES[against ?? 'NONE']), whyOf(against, other, table, say)],
    ...[missingText({ missing: other?.missing ?? [] }, say), ...scoreCells(other, say)],
    ...limitCells(other, say),
  ]
}

const proposalCells = (
  { from, to, reason, askedBy, decidedBy, answer }: ToldOverride,
  say: Say,
) => [
  ...[`${say(OUTCOME_NAMES[from])} → ${say(OUTCOME_NAMES[to])}${say(SAYS.next)}${reason}`],
  ...[askedBy, decidedBy ?? '', answer ?? ''],
]

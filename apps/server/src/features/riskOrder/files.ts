/**
 * Workbooks of orders, in the language of who asks for them: the template of a list, its faulty rows, the list of orders, and all
 * enterprises of one with their reasons. Headings by which a list is read stay as they are read.
 */
import type { RiskSubjectRow } from '@xinjian/contract/nouns/rules/riskOrder'
import { REPORT_KINDS } from '@xinjian/engine/report/kinds'
import { sayCondition, sayFinding } from '@xinjian/engine/report/policy/say'
import type { PolicyTable } from '@xinjian/engine/report/policy/table'
import { LIMITS } from '@xinjian/intake/limits'
import { templateXlsx } from '@xinjian/report-files/xlsx-template'
import type { TenantDb } from '../../db/tenant.ts'
import type { Download } from '../../http/implement.ts'
import { type Column, sheet, XLSX } from '../../http/lists/workbook.ts'
import { ORDER_FILE_NAMES as SAYS } from './file-words.ts'
import { MISSING_NAMES, ORDER_STATUS_NAMES, OUTCOME_NAMES, OVERRIDE_NAMES } from './names.ts'
import { type OrderFilter, type OrderRecord, orderPage } from './store.ts'
import { allSubjects, faultyRows, wireSubject } from './subjects.ts'

const TITLES = [SAYS.name, SAYS.taxNo] as const

/** A text of ours in the reader's language. */
export type Say = (zh: string) => string

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
const china = (at: Date | null): string =>
  at === null
    ? ''
    : new Date(at.getTime() + 8 * 3_600_000).toISOString().slice(0, 16).replace('T', ' ')

export function ordersFile(tenant: TenantDb, filter: OrderFilter, say: Say): Download {
  async function* lines() {
    for (let page = 1; page * AT_ONCE <= MOST_ORDERS; page++) {
      const { rows } = await orderPage(tenant, filter, page, AT_ONCE)
      yield* rows.map((o) => [
        ...[o.no, say(SAYS.policyAt({ name: o.policy_name, n: o.policy_version }))],
        ...[o.file_name ?? '', say(ORDER_STATUS_NAMES[o.status])],
        ...[o.total, o.bad, o.pass, o.review, o.reject, o.unjudged, o.asked],
        ...[o.made_by, china(o.created_at), china(o.finished_at)],
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
      ...numbers([SAYS.asked]),
      ...texts([SAYS.by, SAYS.at, SAYS.finishedAt]),
    ],
    lines(),
  )
}

/** One enterprise a row, with every line that was hit or could not be said, and the reports that say so. */
export function subjectsFile(
  tenant: TenantDb,
  order: OrderRecord,
  { lines: asked }: Pick<PolicyTable, 'lines'>,
  say: Say,
): Download {
  const trial = order.against_code !== null
  async function* lines() {
    for await (const batch of allSubjects(tenant, order.no))
      for (const record of batch) {
        const row = wireSubject(record)
        const found = row.sealed ? [] : (record.lines ?? [])
        const reports = new Set(found.flatMap((l) => l.conditions.flatMap((c) => c.reportNo ?? [])))
        const why =
          !row.sealed && row.judged === 'PASS'
            ? say(SAYS.noneHolds({ n: asked.length }))
            : reasons(found, say)
        const outcome = row.sealed ? SAYS.sealed : OUTCOME_NAMES[row.outcome ?? 'NONE']
        yield [
          ...[row.name, row.taxNo, say(outcome), say(OUTCOME_NAMES[row.judged ?? 'NONE'])],
          ...[why, missingText(row, say), [...reports].join(say(SAYS.listed))],
          ...[row.score, row.grade ?? '', row.limit],
          ...[row.override ? say(OVERRIDE_NAMES[row.override]) : ''],
          ...(trial ? [say(OUTCOME_NAMES[row.against ?? 'NONE'])] : []),
        ]
      }
  }
  const columns: Column[] = [
    ...[[SAYS.name], [SAYS.taxNo], [SAYS.outcome], [SAYS.judged], [SAYS.why]],
    ...[[SAYS.missing], [SAYS.reports]],
    ...([[SAYS.score, 'number'], [SAYS.grade], [SAYS.limit, 'money']] as const),
    ...[[SAYS.override], ...(trial ? [[SAYS.against]] : [])],
  ] as Column[]
  return sheet(
    [say(SAYS.orderBook({ no: order.no })), say(SAYS.firmsSheet)],
    columns.map(([title, type]) => (type ? [say(title), type] : [say(title)])),
    lines(),
  )
}

const explained = (text: string, by: string, say: Say): string =>
  `${text}${say(SAYS.open)}${by}${say(SAYS.close)}`

/** What could not be said for want of a report stands in the column of missing reports: it has no name to be called by. */
const reasons = (lines: readonly NonNullable<RiskSubjectRow['first']>[], say: Say): string =>
  lines
    .flatMap(({ nth, verdict, holds, conditions }) => {
      const outcome = holds ? OUTCOME_NAMES[verdict] : SAYS.unsaid
      const said = conditions
        .filter(({ why }) => why !== 'NO_REPORT')
        .map((found) => {
          const { condition } = found
          const text = sayCondition(condition, { name: found.name, unit: found.unit })
          // A verdict that repeats its only reason says it once.
          const because = (found.because ?? [])
            .map((one) => one.text)
            .filter((one) => !found.detail?.includes(one.replace(/。$/, '')))
          const by = [...sayFinding(found, condition), ...because].map(say).join(say(SAYS.next))
          return explained(say(text), by, say)
        })
      if (said.length === 0) return []
      return [`${say(SAYS.line({ n: nth, outcome }))}${said.join(say(SAYS.and))}`]
    })
    .join(say(SAYS.next))

const missingText = ({ missing }: Pick<RiskSubjectRow, 'missing'>, say: Say): string =>
  missing
    .map(({ kind, why }) => explained(say(REPORT_KINDS[kind].title), say(MISSING_NAMES[why]), say))
    .join(say(SAYS.listed))

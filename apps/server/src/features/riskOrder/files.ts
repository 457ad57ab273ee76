/**
 * Workbooks of orders, in the language of who asks for them: the template of a list, its faulty rows, the list of orders, and all
 * enterprises of one with their reasons. Headings by which a list is read stay as they are read.
 */
import type { PolicyTable } from '@xinjian/engine/report/policy/table'
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
import { allSubjects, faultyRows, wireSubject } from './subjects.ts'

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
        ...[o.madeBy, china(o.createdAt), china(o.finishedAt)],
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
      ...texts([SAYS.by, SAYS.at, SAYS.finishedAt]),
    ],
    lines(),
  )
}

/** Of a judgement that is told no more. */
const SEALED = { scored: null, limit: null, reports: [] }

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
        const { scored, limit, reports } = row.sealed ? SEALED : record
        const why =
          !row.sealed && row.judged === 'PASS'
            ? say(SAYS.noneHolds({ n: asked.length }))
            : reasons(found, say)
        const outcome = row.sealed ? SAYS.sealed : OUTCOME_NAMES[row.outcome ?? 'NONE']
        yield [
          ...[row.name, row.taxNo, say(outcome), say(OUTCOME_NAMES[row.judged ?? 'NONE'])],
          ...[why, missingText(row, say), reportsText(reports, say)],
          ...[row.score, row.grade ?? '', scored ? scoreText(scored, say) : ''],
          ...[row.limit, limit ? limitText(limit, say) : ''],
          ...[row.override ? say(OVERRIDE_NAMES[row.override]) : ''],
          ...(trial ? [say(OUTCOME_NAMES[row.against ?? 'NONE'])] : []),
        ]
      }
  }
  const columns: Column[] = [
    ...[[SAYS.name], [SAYS.taxNo], [SAYS.outcome], [SAYS.judged], [SAYS.why]],
    ...[[SAYS.missing], [SAYS.reports]],
    ...([[SAYS.score, 'number'], [SAYS.grade], [SAYS.scoreFrom]] as const),
    ...([[SAYS.limit, 'money'], [SAYS.limitFrom]] as const),
    ...[[SAYS.override], ...(trial ? [[SAYS.against]] : [])],
  ] as Column[]
  return sheet(
    [say(SAYS.orderBook({ no: order.no })), say(SAYS.firmsSheet)],
    columns.map(([title, type]) => (type ? [say(title), type] : [say(title)])),
    lines(),
  )
}

/** Workbooks of orders: the template of a list, its faulty rows, the list of orders, and all enterprises of one with their reasons. */
import { Readable } from 'node:stream'
import type { RiskSubjectRow } from '@xinjian/contract/nouns/rules/riskOrder'
import { REPORT_KINDS } from '@xinjian/engine/report/kinds'
import { sayCondition, sayFound } from '@xinjian/engine/report/policy/say'
import { LIMITS } from '@xinjian/intake/limits'
import { streamTableXlsx } from '@xinjian/report-files/xlsx'
import { templateXlsx } from '@xinjian/report-files/xlsx-template'
import type { TenantDb } from '../../db/tenant.ts'
import type { Download } from '../../http/implement.ts'
import { MISSING_NAMES, ORDER_STATUS_NAMES, OUTCOME_NAMES, OVERRIDE_NAMES } from './names.ts'
import { type OrderFilter, type OrderRecord, orderPage } from './store.ts'
import { allSubjects, faultyRows, wireSubject } from './subjects.ts'

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const TITLES = ['企业名称', '纳税人识别号'] as const

let template: Promise<Uint8Array> | null = null

/** Cells are text, so that no number loses its zeros or its last digits. Written once: it is the same for everybody. */
export async function templateFile(): Promise<Download> {
  template ??= templateXlsx([
    { name: '企业名单', rows: [TITLES], widths: [36, 26], blank: 1_000 },
    {
      name: '填写说明',
      rows: [
        ['列', '怎样填写'],
        ['企业名称', '可不填；填写时须与登记名称一致，否则该行作为有误的行返回'],
        ['纳税人识别号', '18位统一社会信用代码，或原15位纳税人识别号'],
        ['', ''],
        [`最多 ${LIMITS.firmListRows} 家企业；支持 XLSX、XLS、CSV（UTF-8 或 GBK）`, ''],
        ['同一家企业只判断一次，重复的行作为有误的行返回', ''],
      ],
      widths: [30, 60],
    },
  ])
  return { fileName: '风控订单企业名单模板.xlsx', type: XLSX, body: await template }
}

type Lines = AsyncIterable<Record<string, string | number | null>>
type SheetColumns = Parameters<typeof streamTableXlsx>[1]

const sheet = (
  name: string,
  title: string,
  columns: readonly (readonly [title: string, type?: 'number' | 'money'])[],
  lines: AsyncIterable<readonly (string | number | null)[]>,
): Download => ({
  fileName: `${name}.xlsx`,
  type: XLSX,
  body: Readable.fromWeb(
    streamTableXlsx(
      title,
      columns.map(([head, type = 'text'], i) => ({
        key: String(i),
        title: head,
        type,
      })) as SheetColumns,
      keyed(lines),
    ) as never,
  ),
})

async function* keyed(lines: AsyncIterable<readonly (string | number | null)[]>): Lines {
  for await (const cells of lines)
    yield Object.fromEntries(cells.map((cell, i) => [String(i), cell]))
}

/** Under headers by which it is read again once it was put right. */
export function badFile(tenant: TenantDb, no: string): Download {
  async function* lines() {
    for (const row of await faultyRows(tenant, no))
      yield [String(row.sheet_row ?? ''), row.sheet ?? '', row.fault, row.name, row.tax_no]
  }
  const titles = ['行号', '工作表', '原因', ...TITLES].map((title) => [title] as const)
  return sheet(`有误的行-${no}`, '有误的行', titles, lines())
}

const AT_ONCE = 100
const MOST_ORDERS = 10_000
const china = (at: Date | null): string =>
  at === null
    ? ''
    : new Date(at.getTime() + 8 * 3_600_000).toISOString().slice(0, 16).replace('T', ' ')

export function ordersFile(tenant: TenantDb, filter: OrderFilter): Download {
  async function* lines() {
    for (let page = 1; page * AT_ONCE <= MOST_ORDERS; page++) {
      const { rows } = await orderPage(tenant, filter, page, AT_ONCE)
      yield* rows.map((o) => [
        ...[
          o.no,
          `${o.policy_name} 第${o.policy_version}版`,
          o.file_name ?? '',
          ORDER_STATUS_NAMES[o.status],
        ],
        ...[o.total, o.bad, o.pass, o.review, o.reject, o.unjudged, o.asked],
        ...[o.made_by, china(o.created_at), china(o.finished_at)],
      ])
      if (rows.length < AT_ONCE) return
    }
  }
  return sheet(
    '风控订单',
    '风控订单',
    [
      ...(['订单编号', '策略', '名单', '状态'] as const).map((title) => [title] as const),
      ...(
        ['企业数', '有误的行', '通过', '人工复核', '拒绝', '未判断', '待决定的改判'] as const
      ).map((title) => [title, 'number'] as const),
      ...(['提交人', '提交时间', '完成时间'] as const).map((title) => [title] as const),
    ],
    lines(),
  )
}

/** One enterprise a row, with every line that was hit or could not be said, and the reports that say so. */
export function subjectsFile(tenant: TenantDb, order: OrderRecord): Download {
  async function* lines() {
    for await (const batch of allSubjects(tenant, order.no))
      for (const record of batch) {
        const row = wireSubject(record)
        const lines = row.sealed ? [] : (record.lines ?? [])
        yield [
          ...[
            row.name,
            row.taxNo,
            row.sealed ? '授权已撤销' : OUTCOME_NAMES[row.outcome ?? 'NONE'],
          ],
          ...[OUTCOME_NAMES[row.judged ?? 'NONE'], reasons(lines), missingText(row)],
          ...[
            [...new Set(lines.flatMap((l) => l.conditions.flatMap((c) => c.reportNo ?? [])))].join(
              '、',
            ),
          ],
          ...[row.score, row.grade ?? '', row.limit],
          ...[row.override ? OVERRIDE_NAMES[row.override] : ''],
          ...(order.against_code === null ? [] : [OUTCOME_NAMES[row.against ?? 'NONE']]),
        ]
      }
  }
  return sheet(
    `风控订单-${order.no}`,
    '企业',
    [
      ['企业名称'],
      ['纳税人识别号'],
      ['结果'],
      ['策略判断'],
      ['原因'],
      ['缺少的报告'],
      ['依据的报告'],
      ['信用评分', 'number'],
      ['信用等级'],
      ['参考额度（元）', 'money'],
      ['改判'],
      ...(order.against_code === null ? [] : [['对照版本的判断'] as const]),
    ],
    lines(),
  )
}

const reasons = (lines: readonly NonNullable<RiskSubjectRow['first']>[]): string =>
  lines
    .map(({ nth, verdict, holds, conditions }) => {
      const said = conditions.map((found) => {
        const { condition } = found
        const text = sayCondition(condition, { name: found.name, unit: found.unit })
        return `${text}（${sayFound(condition, found)}）`
      })
      return `第${nth}行${holds ? OUTCOME_NAMES[verdict] : '无法判断'}：${said.join('，且')}`
    })
    .join('；')

const missingText = ({ missing }: Pick<RiskSubjectRow, 'missing'>): string =>
  missing.map(({ kind, why }) => `${REPORT_KINDS[kind].title}（${MISSING_NAMES[why]}）`).join('、')

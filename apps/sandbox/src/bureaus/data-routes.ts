/** Datasets of a logged-in enterprise: list, pages, index of invoice months, export files. */
import type { WorldClock } from '../clock.ts'
import { HEAD_COLUMNS, HEAD_SHEET, LINE_COLUMNS, LINE_SHEET } from '../export/columns.ts'
import { csv } from '../export/csv.ts'
import { headRows, lineRows } from '../export/rows.ts'
import { xlsx } from '../export/xlsx.ts'
import { sendFile } from '../http/reply.ts'
import { readJson, textField } from '../http/router.ts'
import {
  firstDay,
  formatDay,
  formatMonth,
  lastDay,
  type Month,
  monthOf,
  parseMonth,
} from '../world/calendar.ts'
import type { Direction, World } from '../world/world.ts'
import { DATASETS, type DatasetInfo, type Datasets, datasetOf, monthsOf } from './datasets.ts'
import { type ExportOrders, exportJson } from './exports.ts'
import { BureauFailure } from './failures.ts'
import type { Answer, Call, Gate } from './gate.ts'
import type { InvoiceData } from './invoice-data.ts'
import { expectStep } from './login.ts'
import type { Session, Sessions } from './sessions.ts'

export interface DataTools {
  world: World
  clock: WorldClock
  sessions: Sessions
  datasets: Datasets
  invoices: InvoiceData
  orders: ExportOrders
  /** Seconds until an ordered export is ready. */
  exportSeconds: () => number
  exportAbove: () => number | null
}

/** `half-` passwords see only this many months of invoices. */
const HALF_MONTHS = 18
const FIRST_RETURN_MONTHS = 4
const RETURNS = new Set(['VAT_RETURNS', 'CIT_QUARTERLY', 'FIN_STATEMENTS'])

export function dataRoutes(gate: Gate, tools: DataTools, sessionOf: (call: Call) => Session): void {
  const open = (call: Call): Session => {
    const session = sessionOf(call)
    expectStep(session, 'READY')
    return session
  }

  gate.on('GET', '/sessions/:id/datasets', 'datasets', (call) => {
    const session = open(call)
    const months = monthsOf(tools.world, session.firm, tools.clock)
    const span = { from: formatMonth(months[0]!), to: formatMonth(months.at(-1)!) }
    return {
      data: {
        datasets: DATASETS.map((d) => ({ ...d, ...span })),
        completeThrough: formatDay(tools.clock.today() - 1),
      },
    }
  })

  gate.on('GET', '/sessions/:id/datasets/:code/index', 'dataset.index', async (call) => {
    const { session, dataset } = asked(call, open(call))
    if (dataset.mode !== 'MONTH') throw new BureauFailure('BAD_REQUEST')
    const months = monthsOf(tools.world, session.firm, tools.clock).filter(
      (m) => !withheld(tools, session, m),
    )
    return {
      data: { months: await tools.invoices.index(session.firm, directionOf(dataset), months) },
    }
  })

  gate.on('GET', '/sessions/:id/datasets/:code', 'dataset', async (call) => {
    const { session, dataset } = asked(call, open(call))
    if (trouble(call, tools.sessions, session)) return null
    const page = positive(call, 'page', 1)
    const size = Math.min(positive(call, 'size', session.bureau.pageSize), session.bureau.pageSize)
    if (dataset.mode === 'PAGE') {
      const rows = await tools.datasets.rows(session.firm, dataset.code)
      if (rows.length === 0 && tooYoung(tools, session, dataset))
        throw new BureauFailure('NEW_ENTERPRISE')
      return paged(rows.slice((page - 1) * size, page * size), rows.length, page, size)
    }
    const month = monthParameter(call)
    call.detail = `${dataset.code} ${formatMonth(month)} ${page}`
    if (withheld(tools, session, month)) throw new BureauFailure('DATA_UNAVAILABLE')
    const direction = directionOf(dataset)
    const limit = tools.exportAbove() ?? session.bureau.exportAbove
    if (tools.invoices.size(session.firm, direction, month) > limit)
      throw new BureauFailure('EXPORT_REQUIRED', { limit })
    const { rows, total } = tools.invoices.page(session.firm, direction, month, page, size)
    return paged(rows, total, page, size)
  })

  gate.on('POST', '/sessions/:id/exports', 'export.order', async (call) => {
    const body = await readJson(call.context)
    const session = open(call)
    const dataset = permitted(session, textField(body, 'dataset'))
    if (dataset.mode !== 'MONTH') throw new BureauFailure('BAD_REQUEST')
    const range = {
      from: firstDay(month(textField(body, 'from'))),
      to: lastDay(month(textField(body, 'to'))),
    }
    if (range.from > range.to) throw new BureauFailure('BAD_REQUEST')
    call.detail = `${dataset.code} ${textField(body, 'from')}-${textField(body, 'to')}`
    return {
      data: exportJson(
        tools.orders.add(session.firm, directionOf(dataset), range, tools.exportSeconds() * 1000),
      ),
    }
  })

  gate.on('GET', '/sessions/:id/exports/:export', 'export.state', (call) => {
    const session = open(call)
    return { data: exportJson(tools.orders.get(call.context.params.export!, session.firm)) }
  })

  gate.on('GET', '/sessions/:id/exports/:export/file', 'export.file', async (call) => {
    const session = open(call)
    const order = tools.orders.get(call.context.params.export!, session.firm)
    if (Date.now() < order.readyAt) throw new BureauFailure('EXPORT_NOT_READY')
    const query = {
      firm: order.firm,
      directions: [order.direction],
      range: order.range,
      asOf: tools.clock.cutoff(),
    }
    const heads = () => headRows(tools.world, query)
    const lines = () => lineRows(tools.world, query)
    const format = call.context.query.get('format') ?? 'xlsx'
    call.detail = format
    const { res } = call.context
    if (format === 'heads.csv')
      await sendFile(res, 'text/csv; charset=utf-8', 'heads.csv', csv(HEAD_COLUMNS, heads()))
    else if (format === 'lines.csv')
      await sendFile(res, 'text/csv; charset=utf-8', 'lines.csv', csv(LINE_COLUMNS, lines()))
    else if (format === 'xlsx') {
      const sheets = [
        { name: HEAD_SHEET, columns: HEAD_COLUMNS, rows: heads() },
        { name: LINE_SHEET, columns: LINE_COLUMNS, rows: lines() },
      ]
      await sendFile(res, 'application/octet-stream', '全量发票查询导出结果.xlsx', xlsx(sheets))
    } else throw new BureauFailure('BAD_REQUEST')
    return null
  })
}

/** Returns do not exist before the first quarter is over. */
function tooYoung(tools: DataTools, session: Session, dataset: DatasetInfo): boolean {
  const age = monthOf(tools.clock.today()) - monthOf(session.firm.founded)
  return age < FIRST_RETURN_MONTHS && RETURNS.has(dataset.code)
}

function asked(call: Call, session: Session): { session: Session; dataset: DatasetInfo } {
  call.detail = call.context.params.code!
  return { session, dataset: permitted(session, call.context.params.code!) }
}

/** Who may see what: tax clerks no bank authorisations, `noperm-` passwords no invoices, `half-` nothing optional. */
function permitted(session: Session, code: string): DatasetInfo {
  const dataset = datasetOf(code)
  if (!dataset) throw new BureauFailure('BAD_REQUEST')
  const clerk = session.binding!.role === '办税员' && dataset.code === 'BANK_TAX_AUTHS'
  const refused = session.magic === 'noperm' && dataset.mode === 'MONTH'
  if (clerk || refused) throw new BureauFailure('NO_PERMISSION', { menu: dataset.name })
  if (session.magic === 'half' && !dataset.mandatory) throw new BureauFailure('DATA_UNAVAILABLE')
  return dataset
}

function withheld(tools: DataTools, session: Session, month: Month): boolean {
  const half = session.magic === 'half' && monthOf(tools.clock.today()) - month > HALF_MONTHS
  return half || tools.world.isMissing(session.firm, month)
}

/** `drop-` cuts the connection once, `kick-` ends the session. */
function trouble(call: Call, sessions: Sessions, session: Session): boolean {
  const { trouble } = session
  if (!trouble || --trouble.in > 0) return false
  session.trouble = null
  if (trouble.kind === 'kick') {
    sessions.end(session, 'KICKED_OUT')
    throw new BureauFailure('KICKED_OUT')
  }
  call.context.res.destroy()
  return true
}

const directionOf = (dataset: DatasetInfo): Direction =>
  dataset.code === 'INVOICE_OUT' ? 'OUT' : 'IN'

function paged(rows: readonly object[], total: number, page: number, size: number): Answer {
  return { data: { page, size, total, pages: Math.max(1, Math.ceil(total / size)), rows } }
}

function positive(call: Call, name: string, fallback: number): number {
  const text = call.context.query.get(name)
  const value = text === null ? fallback : Number(text)
  if (!Number.isInteger(value) || value < 1) throw new BureauFailure('BAD_REQUEST')
  return value
}

const monthParameter = (call: Call): Month => month(call.context.query.get('period') ?? '')

function month(text: string): Month {
  try {
    return parseMonth(text)
  } catch {
    throw new BureauFailure('BAD_REQUEST')
  }
}

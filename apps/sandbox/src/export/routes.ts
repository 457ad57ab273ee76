/** The world for people and importers: list of enterprises, and the export file of one of them. */
import type { Accounts } from '../bureaus/accounts.ts'
import type { WorldClock } from '../clock.ts'
import { HttpError, sendFile, sendJson, sendPage } from '../http/reply.ts'
import type { Context, Router } from '../http/router.ts'
import { bookSheets } from '../ledger/book-sheets.ts'
import { ledgerOf } from '../ledger/ledger.ts'
import { formatDay, formatMonth, parseDay } from '../world/calendar.ts'
import { makeFilings } from '../world/filings/filings.ts'
import { registrationOf } from '../world/filings/registration.ts'
import type { Firm } from '../world/firm.ts'
import { ARCHETYPES } from '../world/profile.ts'
import type { Direction, World } from '../world/world.ts'
import { HEAD_COLUMNS, HEAD_SHEET, LINE_COLUMNS, LINE_SHEET } from './columns.ts'
import { csv } from './csv.ts'
import { vatAnswers } from './returns.ts'
import { type ExportQuery, headRows, lineRows } from './rows.ts'
import { firmPage, worldPage } from './world-pages.ts'
import { xlsx } from './xlsx.ts'

const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

export function worldRoutes(
  router: Router,
  world: World,
  clock: WorldClock,
  accounts: Accounts,
): void {
  router.on('GET', '/world/enterprises', (c) => {
    sendJson(
      c.res,
      200,
      listed(world, c).map((firm) => summary(firm, world)),
    )
  })

  router.on('GET', '/world', (c) => sendPage(c.res, worldPage(listed(world, c))))
  router.on('GET', '/world/:taxNo', (c) =>
    sendPage(c.res, firmPage(firmOf(world, c.params.taxNo!), accounts)),
  )

  router.on('GET', '/world/enterprises/:taxNo', (c) => {
    sendJson(c.res, 200, summary(firmOf(world, c.params.taxNo!), world))
  })

  router.on('GET', '/world/registry/:taxNo', (c) => {
    const party = world.partyByTaxNo(c.params.taxNo!)
    if (!party) throw new HttpError(404, '沙箱里没有这家企业')
    const { taxNo, name, areaCode, status, small } = party
    sendJson(c.res, 200, {
      taxNo,
      name,
      areaCode,
      status,
      taxpayerType: small ? '小规模纳税人' : '增值税一般纳税人',
    })
  })

  router.on('GET', '/world/enterprises/:taxNo/export.xlsx', async (c) => {
    const query = exportQuery(world, clock, c)
    const sheets = [
      { name: HEAD_SHEET, columns: HEAD_COLUMNS, rows: headRows(world, query) },
      { name: LINE_SHEET, columns: LINE_COLUMNS, rows: lineRows(world, query) },
    ]
    await sendFile(c.res, XLSX_TYPE, `${fileName(query, clock)}.xlsx`, xlsx(sheets))
  })

  router.on('GET', '/world/enterprises/:taxNo/books.xlsx', async (c) => {
    const firm = firmOf(world, c.params.taxNo!)
    const { quarters } = await makeFilings(world, firm, clock.today())
    const ledger = ledgerOf(
      world,
      firm,
      quarters.map(({ form }) => form),
    )
    if (!ledger) throw new HttpError(404, '该企业还没有结账的季度，没有账套可导出')
    const name = `账套-${firm.name}-${formatDay(clock.today())}.xlsx`
    await sendFile(c.res, XLSX_TYPE, name, xlsx(bookSheets(world, firm, ledger)))
  })

  router.on('GET', '/world/enterprises/:taxNo/returns.json', async (c) => {
    const firm = firmOf(world, c.params.taxNo!)
    const answers = vatAnswers(firm, await makeFilings(world, firm, clock.today()))
    if (answers.length === 0) throw new HttpError(404, '该企业没有一般纳税人的增值税申报表')
    sendJson(c.res, 200, answers)
  })

  router.on('GET', '/world/enterprises/:taxNo/export.csv', async (c) => {
    const query = exportQuery(world, clock, c)
    const sheet = c.query.get('sheet') ?? 'heads'
    if (sheet !== 'heads' && sheet !== 'lines')
      throw new HttpError(400, 'sheet 应为 heads 或 lines')
    const body =
      sheet === 'heads'
        ? csv(HEAD_COLUMNS, headRows(world, query))
        : csv(LINE_COLUMNS, lineRows(world, query))
    await sendFile(c.res, 'text/csv; charset=utf-8', `${fileName(query, clock)}.csv`, body)
  })
}

/** Named firms; with `?neighbours=1` the ordinary ones too, with `?area=` those of one bureau. */
function listed(world: World, c: Context): Firm[] {
  const area = c.query.get('area')
  const all = c.query.get('neighbours') === '1' || area !== null
  return world.firms.filter(
    (f) => (all || f.localIndex < 0) && (area === null || f.areaCode === area),
  )
}

function summary(firm: Firm, world: World) {
  return {
    taxNo: firm.taxNo,
    name: firm.name,
    key: firm.key,
    archetype: firm.profile.archetype,
    archetypeName: ARCHETYPES[firm.profile.archetype],
    areaCode: firm.areaCode,
    /** Months whose invoices cannot be had: an export file alone does not show that they are missing. */
    missingMonths: (firm.profile.behaviour.missing ?? []).map((m) => formatMonth(world.base + m)),
    registration: registrationOf(firm, world),
  }
}

function firmOf(world: World, taxNo: string): Firm {
  const firm = world.byTaxNo(taxNo)
  if (!firm) throw new HttpError(404, '沙箱里没有这家企业')
  return firm
}

const DIRECTIONS: Record<string, readonly Direction[]> = {
  OUT: ['OUT'],
  IN: ['IN'],
  ALL: ['OUT', 'IN'],
}

function exportQuery(world: World, clock: WorldClock, c: Context): ExportQuery {
  const firm = firmOf(world, c.params.taxNo!)
  const directions = DIRECTIONS[c.query.get('direction') ?? 'ALL']
  if (!directions) throw new HttpError(400, 'direction 应为 OUT、IN 或 ALL')
  return { firm, directions, range: rangeOf(c, clock), asOf: clock.cutoff() }
}

function rangeOf(c: Context, clock: WorldClock): { from: number; to: number } {
  try {
    const from = c.query.get('from')
    const to = c.query.get('to')
    return { from: from ? parseDay(from) : 0, to: to ? parseDay(to) : clock.today() }
  } catch {
    throw new HttpError(400, 'from、to 应为 yyyy-mm-dd')
  }
}

const fileName = (query: ExportQuery, clock: WorldClock): string =>
  `全量发票查询导出结果-${query.firm.name}-${formatDay(clock.today())}`

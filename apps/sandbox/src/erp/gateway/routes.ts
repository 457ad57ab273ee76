/**
 * A gateway that an institution may stand before programs that are not known here: one protocol, by bearer key, whose paths, names and codes
 * differ from gateway to gateway (the product maps them).
 */
import { requireKey, sendJson } from '../../http/reply.ts'
import { type Context, type Router, readJson, textField } from '../../http/router.ts'
import { type Book, type Books, CURRENT, isMonthly, MONTHLY, type Row } from '../books.ts'
import { ProgramTrouble, type Visits } from '../visits.ts'

const BASE = '/erp/gateway'
const PAGE = 500

export function gatewayRoutes(router: Router, books: Books, visits: Visits, key: string): void {
  router.on('POST', `${BASE}/sessions`, async (c) => {
    requireKey(c.req, key)
    const body = await readJson(c)
    await answer(c, async () => {
      const { token, firm } = visits.enter(
        'GATEWAY',
        visits.firmBy(textField(body, 'taxNo')),
        textField(body, 'account'),
        textField(body, 'password'),
      )
      return { sessionId: token, taxNo: firm.taxNo, version: '3.1' }
    })
  })

  const on = (tail: string, work: (c: Context, book: Book) => Promise<Row>) =>
    router.on('GET', `${BASE}/sessions/:id/books/:book${tail}`, async (c) => {
      requireKey(c.req, key)
      await answer(c, async () => {
        const book = [...MONTHLY, ...CURRENT].find((known) => known === c.params.book)
        if (!book) throw new ProgramTrouble('NO_RIGHT')
        return work(c, book)
      })
    })
  on('/months', async (c, book) => {
    const firm = visits.pass('GATEWAY', c.params.id!, book)
    if (!isMonthly(book)) return { months: null }
    const months = await books.months(firm, book)
    return { months: months.map(({ month, mark }) => ({ month, mark })) }
  })
  on('', async (c, book) => {
    const firm = visits.pass('GATEWAY', c.params.id!, book)
    const all = await books.rows(firm, book, c.query.get('month') ?? '')
    const page = Number(c.query.get('page')) || 1
    const rows = all.slice((page - 1) * PAGE, page * PAGE).map((row) => told(book, row))
    return { rows, pages: Math.max(1, Math.ceil(all.length / PAGE)) }
  })

  router.on('POST', `${BASE}/sessions/:id/logout`, (c) => {
    requireKey(c.req, key)
    visits.leave(c.params.id!)
    sendJson(c.res, 200, { code: '0000', message: '成功', data: {} })
  })
}

const ITEMISED: ReadonlySet<Book> = new Set(['STOCK_SUMMARY', 'SALES_ORDERS', 'PURCHASE_ORDERS'])

/** Rows in the words of the protocol. */
function told(book: Book, row: Row): Row {
  const { month, code, name, ...rest } = row
  if (ITEMISED.has(book)) return { ...rest, month, item: code, itemName: name }
  return book === 'VOUCHERS' || book === 'BALANCES' ? { ...rest, month } : rest
}

async function answer(c: Context, work: () => Promise<Row>): Promise<void> {
  try {
    sendJson(c.res, 200, { code: '0000', message: '成功', data: await work() })
  } catch (error) {
    if (!(error instanceof ProgramTrouble)) throw error
    if (error.trouble === 'TOO_MANY') c.res.setHeader('retry-after', '1')
    const status = { TOO_MANY: 429, MAINTENANCE: 503, BROKEN: 502 }[error.trouble as 'BROKEN']
    sendJson(c.res, status ?? 200, { code: error.trouble, message: error.trouble, data: {} })
  }
}

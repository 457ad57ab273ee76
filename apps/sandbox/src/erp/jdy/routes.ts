/**
 * A REST API in the manner of 精斗云 and 智慧记: a token for a while, a list of each kind of document by period and page, an envelope with a code
 * of its own and HTTP 200 whatever happened. Amounts are numbers.
 */
import { sendJson } from '../../http/reply.ts'
import { type Context, type Router, readJson, textField } from '../../http/router.ts'
import type { Firm } from '../../world/firm.ts'
import { type Book, type Books, isMonthly, type Row } from '../books.ts'
import { ProgramTrouble, type Trouble, type Visits } from '../visits.ts'

const BASE = '/erp/jdy'
const PAGE = 200

/** Path → book, and how a row of it is written. */
const LISTS: Record<string, { book: Book; shown: (row: Row) => Row }> = {
  'gl/voucher_entry': {
    book: 'VOUCHERS',
    shown: (r) => ({
      bill_date: r.date,
      create_time: `${r.entered} 10:30:00`,
      period: compact(r.month),
      voucher_no: r.voucher,
      seq: r.line,
      explanation: r.text,
      account_number: r.account,
      account_name: r.accountName,
      amount_debit: Number(r.debit),
      amount_credit: Number(r.credit),
    }),
  },
  'stock/inventory_summary': {
    book: 'STOCK_SUMMARY',
    shown: (r) => ({
      period: compact(r.month),
      product_number: r.code,
      product_name: r.name,
      product_category: r.category,
      begin: { qty: r.openQty, cost: Number(r.openAmount) },
      in: { qty: r.inQty, cost: Number(r.inAmount) },
      out: { qty: r.outQty, cost: Number(r.outAmount) },
      end: { qty: r.closeQty, cost: Number(r.closeAmount) },
    }),
  },
  'sal/sale_order_entry': { book: 'SALES_ORDERS', shown: ordered },
  'pur/purchase_order_entry': { book: 'PURCHASE_ORDERS', shown: ordered },
  'arap/receivable_aging': { book: 'RECEIVABLES', shown: aged },
  'arap/payable_aging': { book: 'PAYABLES', shown: aged },
  'bas/contact': {
    book: 'PARTIES',
    shown: (r) => ({ contact_name: r.party, contact_type: r.role === 'SUPPLIER' ? 2 : 1 }),
  },
  'fund/bank_flow': {
    book: 'BANK_LINES',
    shown: (r) => ({
      bank_account: r.account,
      trade_date: r.date,
      seq: r.nth,
      income: Number(r.received),
      expense: Number(r.paid),
      balance: Number(r.balance),
      counterparty: r.party,
      remark: r.text,
    }),
  },
}

const BILL_STATUS: Record<string, number> = { 已审核: 1, 部分执行: 2, 完成: 3 }

function ordered(r: Row): Row {
  return {
    bill_no: r.docNo,
    bill_date: r.date,
    seq: r.line,
    contact_name: r.party,
    product_number: r.code,
    product_name: r.name,
    qty: r.qty,
    tax_price: Number(r.price),
    all_amount: Number(r.amount),
    delivery_date: r.dueOn,
    last_io_date: r.deliveredOn ?? '',
    io_qty: r.deliveredQty,
    io_amount: Number(r.deliveredAmount),
    invoice_qty: r.invoicedQty,
    invoice_amount: Number(r.invoicedAmount),
    bill_status: BILL_STATUS[String(r.status)],
  }
}

function aged(r: Row): Row {
  const ages = r.ages as { from: number; to: number | null; amount: string }[]
  return {
    contact_name: r.party,
    as_of: r.asOf,
    balance: Number(r.balance),
    aging: ages.map((a) => ({ days: [a.from, a.to], amount: Number(a.amount) })),
  }
}

/** `2026-03` → 202603 */
const compact = (month: unknown): number => Number(String(month).replace('-', ''))

const CODES: Record<Trouble, [code: number, description: string]> = {
  WRONG_LOGIN: [10001, '账号或密码错误'],
  OTHER_FIRM: [10002, '该账号未加入此企业'],
  EXPIRED: [20001, 'access_token 已失效'],
  NO_RIGHT: [40003, '没有该功能的权限'],
  TOO_MANY: [42900, '请求过于频繁'],
  MAINTENANCE: [50300, '系统维护中'],
  BROKEN: [50000, '系统繁忙'],
}

export function jdyRoutes(router: Router, books: Books, visits: Visits): void {
  router.on('POST', `${BASE}/auth/user_token`, async (c) => {
    const body = await readJson(c)
    await answer(c, async () => {
      const { token, firm } = visits.enter(
        'JDY',
        visits.firmBy(textField(body, 'company_tax_no')),
        textField(body, 'mobile'),
        textField(body, 'password'),
      )
      const company = { name: firm.name, tax_no: firm.taxNo }
      return { access_token: token, expires_in: 1_200, company }
    })
  })

  const on = (path: string, work: (c: Context, firm: Firm) => Promise<Row>, book: Book) =>
    router.on('GET', `${BASE}/v2/${path}`, (c) =>
      answer(c, () => work(c, visits.pass('JDY', String(c.req.headers['x-gw-token'] ?? ''), book))),
    )
  for (const [path, { book, shown }] of Object.entries(LISTS)) {
    on(
      path,
      async (c, firm) => {
        const period = c.query.get('period') ?? ''
        const month = `${period.slice(0, 4)}-${period.slice(4)}`
        const all = await books.rows(firm, book, month)
        const page = Number(c.query.get('page')) || 1
        const rows = all.slice((page - 1) * PAGE, page * PAGE).map(shown)
        return { rows, page, total_page: Math.max(1, Math.ceil(all.length / PAGE)) }
      },
      book,
    )
    if (isMonthly(book))
      on(
        `${path}/periods`,
        async (_c, firm) => ({
          rows: (await books.months(firm, book)).map((m) => ({
            period: compact(m.month),
            count: m.rows,
            etag: m.mark,
          })),
        }),
        book,
      )
  }

  router.on('POST', `${BASE}/auth/logout`, (c) => {
    visits.leave(String(c.req.headers['x-gw-token'] ?? ''))
    sendJson(c.res, 200, { errcode: 0, data: null })
  })
}

async function answer(c: Context, work: () => Promise<Row>): Promise<void> {
  try {
    sendJson(c.res, 200, { errcode: 0, description: 'success', data: await work() })
  } catch (error) {
    if (!(error instanceof ProgramTrouble)) throw error
    const [errcode, description] = CODES[error.trouble]
    sendJson(c.res, 200, { errcode, description })
  }
}

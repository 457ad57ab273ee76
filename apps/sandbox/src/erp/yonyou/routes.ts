/**
 * An interface in the manner of 用友 U8: a form is posted to log in, the session is a cookie, documents come with their lines inside and are
 * walked by a cursor, amounts are texts with commas, and what went wrong is said by HTTP status.
 */
import { sendJson } from '../../http/reply.ts'
import { type Context, type Router, readFields, textField } from '../../http/router.ts'
import { type Book, type Books, isMonthly, type Row } from '../books.ts'
import { ProgramTrouble, type Trouble, type Visits } from '../visits.ts'

const BASE = '/erp/yonyou/api'
/** Documents that one call gives. */
const MOST = 50

const BOOKS: Record<string, Book> = {
  code: 'ACCOUNTS',
  accsum: 'BALANCES',
  voucher: 'VOUCHERS',
  ar: 'RECEIVABLES',
  ap: 'PAYABLES',
  currentstock: 'STOCK_SUMMARY',
  saleorder: 'SALES_ORDERS',
  purchaseorder: 'PURCHASE_ORDERS',
  partner: 'PARTIES',
  bankbook: 'BANK_LINES',
}

const STATUS: Record<Trouble, [status: number, message: string]> = {
  WRONG_LOGIN: [401, '操作员或口令不正确'],
  OTHER_FIRM: [403, '操作员没有此账套的权限'],
  EXPIRED: [401, '会话已过期'],
  NO_RIGHT: [403, '没有功能权限'],
  TOO_MANY: [429, '并发数超过许可'],
  MAINTENANCE: [503, '服务器正在升级'],
  BROKEN: [500, '服务器内部错误'],
}

export function yonyouRoutes(router: Router, books: Books, visits: Visits): void {
  router.on('POST', `${BASE}/login`, async (c) => {
    const form = await readFields(c)
    await answer(c, async () => {
      const { token, firm } = visits.enter(
        'YONYOU',
        visits.firmOf(textField(form, 'ztcode')),
        textField(form, 'czy'),
        textField(form, 'kl'),
      )
      c.res.setHeader('set-cookie', `U8SESSION=${token}; Path=/; HttpOnly`)
      return { ok: true, dwmc: firm.name, nsrsbh: firm.taxNo, bbh: 'V16.5' }
    })
  })

  for (const [path, book] of Object.entries(BOOKS)) {
    const firmOf = (c: Context) => visits.pass('YONYOU', sessionOf(c), book)
    router.on('GET', `${BASE}/${path}/list`, (c) =>
      answer(c, async () => {
        const month = (c.query.get('kjqj') ?? '').replace('.', '-')
        const documents = documentsOf(book, await books.rows(firmOf(c), book, month))
        const start = Number(c.query.get('cursor')) || 0
        const next = start + MOST < documents.length ? String(start + MOST) : null
        return { list: documents.slice(start, start + MOST), next }
      }),
    )
    if (isMonthly(book))
      router.on('GET', `${BASE}/${path}/digest`, (c) =>
        answer(c, async () => ({
          list: (await books.months(firmOf(c), book)).map((m) => ({
            kjqj: m.month.replace('-', '.'),
            ts: m.mark,
          })),
        })),
      )
  }

  router.on('POST', `${BASE}/logout`, (c) => {
    visits.leave(sessionOf(c))
    sendJson(c.res, 200, { ok: true })
  })
}

const sessionOf = (c: Context): string =>
  /U8SESSION=(\w+)/.exec(String(c.req.headers.cookie ?? ''))?.[1] ?? ''

/** `12345.60` → `12,345.60` */
const commas = (amount: unknown): string =>
  String(amount).replace(/\B(?=(\d{3})+(?!\d)(?=\.))/g, ',')
/** `2026-03-05` → `20260305` */
const digits = (day: unknown): string => String(day).replaceAll('-', '')

type Documented = 'VOUCHERS' | 'SALES_ORDERS' | 'PURCHASE_ORDERS'

/** What of a document stands once, by which number, and what each of its lines says. */
const DOCUMENTS: Record<Documented, { head: (r: Row) => Row; line: (r: Row) => Row }> = {
  VOUCHERS: {
    head: (r) => ({
      kjqj: String(r.month).replace('-', '.'),
      pzh: r.voucher,
      zdrq: digits(r.date),
      lrrq: digits(r.entered),
    }),
    line: (r) => ({
      xh: r.line,
      zy: r.text,
      kmbm: r.account,
      kmmc: r.accountName,
      jf: commas(r.debit),
      df: commas(r.credit),
    }),
  },
  SALES_ORDERS: { head: orderHead, line: orderLine },
  PURCHASE_ORDERS: { head: orderHead, line: orderLine },
}

function orderHead(r: Row): Row {
  return { ddh: r.docNo, ddrq: digits(r.date), dwmc: r.party, zt: r.status }
}

function orderLine(r: Row): Row {
  return {
    xh: r.line,
    chbm: r.code,
    chmc: r.name,
    sl: r.qty,
    hsdj: commas(r.price),
    jshj: commas(r.amount),
    yfrq: digits(r.dueOn),
    zxrq: r.deliveredOn === null ? '' : digits(r.deliveredOn),
    ljzxsl: r.deliveredQty,
    ljzxje: commas(r.deliveredAmount),
    ljkpsl: r.invoicedQty,
    ljkpje: commas(r.invoicedAmount),
  }
}

const isDocumented = (book: Book): book is Documented => book in DOCUMENTS

/** Lines of a document stand within it, as stock of a period and the rest stand by themselves. */
function documentsOf(book: Book, rows: readonly Row[]): Row[] {
  if (!isDocumented(book)) return rows.map((row) => SHOWN[book](row))
  const { head, line } = DOCUMENTS[book]
  const documents = Map.groupBy(rows, (r) => `${r.month}/${r.voucher ?? r.docNo}`)
  return [...documents.values()].map((of) => ({ ...head(of[0]!), fl: of.map(line) }))
}

const aged = (r: Row): Row => ({
  dwmc: r.party,
  jzrq: digits(r.asOf),
  ye: commas(r.balance),
  zl: (r.ages as { from: number; to: number | null; amount: string }[]).map((a) => ({
    qs: a.from,
    zz: a.to ?? '',
    je: commas(a.amount),
  })),
})

const SHOWN: Record<Exclude<Book, Documented>, (row: Row) => Row> = {
  ACCOUNTS: (r) => ({ kmbm: r.account, kmmc: r.accountName, fx: r.direction }),
  BALANCES: (r) => ({
    kjqj: String(r.month).replace('-', '.'),
    kmbm: r.account,
    kmmc: r.accountName,
    // A balance on the credit side is told by its direction, not by a sign.
    qcfx: String(r.open).startsWith('-') ? '贷' : '借',
    qc: commas(String(r.open).replace('-', '')),
    jf: commas(r.debit),
    df: commas(r.credit),
    qmfx: String(r.close).startsWith('-') ? '贷' : '借',
    qm: commas(String(r.close).replace('-', '')),
  }),
  RECEIVABLES: aged,
  PAYABLES: aged,
  STOCK_SUMMARY: (r) => ({
    kjqj: String(r.month).replace('-', '.'),
    chbm: r.code,
    chmc: r.name,
    chfl: r.category,
    qcsl: r.openQty,
    qcje: commas(r.openAmount),
    rksl: r.inQty,
    rkje: commas(r.inAmount),
    cksl: r.outQty,
    ckje: commas(r.outAmount),
    jcsl: r.closeQty,
    jcje: commas(r.closeAmount),
  }),
  PARTIES: (r) => ({ dwmc: r.party, lx: r.role === 'SUPPLIER' ? '供应商' : '客户' }),
  BANK_LINES: (r) => ({
    zh: r.account,
    rq: digits(r.date),
    xh: r.nth,
    sr: commas(r.received),
    zc: commas(r.paid),
    ye: commas(r.balance),
    dfhm: r.party,
    zy: r.text,
  }),
}

async function answer(c: Context, work: () => Promise<Row>): Promise<void> {
  try {
    sendJson(c.res, 200, await work())
  } catch (error) {
    if (!(error instanceof ProgramTrouble)) throw error
    const [status, message] = STATUS[error.trouble]
    if (status === 429) c.res.setHeader('retry-after', '1')
    sendJson(c.res, status, { error: error.trouble, message })
  }
}

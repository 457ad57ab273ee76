/**
 * A web API in the manner of 金蝶云·星空: one login, one call that queries any form by its fields, rows as bare lists in the order of the
 * fields, refusals as a list in a list with HTTP 200.
 */
import { sendJson } from '../../http/reply.ts'
import { type Context, type Router, readJson, textField } from '../../http/router.ts'
import { type Book, type Books, isMonthly, type Row } from '../books.ts'
import { ProgramTrouble, type Trouble, type Visits } from '../visits.ts'

const BASE = '/erp/galaxy/K3Cloud/Kingdee.BOS.WebApi.ServicesStub'
/** Rows that one query gives at most. */
const MOST = 2_000

const ORDERED = {
  FBillNo: 'docNo',
  FDate: 'date',
  FSeq: 'line',
  'FMaterialId.FNumber': 'code',
  'FMaterialId.FName': 'name',
  FQty: 'qty',
  FTaxPrice: 'price',
  FAllAmount: 'amount',
  FDeliveryDate: 'dueOn',
  FLastDeliveredDate: 'deliveredOn',
  FDeliveredQty: 'deliveredQty',
  FDeliveredAmount: 'deliveredAmount',
  FInvoicedQty: 'invoicedQty',
  FInvoicedAmount: 'invoicedAmount',
  FDocumentStatus: 'status',
}

/** Form → book, and its fields → ours. */
const FORMS: Record<string, { book: Book; fields: Record<string, string> }> = {
  BD_Account: {
    book: 'ACCOUNTS',
    fields: { FNumber: 'account', FName: 'accountName', FDC: 'direction' },
  },
  GL_VOUCHER: {
    book: 'VOUCHERS',
    fields: {
      FDate: 'date',
      FCreateDate: 'entered',
      FPeriod: 'month',
      FVoucherNo: 'voucher',
      FEntrySeq: 'line',
      FExplanation: 'text',
      'FAccountID.FNumber': 'account',
      'FAccountID.FName': 'accountName',
      FDebit: 'debit',
      FCredit: 'credit',
    },
  },
  GL_Balance: {
    book: 'BALANCES',
    fields: {
      FPeriod: 'month',
      'FAccountID.FNumber': 'account',
      'FAccountID.FName': 'accountName',
      FBeginBalance: 'open',
      FDebit: 'debit',
      FCredit: 'credit',
      FEndBalance: 'close',
    },
  },
  STK_InvSumRpt: {
    book: 'STOCK_SUMMARY',
    fields: {
      FPeriod: 'month',
      'FMaterialId.FNumber': 'code',
      'FMaterialId.FName': 'name',
      'FMaterialId.FCategory': 'category',
      FBeginQty: 'openQty',
      FInQty: 'inQty',
      FOutQty: 'outQty',
      FEndQty: 'closeQty',
      FBeginAmount: 'openAmount',
      FInAmount: 'inAmount',
      FOutAmount: 'outAmount',
      FEndAmount: 'closeAmount',
    },
  },
  AR_AgingRpt: {
    book: 'RECEIVABLES',
    fields: { FParty: 'party', FAsOf: 'asOf', FBalance: 'balance', FAges: 'ages' },
  },
  AP_AgingRpt: {
    book: 'PAYABLES',
    fields: { FParty: 'party', FAsOf: 'asOf', FBalance: 'balance', FAges: 'ages' },
  },
  SAL_SaleOrder: { book: 'SALES_ORDERS', fields: { ...ORDERED, 'FCustId.FName': 'party' } },
  PUR_PurchaseOrder: {
    book: 'PURCHASE_ORDERS',
    fields: { ...ORDERED, 'FSupplierId.FName': 'party' },
  },
  BD_Party: { book: 'PARTIES', fields: { FName: 'party', FRole: 'role' } },
  CN_BankJournal: {
    book: 'BANK_LINES',
    fields: {
      FPeriod: 'month',
      FBankAcnt: 'account',
      FDate: 'date',
      FSeq: 'nth',
      FDebit: 'received',
      FCredit: 'paid',
      FBalance: 'balance',
      FOppositeName: 'party',
      FExplanation: 'text',
    },
  },
}
/** Its months, each with its count and a mark that moves with whatever is in it. */
const PERIODS = 'BD_PeriodDigest'

const SAYS: Partial<Record<Trouble, [code: number, message: string]>> = {
  EXPIRED: [1, '会话信息已丢失，请重新登录'],
  NO_RIGHT: [5, '当前用户没有该单据的查看权限'],
}

const STATUS: Partial<Record<Trouble, number>> = { TOO_MANY: 429, MAINTENANCE: 503 }

export function galaxyRoutes(router: Router, books: Books, visits: Visits): void {
  router.on('POST', `${BASE}.AuthService.ValidateUser.common.kdsvc`, async (c) => {
    const body = await readJson(c)
    await answer(c, async () => {
      try {
        const { token, firm } = visits.enter(
          'GALAXY',
          visits.firmOf(textField(body, 'acctID')),
          textField(body, 'username'),
          textField(body, 'password'),
        )
        const Context = {
          CustomName: firm.name,
          TaxNo: firm.taxNo,
          DisplayVersion: '8.2.0.2026',
        }
        return { LoginResultType: 1, KDSVCSessionId: token, Message: null, Context }
      } catch (error) {
        const why = error instanceof ProgramTrouble ? error.trouble : ''
        if (why === 'WRONG_LOGIN') return { LoginResultType: 0, Message: '用户名或密码错误' }
        if (why === 'OTHER_FIRM') return { LoginResultType: -7, Message: '数据中心不存在或未授权' }
        throw error
      }
    })
  })

  router.on('POST', `${BASE}.DynamicFormService.ExecuteBillQuery.common.kdsvc`, async (c) => {
    const { data } = await readJson(c)
    const query = (data ?? {}) as Row
    await answer(c, async () => {
      const token = String(c.req.headers['kdservice-sessionid'] ?? '')
      const { FormId, FieldKeys, FilterString, StartRow, Limit } = query
      const [, filter = ''] = /'([^']*)'/.exec(String(FilterString ?? '')) ?? []
      const periods = FormId === PERIODS
      const form = FORMS[periods ? filter : String(FormId)]
      if (!form) return refused(9, `不存在的表单 ${FormId}`)
      const firm = visits.pass('GALAXY', token, form.book)
      const keys = String(FieldKeys).split(',')
      if (periods) {
        if (!isMonthly(form.book)) return refused(9, '该单据没有会计期间')
        const months = await books.months(firm, form.book)
        return months.map((m) => [m.month.replace('-', '.'), m.rows, m.mark])
      }
      const limit = Number(Limit)
      if (!(limit >= 1 && limit <= MOST)) return refused(9, `Limit 应为 1 至 ${MOST}`)
      const all = await books.rows(firm, form.book, filter.replace('.', '-'))
      const start = Number(StartRow) || 0
      return all
        .slice(start, start + limit)
        .map((row) => keys.map((key) => shown(key, row[form.fields[key] ?? ''] ?? null)))
    })
  })

  router.on('POST', `${BASE}.AuthService.Logout.common.kdsvc`, (c) => {
    visits.leave(String(c.req.headers['kdservice-sessionid'] ?? ''))
    sendJson(c.res, 200, true)
  })
}

const DAYS = new Set(['FDate', 'FCreateDate', 'FAsOf', 'FDeliveryDate', 'FLastDeliveredDate'])

/** Days with a time that means nothing, as the program writes them. */
const shown = (key: string, value: unknown): unknown =>
  DAYS.has(key) && value !== null
    ? `${value}T00:00:00`
    : key === 'FPeriod'
      ? String(value).replace('-', '.')
      : value

const refused = (MsgCode: number, Message: string) => [
  [{ Result: { ResponseStatus: { IsSuccess: false, MsgCode, Errors: [{ Message }] } } }],
]

async function answer(c: Context, work: () => Promise<unknown>): Promise<void> {
  try {
    sendJson(c.res, 200, await work())
  } catch (error) {
    if (!(error instanceof ProgramTrouble)) throw error
    const said = SAYS[error.trouble]
    if (said) return sendJson(c.res, 200, refused(...said))
    if (error.trouble === 'TOO_MANY') c.res.setHeader('retry-after', '1')
    const status = STATUS[error.trouble] ?? 502
    sendJson(c.res, status, { Message: status === 503 ? '系统升级维护中' : '服务暂不可用' })
  }
}

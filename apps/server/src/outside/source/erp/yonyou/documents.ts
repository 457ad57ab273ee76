/** Book → documents of the program, and the lines of a book that each of them is. */
import type { BookKind } from '@xinjian/format/books/kinds'
import type { SourceRow } from '../../connector.ts'
import { lastDayOf } from '../exchange.ts'

interface Documents {
  path: string
  monthly: boolean
  lines(document: SourceRow): SourceRow[]
}

/** `2026.03` → `2026-03` */
const month = (kjqj: unknown): string => String(kjqj).replace('.', '-')
/** `20260305` → `2026-03-05` */
const day = (text: unknown): string => String(text).replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3')
/** `12,345.60` → `12345.60` */
const amount = (text: unknown): string => String(text).replaceAll(',', '')
/** A balance on the credit side is told by its direction. */
const signed = (text: unknown, side: unknown): string =>
  side === '贷' && Number(amount(text)) !== 0 ? `-${amount(text)}` : amount(text)

const one =
  (line: (r: SourceRow) => SourceRow) =>
  (document: SourceRow): SourceRow[] => [line(document)]

const aged = one((r) => ({
  party: r.dwmc,
  asOf: day(r.jzrq),
  balance: amount(r.ye),
  ages: (r.zl as SourceRow[]).map((a) => ({
    from: a.qs,
    to: a.zz === '' ? null : a.zz,
    amount: amount(a.je),
  })),
}))

/** An order with its lines (分录). */
const ordered = (d: SourceRow): SourceRow[] =>
  (d.fl as SourceRow[]).map((r) => ({
    docNo: d.ddh,
    date: day(d.ddrq),
    party: d.dwmc,
    status: d.zt,
    line: r.xh,
    item: r.chbm,
    itemName: r.chmc,
    qty: r.sl,
    price: amount(r.hsdj),
    amount: amount(r.jshj),
    dueOn: r.yfrq ? day(r.yfrq) : null,
    deliveredOn: r.zxrq ? day(r.zxrq) : null,
    deliveredQty: r.ljzxsl,
    deliveredAmount: amount(r.ljzxje),
    invoicedQty: r.ljkpsl,
    invoicedAmount: amount(r.ljkpje),
  }))

export const DOCUMENTS: Partial<Record<BookKind, Documents>> = {
  ACCOUNTS: {
    path: 'code',
    monthly: false,
    lines: one((r) => ({ account: r.kmbm, accountName: r.kmmc, direction: r.fx })),
  },
  BALANCES: {
    path: 'accsum',
    monthly: true,
    lines: one((r) => ({
      from: month(r.kjqj),
      to: month(r.kjqj),
      account: r.kmbm,
      accountName: r.kmmc,
      open: signed(r.qc, r.qcfx),
      debit: amount(r.jf),
      credit: amount(r.df),
      close: signed(r.qm, r.qmfx),
    })),
  },
  VOUCHERS: {
    path: 'voucher',
    monthly: true,
    lines: (d) =>
      (d.fl as SourceRow[]).map((r) => ({
        date: day(d.zdrq),
        // 制单日期 is the voucher's own day, 录入日期 when it was typed in.
        entered: d.lrrq ? day(d.lrrq) : null,
        month: month(d.kjqj),
        voucher: d.pzh,
        line: r.xh,
        text: r.zy,
        account: r.kmbm,
        accountName: r.kmmc,
        debit: amount(r.jf),
        credit: amount(r.df),
      })),
  },
  RECEIVABLES: { path: 'ar', monthly: false, lines: aged },
  PAYABLES: { path: 'ap', monthly: false, lines: aged },
  STOCK_SUMMARY: {
    path: 'currentstock',
    monthly: true,
    lines: one((r) => ({
      from: `${month(r.kjqj)}-01`,
      to: lastDayOf(month(r.kjqj)),
      item: r.chbm,
      itemName: r.chmc,
      category: r.chfl,
      openQty: r.qcsl,
      openAmount: amount(r.qcje),
      inQty: r.rksl,
      inAmount: amount(r.rkje),
      outQty: r.cksl,
      outAmount: amount(r.ckje),
      closeQty: r.jcsl,
      closeAmount: amount(r.jcje),
    })),
  },
  SALES_ORDERS: { path: 'saleorder', monthly: true, lines: ordered },
  PURCHASE_ORDERS: { path: 'purchaseorder', monthly: true, lines: ordered },
  PARTIES: {
    path: 'partner',
    monthly: false,
    lines: one((r) => ({ party: r.dwmc, role: r.lx === '供应商' ? 'SUPPLIER' : 'CUSTOMER' })),
  },
  BANK_LINES: {
    path: 'bankbook',
    monthly: true,
    lines: one((r) => ({
      account: r.zh,
      date: day(r.rq),
      nth: r.xh,
      received: amount(r.sr),
      paid: amount(r.zc),
      balance: amount(r.ye),
      party: r.dfhm,
      text: r.zy,
    })),
  },
}

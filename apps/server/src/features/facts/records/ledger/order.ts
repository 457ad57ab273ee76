/** 销售订单 and 采购订单: a line of an order a row, with what was delivered and invoiced of it so far. */
import type { FactTable } from '../fact-row.ts'
import { flatDataset } from '../flat.ts'
import { monthOfDaySql } from '../month.ts'
import { text } from '../values.ts'
import { filedByDay, monthField } from './filed.ts'
import { ITEM } from './item-columns.ts'

/** As the product counts states; null = the source tells none, or one that is not known. */
type OrderState = 'DRAFT' | 'OPEN' | 'PARTIAL' | 'DONE' | 'CLOSED' | 'VOID'

/** The first that fits: 未关闭 is open, 部分关闭 is in part. */
const STATES: readonly (readonly [OrderState, RegExp])[] = [
  ['VOID', /作废|取消|撤销|void|cancel/i],
  ['DRAFT', /草稿|暂存|创建|未审|待审|审核中|提交|draft/i],
  ['PARTIAL', /部分|partial/i],
  ['OPEN', /未(?:关闭|执行|完成|发货|入库)|正常|已审|审核|执行中|open|approved/i],
  ['DONE', /完成|完毕|全部|已执行|已发货|已入库|done|completed/i],
  ['CLOSED', /关闭|终止|closed/i],
]

export const orderState = (value: unknown): OrderState | null => {
  const told = text(value)
  return told === null ? null : (STATES.find(([, words]) => words.test(told))?.[0] ?? null)
}

const STATE_SHOWN = `case r.state when 'DRAFT' then '草稿' when 'OPEN' then '已审核' when 'PARTIAL' then '部分执行' when 'DONE' then '完成'
                     when 'CLOSED' then '关闭' when 'VOID' then '作废' end`

const order = (
  table: FactTable & ('sales_order' | 'purchase_order'),
  part: string,
  title: string,
  side: { party: { zh: string; en: string }; done: string; doneEn: string },
) =>
  flatDataset({
    table,
    part,
    // What was done for it is told anew each time: a line is known by its order.
    key: (r) =>
      (text(r.docNo) === null ? [r.date, r.party] : [r.docNo])
        .concat([r.line, r.item, r.place])
        .map((value) => text(value))
        .join('/'),
    columns: {
      ordered_on: { kind: 'date', from: 'date', fact: 'date', zh: '订单日期', en: 'Ordered on' },
      doc_no: { from: 'docNo', fact: 'docNo', zh: '订单编号', en: 'Order' },
      ...ITEM,
      party: { from: 'party', fact: 'party', ...side.party },
      qty: { kind: 'number', from: 'qty', fact: 'qty', zh: '数量', en: 'Quantity' },
      price: { kind: 'money', from: 'price', zh: '单价', en: 'Unit price', unsummed: true },
      amount: { kind: 'money', from: 'amount', fact: 'amount', zh: '金额', en: 'Amount' },
      due_on: { kind: 'date', from: 'dueOn', fact: 'due', zh: '约定交货', en: 'Due on' },
      delivered_on: {
        kind: 'date',
        from: 'deliveredOn',
        fact: 'delivered',
        ...{ zh: `最近${side.done}`, en: `Last ${side.doneEn}` },
      },
      delivered_qty: {
        kind: 'number',
        from: 'deliveredQty',
        fact: 'deliveredQty',
        ...{ zh: `已${side.done}数量`, en: `Quantity ${side.doneEn}` },
      },
      delivered_amount: {
        kind: 'money',
        from: 'deliveredAmount',
        fact: 'deliveredAmount',
        ...{ zh: `已${side.done}金额`, en: `Amount ${side.doneEn}` },
      },
      invoiced_qty: {
        kind: 'number',
        from: 'invoicedQty',
        fact: 'invoicedQty',
        ...{ zh: '已开票数量', en: 'Quantity invoiced' },
      },
      invoiced_amount: {
        kind: 'money',
        from: 'invoicedAmount',
        fact: 'invoicedAmount',
        ...{ zh: '已开票金额', en: 'Amount invoiced' },
      },
      state: {
        from: 'status',
        read: orderState,
        fact: 'state',
        ...{ zh: '状态', en: 'State', shown: STATE_SHOWN },
      },
    },
    at: { sql: "to_char(t.ordered_on, 'YYYY-MM')" },
    order: 'r.ordered_on desc, r.doc_no, r.row_key',
    search: ['r.doc_no', 'r.item', 'r.item_name', 'r.party', 'r.warehouse'],
    evidence: {
      title,
      counter: '条',
      byFile: true,
      fields: {
        month: monthField('r.ordered_on'),
        dueMonth: { sql: monthOfDaySql('r.due_on'), type: 'int' },
      },
    },
    filed: filedByDay(table, 'ordered_on'),
  })

export const salesOrder = order('sales_order', 'SALES_ORDERS', '销售订单', {
  party: { zh: '客户', en: 'Customer' },
  ...{ done: '发货', doneEn: 'delivered' },
})
export const purchaseOrder = order('purchase_order', 'PURCHASE_ORDERS', '采购订单', {
  party: { zh: '供应商', en: 'Supplier' },
  ...{ done: '入库', doneEn: 'received' },
})

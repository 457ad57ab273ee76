/** 销售明细 and 采购明细: a line of a document a row; what was given back is negative. */
import { flatDataset } from '../flat.ts'
import { text } from '../values.ts'
import { filedByDay, monthField } from './filed.ts'
import { ITEM } from './item-columns.ts'

const trade = (
  table: 'sales_line' | 'purchase_line',
  part: string,
  title: string,
  party: { zh: string; en: string },
) =>
  flatDataset({
    table,
    part,
    key: (r) =>
      [r.date, r.docNo, r.item, r.place, r.qty, r.amount].map((value) => text(value)).join('/'),
    columns: {
      sold_on: { kind: 'date', from: 'date', fact: 'date', zh: '日期', en: 'Date' },
      doc_no: { from: 'docNo', fact: 'docNo', zh: '单据号', en: 'Document' },
      ...ITEM,
      party: { from: 'party', fact: 'party', ...party },
      qty: { kind: 'number', from: 'qty', fact: 'qty', zh: '数量', en: 'Quantity' },
      amount: { kind: 'money', from: 'amount', fact: 'amount', zh: '金额', en: 'Amount' },
    },
    order: 'r.sold_on desc, r.doc_no, r.row_key',
    search: ['r.doc_no', 'r.item', 'r.item_name', 'r.party', 'r.warehouse'],
    evidence: {
      title,
      counter: '条',
      byFile: true,
      fields: { month: monthField('r.sold_on') },
    },
    filed: filedByDay(table, 'sold_on'),
  })

export const salesLine = trade('sales_line', 'SALES', '销售明细', { zh: '客户', en: 'Customer' })
export const purchaseLine = trade('purchase_line', 'PURCHASES', '采购明细', {
  zh: '供应商',
  en: 'Supplier',
})

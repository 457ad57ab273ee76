/** 出入库流水: a line of a document a row. */
import { flatDataset } from '../flat.ts'
import { text } from '../values.ts'
import { filedByDay, monthField } from './filed.ts'
import { ITEM } from './item-columns.ts'

export const stockMove = flatDataset({
  table: 'stock_move',
  part: 'STOCK_MOVES',
  key: (r) =>
    [r.date, r.docNo, r.place, r.item, r.inQty, r.outQty].map((value) => text(value)).join('/'),
  columns: {
    moved_on: { kind: 'date', from: 'date', fact: 'date', zh: '日期', en: 'Date' },
    doc_no: { from: 'docNo', fact: 'docNo', zh: '单据号', en: 'Document' },
    ...ITEM,
    in_qty: { kind: 'number', from: 'inQty', fact: 'inQty', zh: '入库数量', en: 'In' },
    out_qty: { kind: 'number', from: 'outQty', fact: 'outQty', zh: '出库数量', en: 'Out' },
    in_amount: {
      kind: 'money',
      from: 'inAmount',
      fact: 'inAmount',
      zh: '入库金额',
      en: 'Amount in',
    },
    out_amount: {
      kind: 'money',
      from: 'outAmount',
      fact: 'outAmount',
      zh: '出库金额',
      en: 'Amount out',
    },
  },
  order: 'r.moved_on desc, r.doc_no, r.row_key',
  search: ['r.doc_no', 'r.item', 'r.item_name', 'r.warehouse'],
  evidence: {
    title: '出入库流水',
    counter: '条',
    byFile: true,
    fields: { month: monthField('r.moved_on') },
  },
  filed: filedByDay('stock_move', 'moved_on'),
})

/** 收发存汇总: an item, warehouse and period a row. */
import { flatDataset } from '../flat.ts'
import { monthOfDaySql } from '../month.ts'
import { text } from '../values.ts'
import { filedBy, monthField } from './filed.ts'
import { CATEGORY, ITEM } from './item-columns.ts'

export const stockSummary = flatDataset({
  table: 'stock_summary',
  part: 'STOCK_SUMMARY',
  key: (r) => `${text(r.from)}/${text(r.to)}/${text(r.place)}/${text(r.item)}`,
  columns: {
    day_from: {
      kind: 'date',
      from: 'from',
      fact: 'from',
      held: 'day_from::text',
      zh: '期间起',
      en: 'From',
    },
    day_to: { kind: 'date', from: 'to', fact: 'to', held: 'day_to::text', zh: '期间止', en: 'To' },
    ...ITEM,
    ...CATEGORY,
    unit: { from: 'unit', fact: 'unit', zh: '单位', en: 'Unit' },
    open_qty: { kind: 'number', from: 'openQty', fact: 'openQty', zh: '期初数量', en: 'Opening' },
    in_qty: { kind: 'number', from: 'inQty', fact: 'inQty', zh: '入库数量', en: 'In' },
    out_qty: { kind: 'number', from: 'outQty', fact: 'outQty', zh: '出库数量', en: 'Out' },
    close_qty: {
      kind: 'number',
      from: 'closeQty',
      fact: 'closeQty',
      zh: '期末数量',
      en: 'Closing',
    },
    open_amount: {
      kind: 'money',
      from: 'openAmount',
      fact: 'openAmount',
      zh: '期初金额',
      en: 'Opening amount',
    },
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
    close_amount: {
      kind: 'money',
      from: 'closeAmount',
      fact: 'closeAmount',
      zh: '期末金额',
      en: 'Closing amount',
    },
  },
  order: 'r.day_to desc, r.close_amount desc nulls last, r.row_key',
  search: ['r.item', 'r.item_name', 'r.warehouse', 'r.category'],
  evidence: {
    title: '收发存汇总',
    counter: '条',
    byFile: true,
    fields: { monthFrom: monthField('r.day_from'), monthTo: monthField('r.day_to') },
  },
  filed: filedBy(
    'stock_summary',
    'day_from, day_to',
    monthOfDaySql('p.day_from'),
    monthOfDaySql('p.day_to'),
  ),
})

/** 库存: what lay in a warehouse on a day, an item a row. */
import { flatDataset } from '../flat.ts'
import { text } from '../values.ts'
import { filedByDay } from './filed.ts'
import { CATEGORY, ITEM } from './item-columns.ts'

export const stockOnHand = flatDataset({
  table: 'stock_on_hand',
  part: 'STOCK',
  key: (r) => `${text(r.asOf)}/${text(r.place)}/${text(r.item)}`,
  columns: {
    as_of: { kind: 'date', from: 'asOf', fact: 'asOf', zh: '截止日', en: 'As of' },
    ...ITEM,
    ...CATEGORY,
    unit: { from: 'unit', fact: 'unit', zh: '单位', en: 'Unit' },
    qty: { kind: 'number', from: 'qty', fact: 'qty', zh: '数量', en: 'Quantity' },
    amount: { kind: 'money', from: 'amount', fact: 'amount', zh: '成本金额', en: 'At cost' },
    price: { kind: 'money', from: 'price', fact: 'price', zh: '售价', en: 'Price', unsummed: true },
  },
  order: 'r.as_of desc, r.amount desc nulls last, r.row_key',
  search: ['r.item', 'r.item_name', 'r.warehouse', 'r.category'],
  evidence: { title: '库存', counter: '条', byFile: true },
  filed: filedByDay('stock_on_hand', 'as_of'),
})

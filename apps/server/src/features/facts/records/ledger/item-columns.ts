/** Columns by which every book of stock and trade names an item. */
export const ITEM = {
  item: { from: 'item', otherwise: '', fact: 'item', zh: '存货编码', en: 'Item' },
  item_name: { from: 'itemName', fact: 'name', zh: '存货名称', en: 'Name' },
  warehouse: { from: 'place', fact: 'place', zh: '仓库', en: 'Warehouse' },
} as const

export const CATEGORY = {
  category: { from: 'category', fact: 'category', zh: '分类', en: 'Category' },
} as const

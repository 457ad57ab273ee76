import { words } from '@xinjian/format/say/words'

export const ERP_ITEM_INDICATOR_SAYS = words({
  amount: ['存货金额', 'Stock'],
  amountFormula: [
    'Σ 存货余额日各行的结存金额',
    'Σ amounts of the rows of stock on the day of the stock',
  ],
  day: ['存货余额日', 'Day of the stock'],
  noAmounts: ['账套没有写明存货金额', 'the books state no amounts of stock'],
  quantity: ['存货数量', 'Quantity in stock'],
  quantityFormula: [
    'Σ 存货余额日各行的结存数量，仅当账套写明各行为同一计量单位',
    'Σ quantities of the rows of stock, only where the books state one unit for all',
  ],
  unitsDiffer: [
    '账套没有写明同一计量单位，各存货的数量不能相加',
    'the books do not state one unit: quantities of several items cannot be summed',
  ],
  unitIs: ['计量单位为{unit:text}', 'unit: “{unit}”'],
  items: ['存货种类(SKU)', 'Items in stock (SKU)'],
  itemsFormula: [
    '存货余额日数量或金额不为零的存货种数',
    'Items whose quantity or amount is not nil on the day of the stock',
  ],
  below: ['负库存存货', 'Items below zero'],
  belowFormula: [
    '任一仓库的结存数量(无数量的取金额)小于零的存货种数',
    'Items of which a place has a quantity (an amount, where there is no quantity) below zero',
  ],
  belowShare: ['负库存存货占比', 'Share of items below zero'],
  belowShareFormula: ['负库存存货种数 ÷ 存货种类', 'Items below zero ÷ items in stock'],

  untied: ['收发存不符的行', 'Rows that do not come out'],
  untiedFormula: [
    '期初＋入库－出库－期末≠0的行数，数量与金额分别核对；数量相差不超过{quantity:code}、金额相差不超过{fen:count}分的视为取舍误差',
    'Rows of which opening + in − out − closing is not nil, in quantity or in amount; up to {quantity} of a quantity and {fen} fen of an amount are rounding',
  ],
  rowsLooked: ['核对的行', 'Rows looked at'],
  breaks: ['期初与上期期末不同', 'Openings unlike the closing before'],
  breaksFormula: [
    '前后相接的两期之间，同一仓库同一存货的期初与上期期末不同的次数；数量相差不超过{quantity:code}、金额相差不超过{fen:count}分的视为取舍误差',
    'Between two periods that follow each other, items of a place that do not open as they closed; up to {quantity} of a quantity and {fen} fen of an amount are rounding',
  ],
  joints: ['前后相接的期间', 'Periods that follow one another'],
  loss: ['盘亏率', 'Stock lost at counts'],
  lossFormula: ['盘亏金额 ÷ 存货金额', 'Amount lost at counts ÷ stock'],
  lossNeeds: ['盘点记录', 'records of counts'],
  lossUntold: ['账套没有盘点记录', 'the books have no records of counts'],
})

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

  above: ['结存金额大于零', 'amount above nil'],
  worth: ['金额为正的存货', 'Stock worth something'],
  noneWorth: ['没有金额为正的存货', 'no stock has an amount above nil'],
  age: ['库龄结构', 'Age of stock'],
  age30: ['库龄结构·30天以内', 'Age of stock: up to 30 days'],
  age60: ['库龄结构·31至60天', 'Age of stock: 31 to 60 days'],
  age90: ['库龄结构·61至90天', 'Age of stock: 61 to 90 days'],
  age180: ['库龄结构·91至180天', 'Age of stock: 91 to 180 days'],
  age365: ['库龄结构·181至365天', 'Age of stock: 181 to 365 days'],
  ageOver: ['库龄结构·365天以上', 'Age of stock: over 365 days'],
  ageFormula: [
    '按先进先出落在该库龄的结存金额 ÷ 金额为正的存货',
    'Amount that by first in, first out is of this age ÷ stock worth something',
  ],
  undated: [
    '占{part:percent}的存货早于已知的入库，只知至少{days:count}天',
    '{part} of the stock is older than what is known to have come in: at least {days|day|days}',
  ],
  idle: ['呆滞率', 'Idle stock'],
  idleFormula: [
    '截至存货余额日连续{days:count}天没有收发的结存金额 ÷ 金额为正的存货',
    'Amount that has not moved for {days|day|days} up to the day of the stock ÷ stock worth something',
  ],
  idleAmount: ['呆滞存货金额', 'Idle stock, amount'],
  idleItems: ['呆滞存货', 'idle items'],
  noFlows: [
    '没有取得存货余额日之前的收发',
    'what came in and went out before the day of the stock is not known',
  ],
  fewDays: [
    '收发只知道存货余额日之前的{days:count}天，至少需要{needed:count}天',
    'movements are known for {days|day|days} before the day of the stock, at least {needed} needed',
  ],

  turnover: ['收发存存货周转天数(滚动)', 'Days of stock by the stock summary, rolling'],
  turnoverFormula: [
    '平均结存金额 ÷ 出库金额 × 30 × 月数；平均结存为各期(期初＋期末)÷2按天数加权，出库金额代替销售成本',
    'Average stock ÷ what went out × 30 × months; the average is (opening + closing) ÷ 2 of each period, weighed by days, and what went out stands for the cost of sales',
  ],
  average: ['平均结存', 'Average stock'],
  averageBelow: ['平均结存为负', 'the average stock is below nil'],
  out: ['出库金额', 'What went out'],
  months: ['月数', 'Months'],
  crossing: [
    '收发存汇总的期间跨出所看的月份，不能分开',
    'a period of the stock summary reaches beyond these months and cannot be divided',
  ],
  noFlowAmounts: [
    '收发存汇总没有写明期初、出库与期末金额',
    'the stock summary tells no amounts of opening, out and closing',
  ],
  class: ['品类ABC', 'ABC classes'],
  classA: ['品类ABC·A类', 'ABC classes: A'],
  classB: ['品类ABC·B类', 'ABC classes: B'],
  classC: ['品类ABC·C类', 'ABC classes: C'],
  classFormula: [
    '按近12个月销售额(没有销售明细的取出库金额)从大到小累计，80%以内为A，95%以内为B，其余为C；跨线的一种归入上一类',
    'By the sales of the last 12 months (what went out, where no sales are told), largest first: up to 80% A, up to 95% B, the rest C; the item that crosses a line belongs above it',
  ],
  classItems: ['存货种数', 'Items'],
  classHeld: ['C类存货占比', 'Stock of class C'],
  classHeldFormula: [
    'C类存货的结存金额 ÷ 金额为正的存货',
    'Stock of items of class C ÷ stock worth something',
  ],
  heldAmount: ['C类存货金额', 'Stock of class C, amount'],
  bySales: ['按销售额划分', 'by sales'],
  byOut: ['没有销售明细，按出库金额划分', 'no sales lines: by what went out'],
  noSalesNoFlows: [
    '没有取得近12个月的销售或出库金额',
    'no sales and nothing that went out is known of the last 12 months',
  ],
  returns: ['退货率', 'Returns'],
  returnsFormula: [
    '退货金额(负数销售) ÷ 销售额(不减退货)',
    'Returns (sales below nil) ÷ sales before returns',
  ],
  returnsUntold: ['销售明细没有逐行区分退货', 'the sales lines do not tell returns one by one'],
  soldAmount: ['销售额', 'Sales'],
  returnedAmount: ['退货金额', 'Returned'],
  returnsFromTo: [
    '销售日期 {from:code} 至 {to:code}；金额为负',
    'sold {from} to {to}; amount below nil',
  ],

  pledge: ['可质押金额', 'Can be pledged'],
  pledgeFormula: [
    'Σ min(成本，售价×{part:percent}) ×(1－呆滞折扣)；没有售价的以成本代替售价；呆滞或不能判断是否呆滞的折扣{discount:percent}，负库存、无金额及365天没有收发的不计',
    'Σ min(cost, sale price × {part}) × (1 − discount); without a sale price the cost stands for it; idle stock, and stock not known to move, is discounted by {discount}; stock below nil, without an amount, or that has not moved for 365 days is left out',
  ],
  pledgeCost: ['计入存货的成本', 'Cost of what counts'],
  pledgeItems: ['计入可质押金额的存货', 'items that count as pledge'],
  pledgeShare: ['可质押金额占存货', 'Can be pledged, of stock'],
  pledgeShareFormula: ['可质押金额 ÷ 存货金额', 'Can be pledged ÷ stock'],

  untied: ['收发存不符的行', 'Rows that do not come out'],
  untiedFormula: [
    '期初＋入库－出库－期末≠0的行数，数量与金额分别核对；数量相差不超过{quantity:code}、金额相差不超过{fen:count}分的视为取舍误差',
    'Rows of which opening + in − out − closing is not nil, in quantity or in amount; up to {quantity} of a quantity and {fen} fen of an amount are rounding',
  ],
  periods: ['收发存汇总的期间', 'Periods of the stock summary'],
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

/** What is said of sales by product and by region. */
import { words } from '@xinjian/format/say/words'

export const SOLD_SAYS = words({
  byProduct: ['{when:span}销售明细(按产品)', 'Sales lines by product, {when}'],
  byRegion: ['{when:span}销售明细(按客户地区)', 'Sales lines by region of the customer, {when}'],
  item: ['产品编码', 'Product'],
  name: ['产品名称', 'Name of product'],
  region: ['地区', 'Region'],
  amount: ['销售额', 'Sales'],
  share: ['占比', 'Share'],
  unknown: ['未知', 'not known'],
  others: ['其余{n:count}种产品', '{n|other product|other products}'],
  lines: ['销售明细{months:periods}', 'Sales lines of {months}'],
  linesOf: ['销售明细{months:periods}，产品{item:text}', 'Sales lines of {months} of “{item}”'],
  productNote: [
    '按销售明细汇总，退货抵减；明细没有写产品的列为未知。销售明细未写明是否含税，合计不与账面营业收入比较',
    'Sums of the sales lines, returns taken off; what names no product is shown as not known. The lines do not say whether tax is in them, so the total is not compared with revenue of the books',
  ],
  regionNote: [
    '地区为客户在开票中的税号所属省份；明细没有写客户，或客户没有可识别的税号的，列为未知',
    'The region is the province in the tax number that the customer has on invoices; lines that name nobody, or a customer without such a number, are not known',
  ],
  notNumbered: [
    '没有可以使用的发票，客户的税号未知，全部列为未知',
    'no invoices may be used, so no tax number of a customer is known',
  ],
  noSales: [
    '没有近12个月的销售明细，收入不能按产品和地区划分；可参考收入的下级科目。',
    'There are no sales lines of the last 12 months, so revenue is not divided by product or region; see the accounts under revenue.',
  ],
})

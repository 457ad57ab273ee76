/** Stock and ageing in the layouts of programs. */
import { describe, it } from 'vitest'
import { heldTo, type Layout } from './layout.ts'

const STOCK: Layout[] = [
  {
    of: 'U8 收发存汇总表, one line of headings, 结存 at the end',
    sheet: `
      日期：2024-03-01 至 2024-03-31
      仓库名称;存货编码;存货名称;规格型号;主计量单位;期初结存数量;期初结存单价;期初结存金额;收入数量;收入单价;收入金额;发出数量;发出单价;发出金额;结存数量;结存单价;结存金额
      主仓;A;螺丝;M3;千克;10;2;20;5;2;10;3;2;6;12;2;24`,
    kind: 'STOCK_SUMMARY',
    rows: 1,
    totals: {
      ...{ openQty: '10', inQty: '5', outQty: '3', closeQty: '12' },
      ...{ openAmount: '20.00', inAmount: '10.00', outAmount: '6.00', closeAmount: '24.00' },
    },
    first: {
      item: 'A',
      itemName: '螺丝',
      place: '主仓',
      unit: '千克',
      from: '2024-03-01',
      closeQty: '12',
    },
  },
  {
    of: '管家婆 进销存: 商品全名, 期初金额',
    sheet: `
      查询日期：2024-03-01 至 2024-03-31
      商品编号;商品全名;单位;期初数量;期初金额;进货数量;进货金额;销售数量;销售金额;期末数量;期末金额
      A;螺丝;盒;10;20;5;10;3;6;12;24`,
    kind: 'STOCK_SUMMARY',
    rows: 1,
    totals: { openAmount: '20.00', inQty: '5', outQty: '3', closeQty: '12', closeAmount: '24.00' },
    first: { item: 'A', itemName: '螺丝', unit: '盒', openAmount: '20.00', inAmount: '10.00' },
  },
  {
    of: '云星空 物料收发汇总表, two lines of headings',
    sheet: `
      物料收发汇总表
      起始期间：2024年3月
      物料编码;物料名称;规格型号;库存单位;期初结存;;本期收入;;本期发出;;期末结存;
      ;;;;数量(库存);金额;数量(库存);金额;数量(库存);金额;数量(库存);金额
      A;螺丝;M3;PCS;10;20;5;10;3;6;12;24
      总计;;;;10;20;5;10;3;6;12;24`,
    kind: 'STOCK_SUMMARY',
    rows: 1,
    totals: { openQty: '10', inQty: '5', outQty: '3', closeQty: '12', closeAmount: '24.00' },
    first: { unit: 'PCS', from: '2024-03-01', to: '2024-03-31' },
  },
  {
    of: 'what may be used before what is there',
    sheet: `
      仓库;存货编码;存货名称;可用数量;库存数量;库存金额
      1号仓;A;螺丝;8;12.5;100
      1号仓小计;;;8;12.5;100`,
    kind: 'STOCK',
    rows: 1,
    totals: { closeQty: '12.5', closeAmount: '100.00' },
    first: { item: 'A', qty: '12.5' },
  },
  {
    of: 'sums of categories in the place of items',
    sheet: `
      期间：2024-03-01 至 2024-03-31
      存货编码;存货名称;期初数量;期初金额;入库数量;入库金额;出库数量;出库金额;期末数量;期末金额
      A;螺丝;10;100;5;50;3;30;12;120
      01类小计;;10;100;5;50;3;30;12;120
      B;垫片;1;10;0;0;0;0;1;10
      02类小计;;1;10;0;0;0;0;1;10`,
    kind: 'STOCK_SUMMARY',
    rows: 2,
    totals: { openQty: '11', closeQty: '13', closeAmount: '130.00' },
    first: { item: 'A' },
  },
  {
    of: 'T+ 现存量',
    sheet: `
      仓库编码;仓库;存货编码;存货;规格型号;计量单位;现存量;可用量
      01;主仓;A;螺丝;M3;盒;12.5;10`,
    kind: 'STOCK',
    rows: 1,
    totals: { closeQty: '12.5' },
    first: { item: 'A', itemName: '螺丝', place: '主仓', unit: '盒', qty: '12.5' },
  },
]

const TRADE: Layout[] = [
  {
    of: 'U8 销售出库单列表',
    sheet: `
      出库单号;出库日期;仓库;客户简称;存货编码;存货名称;主计量单位;数量;单价;金额
      CK1;2024-03-01;主仓;乙公司;A;螺丝;千克;10;2;20`,
    kind: 'SALES',
    rows: 1,
    totals: { outQty: '10', outAmount: '20.00' },
    first: { docNo: 'CK1', date: '2024-03-01', party: '乙公司', item: 'A', qty: '10' },
  },
  {
    of: '采购入库单列表',
    sheet: `
      入库单号;单据日期;仓库;供应商;存货编码;存货名称;规格型号;主计量单位;数量;单价;金额
      RK1;2024-03-01;主仓;丙公司;A;螺丝;M3;千克;10;2;20`,
    kind: 'PURCHASES',
    rows: 1,
    totals: { inQty: '10', inAmount: '20.00' },
    first: { docNo: 'RK1', party: '丙公司', item: 'A', amount: '20.00' },
  },
]

const AGEING: Layout[] = [
  {
    of: '应收账龄分析表',
    sheet: `
      应收账龄分析表
      截止日期：2024-03-31
      客户编码;客户名称;应收余额;0—30天;31—60天;61—90天;90天以上
      K1;乙公司;100;60;40;0;0
      合计;;100;60;40;0;0`,
    kind: 'RECEIVABLES',
    rows: 1,
    totals: { closeAmount: '100.00' },
    first: { party: '乙公司', asOf: '2024-03-31', balance: '100.00' },
  },
  {
    of: 'years and 含',
    sheet: `
      供应商名称;期末余额;1年以内(含1年);1至2年(含2年);2至3年(含3年);3年以上
      丙公司;70;30;0;0;40`,
    kind: 'PAYABLES',
    rows: 1,
    totals: { closeAmount: '70.00' },
    first: { party: '丙公司', balance: '70.00' },
  },
]

describe.each([
  ['stock', STOCK],
  ['trade', TRADE],
  ['ageing', AGEING],
])('%s of', (_, layouts) => {
  it.each(layouts)('$of', heldTo)
})

/** Lists of orders in the layouts of programs: 云星空, U8, T+, 精斗云. Rows and sums by hand. */
import { describe, expect, it } from 'vitest'
import { heldTo, type Layout, read } from './layout.ts'

const ORDERS: Layout[] = [
  {
    of: '云星空 销售订单列表: 单据编号, 要货日期, 累计出库数量',
    sheet: `
      销售订单
      单据编号;日期;客户;物料编码;物料名称;销售数量;含税单价;价税合计;要货日期;累计出库数量;累计开票数量;单据状态
      XSDD1;2024-03-01;丙公司;A;螺丝;10;2;20;2024-03-10;10;6;已审核
      XSDD2;2024-03-02;丁公司;B;螺母;4;5;20;2024-03-12;0;0;暂存`,
    kind: 'SALES_ORDERS',
    rows: 2,
    totals: { outQty: '14', outAmount: '40.00' },
    first: {
      ...{ docNo: 'XSDD1', date: '2024-03-01', party: '丙公司', item: 'A', itemName: '螺丝' },
      ...{ qty: '10', amount: '20.00', dueOn: '2024-03-10', deliveredOn: null },
      ...{ deliveredQty: '10', deliveredAmount: null, invoicedQty: '6', status: '已审核' },
    },
  },
  {
    of: 'U8 销售订单执行: 预发货日期, 最后发货日期, amounts of what was done',
    sheet: `
      销售订单执行统计表
      日期：2024-03-01 至 2024-03-31
      订单号;订单日期;客户简称;存货编码;存货名称;数量;价税合计;预发货日期;累计发货数量;累计发货金额;最后发货日期;累计开票数量;累计开票金额
      SO1;2024-03-01;丙公司;A;螺丝;10;20;2024-03-10;5;10;2024-03-09;5;10
      合计;;;;;10;20;;5;10;;5;10`,
    kind: 'SALES_ORDERS',
    rows: 1,
    totals: { outQty: '10', outAmount: '20.00' },
    first: {
      ...{ docNo: 'SO1', dueOn: '2024-03-10', deliveredOn: '2024-03-09', deliveredQty: '5' },
      ...{ deliveredAmount: '10.00', invoicedQty: '5', invoicedAmount: '10.00' },
    },
  },
  {
    of: 'T+ 采购订单: what is still to come, 供应商',
    sheet: `
      采购订单明细表
      订单编号;单据日期;供应商;存货编码;存货名称;数量;含税金额;预计到货日期;未入库数量
      PO1;2024-03-01;甲厂;A;螺丝;10;20;2024-03-10;4`,
    kind: 'PURCHASE_ORDERS',
    rows: 1,
    totals: { inQty: '10', inAmount: '20.00' },
    first: {
      ...{ docNo: 'PO1', party: '甲厂', dueOn: '2024-03-10', deliveredQty: '6' },
      invoicedQty: null,
    },
  },
  {
    of: '精斗云 购货订单: 订单编号, 订单日期, 已入库 as 入库数量 and 入库日期 beside them',
    sheet: `
      购货订单
      订单编号;订单日期;供应商;商品编号;商品名称;数量;购货单价;金额;入库数量;入库日期
      PO1;2024-03-01;甲厂;A;螺丝;10;2;20;10;2024-03-08`,
    kind: 'PURCHASE_ORDERS',
    rows: 1,
    totals: { inQty: '10', inAmount: '20.00' },
    first: { date: '2024-03-01', deliveredQty: '10', deliveredOn: '2024-03-08' },
  },
]

describe('orders', () => {
  it.each(ORDERS)('$of', heldTo)
  it.each([
    [
      '发货单列表',
      '发货单号;订单号;发货日期;客户;存货编码;存货名称;数量;金额;累计开票数量',
      'SALES',
    ],
    ['到货单列表', '单据号;单据日期;供应商;存货编码;存货名称;数量;金额;累计入库数量', 'PURCHASES'],
  ])('%s lists goods that went or came for them', (title, headings, kind) => {
    const cells = ['X1', ...(headings.includes('订单号') ? ['SO1'] : [])]
    const [book, ...more] = read(`
      ${title}
      ${headings}
      ${[...cells, '2024-03-01', '丙公司', 'A', '螺丝', '10', '20', '5'].join(';')}`)
    expect(more).toEqual([])
    expect(book).toMatchObject({ kind, rows: 1 })
  })
  it('of which no word tells a side is asked about', () => {
    expect(
      read(`
      订单编号;订单日期;存货编码;存货名称;数量;金额
      O1;2024-03-01;A;螺丝;10;20`),
    ).toEqual([])
  })
})

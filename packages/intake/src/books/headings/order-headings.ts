/** Headings that only lists of orders have: what is due, what was delivered and invoiced of each line. */

/** 数量 of the unit that stock is kept in. */
export const MAIN_UNIT = '(?:\\((?:主单位|库存单位|基本单位|库存|基本)\\))?'

/** What was done for an order: 出库 and 发货 of sales, 入库 and 到货 of purchases. */
const DELIVERED = '(?:执行|出库|发货|发出|交货|交付|送货|入库|收货|到货|收料)'

export const ORDER_HEADINGS = [
  ['orderNo', /^(?:(?:销售|采购|客户)?订单(?:编?号|号码)|合同订单号)$/],
  [
    'dueOn',
    /^(?:要求|要货|约定|预计|计划|预|需求|承诺)(?:交货|到货|发货|出库|入库|收货|交付|完成)?(?:日期|时间)$|^(?:交货|交付)(?:日期|期限)$|^交期$/,
  ],
  [
    'deliveredOn',
    new RegExp(
      `^(?:实际|最[后近]|末次)(?:一次)?${DELIVERED}(?:日期|时间)$|^(?:完成|签收|实际)(?:日期|时间)$|^实际交期$`,
    ),
  ],
  [
    'undeliveredQty',
    new RegExp(`^(?:未|尚未|剩余|待)${DELIVERED}(?:数量|数)${MAIN_UNIT}$|^(?:未清|未交|欠交)数量$`),
  ],
  [
    'deliveredQty',
    new RegExp(
      `^(?:累计|已|实际)${DELIVERED}(?:数量|数)${MAIN_UNIT}$|^(?:执行|交货|到货)数量$|^关联${DELIVERED}数量$`,
    ),
  ],
  ['deliveredAmount', new RegExp(`^(?:累计|已)${DELIVERED}(?:金额|价税合计)$|^执行金额$`)],
  ['invoicedQty', /^(?:累计|已)?开票数量$/],
  ['invoicedAmount', /^(?:累计|已)?开票(?:金额|价税合计)$/],
  ['status', /^(?:订单|单据|执行|关闭|审核|业务)状态$|^(?:行)?业务关闭$/],
] as const

/**
 * Rows of the consumer-lending demonstration. None is built yet, so no browser is told of them: their addresses lead to /404 as all do that
 * nobody knows.
 */
import type { Row } from './row.ts'

export const LENDING_DEMO_ROWS: readonly Row[] = [
  ['/jiuXianDemo/home', '酒商贷', 'lending-demo', 'none'],
  ['/jiuXianDemo/activeAmount', '获取额度', 'lending-demo', 'none'],
  ['/jiuXianDemo/phoneCode', '手机验证', 'lending-demo', 'none'],
  ['/jiuXianDemo/credit', '征信授权', 'lending-demo', 'none'],
  ['/jiuXianDemo/openAccount', '开立账户', 'lending-demo', 'none'],
  ['/jiuXianDemo/amount', '我的额度', 'lending-demo', 'none'],
  ['/jiuXianDemo/list', '产品列表', 'lending-demo', 'none'],
  ['/jiuXianDemo/detail', '产品详情', 'lending-demo', 'none'],
  ['/jiuXianDemo/oder', '提款订单', 'lending-demo', 'none'],
  ['/jiuXianDemo/signContract', '签署合同', 'lending-demo', 'none'],
  ['/jiuXianDemo/signVerify', '签约验证', 'lending-demo', 'none'],
  ['/jiuXianDemo/payOff', '采购单结算', 'lending-demo', 'none'],
  ['/jiuXianDemo/userCenter', '个人中心', 'lending-demo', 'none'],
  ['/jiuXianDemo/myLoan', '我的借款', 'lending-demo', 'none'],
  ['/jiuXianDemo/oderDetail', '订单详情', 'lending-demo', 'none'],
  ['/jiuXianDemo/loanDetail', '借款详情', 'lending-demo', 'none'],
]

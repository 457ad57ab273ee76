/** Pages of the consumer-lending demonstration: of a visit, which the page itself asks for (docs/decisions/0226). */
import type { Row } from '../row.ts'

const page = (name: string, title: string, module: string, titleEn: string): Row => [
  `/jiuXianDemo/${name}`,
  title,
  'lending-demo',
  'none',
  { page: `demo/pages/lending/${module}.tsx`, titleEn },
]

export const LENDING_DEMO_ROWS: readonly Row[] = [
  page('home', '酒商贷', 'Home', 'Order loan'),
  page('activeAmount', '获取额度', 'ActiveAmount', 'Get a credit line'),
  page('phoneCode', '手机验证', 'PhoneCode', 'Verify the phone'),
  page('credit', '征信授权', 'Credit', 'Credit consents'),
  page('openAccount', '开立账户', 'OpenAccount', 'Open an account'),
  page('amount', '我的额度', 'Amount', 'Credit line'),
  page('list', '产品列表', 'Products', 'Products'),
  page('detail', '产品详情', 'Product', 'Product'),
  page('oder', '提款订单', 'Draw', 'Draw on an order'),
  page('signContract', '签署合同', 'SignContract', 'Sign the contracts'),
  page('signVerify', '签约验证', 'SignVerify', 'Confirm the signature'),
  page('payOff', '采购单结算', 'PayOff', 'Pay the supplier'),
  page('userCenter', '个人中心', 'UserCenter', 'Me'),
  page('myLoan', '我的借款', 'MyLoans', 'My loans'),
  page('oderDetail', '订单详情', 'OrderDetail', 'Order'),
  page('loanDetail', '借款详情', 'LoanDetail', 'Loan'),
]

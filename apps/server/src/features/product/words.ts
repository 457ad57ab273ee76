import { words } from '@xinjian/format/say/words'

/** What is refused of products, their orders and prices. */
export const PRODUCT_SAYS = words({
  noSuchOrderProduct: ['没有这个产品订单', 'There is no such order of a product'],
  noSuchProduct: ['没有这个产品', 'There is no such product'],
  institutionServesYourCompany: [
    '产品由为贵公司开通服务的机构开通，请与其联系',
    'The institution that serves your company opens products: contact it',
  ],
  notSold: [
    '{product:text}已停售，如需开通请联系客户经理',
    '{product} is not sold any more: contact your account manager',
  ],
  priceProductChangedReload: [
    '该产品的价格已更新，请刷新页面核对后再开通',
    'The price of this product has changed: reload the page and see it before you open the product',
  ],
  openAlready: [
    '{product:text}已开通，或已有订单等待审核',
    '{product} is open, or an order of it waits for review',
  ],
  orderBeenDealtWith: [
    '该订单已处理，请刷新后查看',
    'This order has been dealt with: reload the page',
  ],
  orderClosedRefusedReload: [
    '该订单已关闭或未通过，请刷新后查看',
    'This order is closed or was refused: reload the page',
  ],
  notOffered: [
    '该渠道不提供{product:text}，请在渠道配置中核对可售产品',
    'This channel does not offer {product}: see its products under Channels',
  ],
  openFirst: [
    '贵公司尚未开通{product:text}，请先在“产品列表”中开通',
    'Your company has not opened {product}: open it under Products first',
  ],
  underCost: [
    '单价不能低于贵公司的成本价：{product:text}每{unit:text} {sum:code} 元',
    'The unit price cannot be less than what your company pays: {product}, per {unit} {sum} yuan',
  ],
  productNotOpenCustomer: [
    '该产品未对此客户开通，请刷新后查看',
    'This product is not open to this customer: reload the page',
  ],
  stepsBeginAtFirst: [
    '阶梯须从第1次起，且起始次数依次增大',
    'Steps begin with the 1st query, and each begins later than the one before',
  ],
  invoiceVerificationChargedQuery: [
    '发票查验按查询计费：一致、不一致、查无此票均计费',
    'Invoice verification is charged by query: consistent, inconsistent and not found are all charged',
  ],
  priceBeenDealtWith: [
    '该价格已处理，请刷新后查看',
    'This price has been dealt with: reload the page',
  ],
})

/** What is sold by the piece, and its units, as the catalogue keeps them; its English names stand there as well. */
export const PIECES = { verify: '发票查验', graph: '产业链图谱', sheet: '张', time: '次' } as const

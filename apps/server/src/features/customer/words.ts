import { words } from '@xinjian/format/say/words'

/** What is refused of customers. */
export const CUSTOMER_SAYS = words({
  noSuchCustomer: ['没有这个客户', 'There is no such customer'],
  noSuchSecondaryCustomer: ['没有这个二级客户', 'There is no such secondary customer'],
  enterpriseCustomerAlreadyFind: [
    '该企业已是客户，请在列表中查找',
    'This enterprise is a customer already: find it in the list',
  ],
  closedForErasure: [
    '该客户的数据正在清除或已清除，不能恢复使用',
    'The data of this customer are being erased, or are: it cannot be opened again',
  ],
  platformSuspendedCustomerContact: [
    '该客户由平台冻结，如需恢复请联系平台',
    'The platform suspended this customer: contact the platform to resume',
  ],
  customerNotOpenYet: [
    '该客户尚未开通，不能冻结',
    'This customer is not open yet and cannot be suspended',
  ],
  customerBeenReviewedReload: [
    '该客户已审核，请刷新后查看',
    'This customer has been reviewed: reload the page',
  ],
})

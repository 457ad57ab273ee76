import { words } from '@xinjian/format/say/words'

/** What is refused of secondary customers and their money. */
export const SECONDARY_SAYS = words({
  amountMustMoreThan: ['金额须大于0', 'The amount must be more than 0'],
  referenceEnteredBeforeCompare: [
    '该凭据已登记过，请核对',
    'This reference was entered before: compare it',
  ],
  takingBackWouldExceed: [
    '扣回后将超出该客户的授信额度，请核对金额',
    'Taking this back would exceed the credit of the customer: check the amount',
  ],
  secondaryCustomerCannotOpen: [
    '二级客户不能再开设二级客户',
    'A secondary customer cannot open secondary customers of its own',
  ],
  noSuchProduct: ['没有这个产品', 'There is no such product'],
})

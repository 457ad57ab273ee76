import { words } from '@xinjian/format/say/words'

/** What is refused where money is entered. */
export const LEDGER_SAYS = words({
  withEntryCompanyWould: [
    '入账后该公司的累计金额将超过1000亿元，请核对金额',
    'With this entry the company would have received more than 100 billion yuan: check the amount',
  ],
  newCreditLessThan: [
    '新的授信额度低于该公司已使用的授信',
    'The new credit is less than what the company has used of it',
  ],
})

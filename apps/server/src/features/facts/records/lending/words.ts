import { words } from '@xinjian/format/say/words'

/** What the columns of lenders' records are called. */
export const LENDING_RECORD_SAYS = words({
  title: ['借贷记录', 'Lending records'],
  counter: ['条', 'records'],
  subject: ['主体', 'Whose'],
  event: ['事件', 'Event'],
  institution: ['机构类型', 'Type of institution'],
  institutionCode: ['机构代号', 'Code of the institution'],
  at: ['发生时间', 'When'],
  amountFrom: ['金额（起）', 'Amount (from)'],
  amountTo: ['金额（止）', 'Amount (up to)'],
  balanceFrom: ['余额（起）', 'Balance (from)'],
  balanceTo: ['余额（止）', 'Balance (up to)'],
  dueOn: ['到期日', 'Due on'],
  overdueMonths: ['逾期月数', 'Months overdue'],
})

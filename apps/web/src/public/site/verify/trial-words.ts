import { dictionary } from '../../../i18n/dictionary.ts'

/** Of the trial on the page. */
export const words = dictionary(
  {
    title: '现在就查一张',
    lead: '下面是沙箱查验平台里的示例发票，查验真实发生。改动日期或金额再查一次，看看不一致时说什么。',
    invoiceNumber: '发票号码',
    issueDate: '开票日期',
    amount: '价税合计',
    yuan: '元',
    verify: '查验',
  },
  {
    title: 'Verify one now',
    lead: 'These are sample invoices of the sandbox’s platform, and the verification is a real one. Change the day or the amount and try again: see what is said when something differs.',
    invoiceNumber: 'Invoice number',
    issueDate: 'Date of issue',
    amount: 'Total with tax',
    yuan: 'yuan',
    verify: 'Verify',
  },
)

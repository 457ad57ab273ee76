import { words } from '@xinjian/format/say/words'

/** What the schemas of invoice verification do not accept. */
export const VERIFY_FIELD_SAYS = words({
  enterInvoiceNumber: ['请输入发票号码', 'Enter the invoice number'],
  chooseDateIssue: ['请选择开票日期', 'Choose the date of issue'],
  enterSomething: ['不能为空', 'Enter something'],
  tooLong: ['不能超过{n:count}个字符', 'At most {n|character|characters}'],
  chooseHowLong: ['请选择关注天数', 'Choose for how long'],
  chooseHowOften: ['请选择查看频率', 'Choose how often'],
  notNumberBatch: ['批次编号有误', 'Not the number of a batch'],
  notNameField: ['字段名有误', 'Not the name of a field'],
  notNumberCheck: ['查验编号有误', 'Not the number of a check'],
  requestIdForm: [
    'requestId 为8-64位字母、数字、横线',
    'requestId: 8–64 letters, digits and dashes',
  ],
  sayWhyYouExport: ['请填写导出事由', 'Say why you export'],
  notNumberWatch: ['关注编号有误', 'Not the number of a watch'],
  leastDays: ['关注天数至少1天', 'At least one day'],
  mostDaysWatched: ['关注天数最多{n:count}天', 'At most {n|day|days}'],
  digitalNumber: ['数电票号码为20位数字', 'The number of a digital invoice has 20 digits'],
  amountForm: ['金额须为最多两位小数的数字', 'An amount: digits, at most two decimals'],
  enterMostCost: ['请填写费用上限', 'Enter the most that it may cost'],
  chooseInvoicesVerify: ['请选择要查验的发票', 'Choose the invoices to verify'],
  mostAtOnce: ['一次至多{n:count}张', 'At most {n|invoice|invoices} at once'],
  chooseWhoReads: ['请选择由谁识别', 'Choose who reads'],
  notNameServiceRecognition: ['外部识别服务有误', 'Not the name of a service of recognition'],
})

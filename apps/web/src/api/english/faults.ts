/** English of what the rules of verification say of what was typed; a test names what lacks. */
export const FAULTS: Readonly<Record<string, string>> = {
  请输入发票号码: 'Enter the invoice number',
  '发票号码为8位数字，数电票为20位数字，请核对': '8 digits, 20 of a fully digital invoice',
  '发票号码不能全为0，请核对': 'The number cannot be all zeros',
  '请输入发票代码；数电票没有发票代码，请输入20位发票号码':
    'Enter the invoice code; a fully digital invoice has none, but a number of 20 digits',
  '发票代码为10位或12位数字，请核对': '10 or 12 digits',
  请选择开票日期: 'Choose the date of issue',
  '没有这一天，请重新选择开票日期': 'There is no such day',
  '开票日期不能晚于今天，请核对': 'The date of issue cannot be after today',
  '数电票号码的前两位是开票年份，与开票日期不符，请核对':
    'The first two digits of the number are the year of issue, which is not that of the date',
  请输入不含税金额: 'Enter the amount without tax',
  请输入不含税价: 'Enter the price without tax',
  请输入车价合计: 'Enter the total price of the vehicle',
  请输入价税合计: 'Enter the total with tax',
  '不含税金额为数字，最多11位整数和2位小数，请核对': 'A number with at most two decimals',
  '不含税价为数字，最多11位整数和2位小数，请核对': 'A number with at most two decimals',
  '车价合计为数字，最多11位整数和2位小数，请核对': 'A number with at most two decimals',
  '价税合计为数字，最多11位整数和2位小数，请核对': 'A number with at most two decimals',
  请输入校验码后6位: 'Enter the last six of the check code',
  '校验码后6位为6位数字，请核对': 'Six digits',
}

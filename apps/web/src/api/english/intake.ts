/** English of what is refused where files are imported and what was read is checked, and of records of an enterprise. */
export const INTAKE: Readonly<Record<string, string>> = {
  原件中未找到这份文件: 'This file was not found in the original',
  '这张发票已由他人处理，请刷新后查看':
    'Somebody has dealt with this invoice already: reload the page',
  未找到需要核对的发票: 'The invoice to check was not found',
  '税号的校验位不符，请逐位核对':
    'The check digit of the tax number is not right: compare it digit by digit',
  '金额与税额之和为 {}，与价税合计不符，请核对':
    'Amount and tax come to {}, which is not the total: compare them',
  '未找到该项选择，可能已被撤回，请刷新后重试':
    'This choice was not found, it may have been taken back: reload and try again',
  '未找到需要选择会计科目的项目，请刷新后重试':
    'The item that needs an account was not found: reload and try again',
  请从列出的会计科目中选择: 'Choose one of the accounts in the list',
  '文件里没有发票、财务报表、申报表或完税证明，请确认后重新上传':
    'The file holds no invoice, financial statement, tax return or tax payment certificate: check it and upload it again',
  未命名: 'unnamed',
  '文件“{}”超过 512 MB，请按月份拆分后上传':
    'The file “{}” is larger than 512 MB: split it by month',
  未找到该导入批次: 'This import was not found',
  '该批次来自企业授权采集，请重新发起采集':
    'This import came from an authorised collection: start the collection again',
  '国民经济行业分类（GB/T 4754—2017）中没有代码“{}”，请从列表中选择':
    'The industries (GB/T 4754—2017) have no code “{}”: choose from the list',
  该类数据没有更多明细: 'Data of this kind have no more detail',
  '未找到该条数据，可能已被更正，请刷新后重试':
    'This record was not found, it may have been corrected: reload and try again',
  // Rows of a table.
  '文字过长，超过 {} 字': 'The text is longer than {} characters',
  开票日期无法识别: 'The date of issue cannot be read',
  '开票日期晚于今天，未收入': 'The date of issue is after today: not taken in',
  发票状态无法识别: 'The state of the invoice cannot be read',
  '号码被表格软件改成了科学计数法，请以文本格式重新导出':
    'The spreadsheet turned the number into scientific notation: export it again as text',
  号码含有数字和字母以外的内容: 'The number holds more than digits and letters',
  '没有发票号码（合计行或空行）': 'No invoice number (a line of sums or an empty one)',
  金额无法识别: 'The amount cannot be read',
  没有金额: 'No amount',
  // What the forms ask for.
  请填写金额: 'Enter the amount',
  '请输入金额（元），最多两位小数': 'Enter the amount in yuan, with at most two decimals',
  发票代码为10位或12位数字: 'An invoice code has 10 or 12 digits',
  请填写销售方名称: 'Enter the name of the seller',
  请填写购买方名称: 'Enter the name of the buyer',
  请填写发票号码: 'Enter the invoice number',
  发票号码为8位或20位数字: 'An invoice number has 8 or 20 digits',
  请选择纳税人类型: 'Choose the kind of taxpayer',
  请输入不小于零的数字: 'Enter a number that is not less than zero',
  '注册资本以万元计，请核对单位':
    'The registered capital is in units of 10,000 yuan: check the unit',
}

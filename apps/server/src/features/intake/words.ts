import { words } from '@xinjian/format/say/words'

/** What is refused where files are imported and what was read is checked. */
export const INTAKE_SAYS = words({
  somebodyDealtWithInvoice: [
    '这张发票已由他人处理，请刷新后查看',
    'Somebody has dealt with this invoice already: reload the page',
  ],
  fileNotFoundOriginal: ['原件中未找到这份文件', 'This file was not found in the original'],
  invoiceCheckNotFound: ['未找到需要核对的发票', 'The invoice to check was not found'],
  checkDigitTaxNumber: [
    '税号的校验位不符，请逐位核对',
    'The check digit of the tax number is not right: compare it digit by digit',
  ],
  sumDiffers: [
    '金额与税额之和为 {sum:code}，与价税合计不符，请核对',
    'Amount and tax come to {sum}, which is not the total: compare them',
  ],
  choiceNotFoundBeen: [
    '未找到该项选择，可能已被撤回，请刷新后重试',
    'This choice was not found, it may have been taken back: reload and try again',
  ],
  itemNeedsAccountNot: [
    '未找到需要选择会计科目的项目，请刷新后重试',
    'The item that needs an account was not found: reload and try again',
  ],
  chooseAccountsList: ['请从列出的会计科目中选择', 'Choose one of the accounts in the list'],
  fileHoldsNoInvoice: [
    '文件里没有发票、财务报表、申报表、完税证明或账套资料，请确认后重新上传',
    'The file holds no invoice, financial statement, tax return, tax payment certificate or accounting books: check it and upload it again',
  ],
  files: ['文件', 'files'],
  fileEmpty: ['文件“{name:text}”是空的，请重新选择', 'The file “{name}” is empty: choose another'],
  fileTooLarge: [
    '文件“{name:text}”超过 512 MB，请按月份拆分后上传',
    'The file “{name}” is larger than 512 MB: split it by month',
  ],
  unnamed: ['未命名', 'unnamed'],
  importNotFound: ['未找到该导入批次', 'This import was not found'],
  importCameFromAuthorised: [
    '该批次来自企业授权采集，请重新发起采集',
    'This import came from an authorised collection: start the collection again',
  ],
  imported: [
    '导入完成：新增 {added:many}，更新 {updated:many}，未变 {unchanged:many}，错误 {bad:many}',
    'Imported: {added} added, {updated} updated, {unchanged} unchanged, {bad} faulty',
  ],
  withToCheck: [
    '{rows:words}（其中 {n:many} 张待人工核对）',
    '{rows} ({n|invoice waits|invoices wait} to be checked by a person)',
  ],
  cappedErrors: [
    '{rows:words}（错误明细只保留前 {n:many} 条）',
    '{rows} (of the faults the first {n} are kept)',
  ],
  withForms: ['{rows:words}；{forms:clauses}', '{rows}; {forms}'],
  importedForms: ['导入完成：{forms:clauses}', 'Imported: {forms}'],
  goingOn: ['继续上次中断的导入', 'Going on where the import was interrupted'],
  opening: ['正在打开文件', 'Opening the file'],
  readingFile: ['正在读取文件', 'Reading the file'],
  rowsKept: ['已入库 {n:many} 行', '{n|row|rows} taken in'],
  bothOwn: ['购销双方都是本企业，不计入', 'Seller and buyer are both this enterprise: not counted'],
  neitherOwn: [
    '购销双方都不是本企业（{taxNo:text}），未导入',
    'Neither seller nor buyer is this enterprise ({taxNo}): not imported',
  ],
  directionUnknown: [
    '无法判断是销项还是进项，请在上传时选择方向后重新上传',
    'It cannot be told whether this is a sale or a purchase: upload it again and say which',
  ],
  ofOther: [
    '该行属于“{code:text}”，本批次导入的是“{first:text}”；请按企业拆分后分别上传',
    'This row is of “{code}”, and this import is of “{first}”: split the table by enterprise and upload each part',
  ],
  neitherSideOwn: [
    '购销双方都不是本企业（{taxNo:text}）：销售方 {seller:words}，购买方 {buyer:words}',
    'Neither seller nor buyer is this enterprise ({taxNo}): seller {seller}, buyer {buyer}',
  ],
  noTaxNo: ['无税号', 'without a tax number'],
  amountOrDayUnread: [
    '金额或日期无法识别，请改传发票的 PDF、OFD 或 XML 原件',
    'The amount or the date was not read: upload the original PDF, OFD or XML of the invoice',
  ],
  issuedLater: [
    '开票日期 {day:code} 晚于今天，未收入',
    'The date of issue {day} is later than today: left out',
  ],
  row: ['第{row:code}行', 'row {row}'],
  wholeSheet: ['整表', 'the whole sheet'],
  rowOfSheet: ['{sheet:text} 第{row:code}行', '{sheet}, row {row}'],
  wholeOfSheet: ['{sheet:text} 整表', '{sheet}, the whole sheet'],
  listedErrors: [
    '（仅列出前 {n:count} 条；本批次共有错误 {all:count} 行）',
    '(The first {n} alone; {all|row was|rows were} not taken)',
  ],
  byConsent: ['企业授权采集', 'Collected by consent of the enterprise'],
  collecting: ['正在采集', 'Collecting'],
  collected: ['采集完成', 'The collection is complete'],
  collectedInPart: [
    '采集完成，部分数据未取到',
    'The collection is complete but for data that were not to be had',
  ],
  notCollected: ['采集未能完成', 'The collection failed'],
  collectionCancelled: ['采集已取消', 'The collection was cancelled'],
  collectionExpired: ['采集任务已过期', 'The collection expired'],
  endedWithInvoices: [
    '{end:words}，已取得的 {n:many} 张发票可以使用',
    '{end}; {n|invoice that was|invoices that were} collected can be used',
  ],
  noneKept: ['文件里没有可以入库的发票', 'The file has no invoice that can be taken in'],
  check: ['需人工核对：{why:words}', 'To be checked by a person: {why}'],
  checkFields: [
    '需人工核对：{names:list}识别不清，请对照原件核对，或改传发票的 PDF、OFD 或 XML 原件',
    'To be checked by a person, not clearly read: {names}. Compare with the original, or upload its PDF, OFD or XML',
  ],
  invoiceNumber: ['发票号码', 'invoice number'],
  issueDate: ['开票日期', 'date of issue'],
  amountField: ['金额', 'amount'],
  totalField: ['价税合计', 'total'],
  sellerName: ['销售方名称', 'name of the seller'],
  sellerTaxNo: ['销售方税号', 'tax number of the seller'],
  buyerTaxNo: ['购买方税号', 'tax number of the buyer'],
})

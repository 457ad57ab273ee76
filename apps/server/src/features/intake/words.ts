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
})

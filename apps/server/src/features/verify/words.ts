import { words } from '@xinjian/format/say/words'

/** As the product is called in refusals and on bills. */
export const VERIFY_NAME = '发票查验'

/** What is refused and told where invoices are verified and vouchers read. */
export const VERIFY_SAYS = words({
  didNotAnswer: ['没有应答', 'did not answer'],
  couldNotRead: ['未能识别', 'could not read it'],
  noRowVerified: ['没有可以查验的行', 'There is no row that can be verified'],
  noSuchBatchCompare: [
    '没有这个批次，请核对批次编号',
    'There is no such batch: compare its number',
  ],
  notOpened: [
    '贵公司尚未开通{product:text}，请由企业管理员在“产品列表”中开通后再查询',
    'Your company has not opened {product}: an administrator can under Products',
  ],
  batchBegunOverNo: [
    '该批次已经开始、已经结束，或没有可以查验的行',
    'This batch has begun, is over, or has no row that can be verified',
  ],
  batchNotBeingVerified: [
    '该批次不在查验中，无需暂停',
    'This batch is not being verified: there is nothing to pause',
  ],
  batchNotPaused: ['该批次没有暂停，无需继续', 'This batch is not paused'],
  batchNotDoneNo: [
    '该批次尚未完成，或没有可以重新查验的行',
    'This batch is not done, or has no row that can be verified again',
  ],
  batchOver: ['该批次已结束，无需取消', 'This batch is over'],
  batchNoFaultyRow: ['该批次没有有误的行', 'This batch has no faulty row'],
  tableTime: ['一次只能上传一个表格，请逐个上传', 'One table at a time'],
  chooseTable: ['请选择要查验的表格文件', 'Choose a table'],
  tableTooLarge: [
    '表格超过 {mb:number} MB，请拆分成几个表格后分别上传',
    'The table is larger than {mb} MB: split it',
  ],
  tables: ['表格', 'tables'],
  tablesUnbegun: [
    '贵公司已有 {n:count} 个表格尚未开始查验，请先开始或取消其中一些，再上传新的表格',
    '{n|table of your company waits for its|tables of your company wait for their} start: begin or cancel some of them first',
  ],
  unnamed: ['未命名', 'unnamed'],
  priceCheckAboveLimit: [
    '发票查验的价格已超过约定的费用上限',
    'The price of a check is above the limit of cost that was agreed',
  ],
  invoiceBeingVerifiedResult: [
    '该发票正在查验，请稍候在查验结果中查看',
    'This invoice is being verified: its result will stand among all results in a moment',
  ],
  archiveTooLarge: [
    '压缩包超过 {mb:number} MB，请拆分后上传',
    'The archive is larger than {mb} MB: split it',
  ],
  fileArchiveNotMore: [
    '压缩包中的这个文件已不在，请重新上传压缩包',
    'This file of the archive is not there any more: upload the archive again',
  ],
  archiveTime: ['一次打开一个压缩包', 'One archive at a time'],
  chooseArchive: ['请选择压缩包', 'Choose an archive'],
  voucherNotMoreRead: [
    '没有这张识别结果，请重新识别',
    'This voucher is not there any more: read its file again',
  ],
  noSuchField: ['发票没有“{field:text}”这一栏', 'An invoice has no field “{field}”'],
  moreFieldsThanVoucher: ['修改的栏目过多', 'More fields than a voucher may have'],
  fieldNotRead: ['识别结果没有“{field:text}”这一栏', 'No field “{field}” was read of this voucher'],
  archiveMustOpenedFirst: [
    '压缩包须先打开：请以 .zip 为扩展名上传，或调用“打开一个压缩包”',
    'An archive must be opened first: upload it with the extension .zip',
  ],
  tablesVerifiedUnderTable: ['表格请从批量查验上传', 'Tables are verified under “By table”'],
  notPicturePdfOfd: [
    '文件不是图片、PDF、OFD 或 XML；表格请从批量查验上传',
    'Not a picture, PDF, OFD or XML; tables are verified under “By table”',
  ],
  filesKindNotRead: [
    '不支持这种文件，请上传 PDF、OFD、XML 或图片（JPG、PNG 等）',
    'Files of this kind are not read: upload PDF, OFD, XML or a picture (JPG, PNG …)',
  ],
  fileEmpty: ['文件“{name:text}”是空的，请重新选择', 'The file “{name}” is empty: choose another'],
  fileTooLarge: [
    '文件“{name:text}”超过 {mb:number} MB，请压缩或拆分后上传',
    'The file “{name}” is larger than {mb} MB: make it smaller or split it',
  ],
  originalKeptTimeGone: [
    '原件已超过保留期限，平台不再保存；识别与查验的结果仍在',
    'The original was kept for its time and is gone; what was read and verified stays',
  ],
  fileNoPageShown: [
    '这份文件没有可以显示的页面，可下载原件查看',
    'This file has no page that can be shown: download the original',
  ],
  fileNoSuchPage: ['文件没有这一页', 'The file has no such page'],
  pagesFileCannotShown: [
    '这份文件的页面无法显示，可下载原件查看',
    'The pages of this file cannot be shown: download the original',
  ],
  noInvoiceNoTicket: [
    '文件中未识别到发票或票据，请确认内容完整、清晰后重试',
    'No invoice and no ticket was found: see that all of it is there and clear, and try again',
  ],
  noTicketFoundVat: [
    '文件中未识别到票据；如为增值税发票，请用发票识别',
    'No ticket was found; a VAT invoice is read as an invoice',
  ],
  tooManyVouchers: [
    '文件中的发票与票据超过{n:count}张，请拆分后上传',
    'More than {n|voucher|vouchers} in one file: split it',
  ],
  redInvoice: ['红字发票', 'Red invoice'],
  reverses: ['冲销蓝字发票 {number:text}', 'reverses {number}'],
  confirmation: ['红字确认单或信息表编号 {number:text}', 'confirmation {number}'],
  noSuchFileAmong: ['没有这份识别记录', 'There is no such file among those that were read'],
  fileTimeCall: ['一次识别一个文件；多个文件请用多文件识别', 'One file at a time by this call'],
  choosePicturesFiles: ['请选择要识别的图片或文件', 'Choose pictures or files'],
  mostFiles: [
    '一次至多{n:count}个文件，其余未识别',
    'At most {n|file|files} at once: the others were not read',
  ],
  tooManyFilesBeing: [
    '正在识别的文件过多，请稍后再传',
    'Too many files are being read: try again in a moment',
  ],
  noSuchServiceRecognition: [
    '没有这家外部识别服务，请重新选择',
    'There is no such service of recognition: choose again',
  ],
  confirmPicturesSentThird: [
    '请确认图片可以发送给所选的第三方',
    'Confirm that pictures may be sent to that third party',
  ],
  chosenServiceRecognitionSuspended: [
    '所选的外部识别服务已停用，本文件由本平台识别',
    'The chosen service of recognition is suspended: we read this file',
  ],
  pictureNotSent: [
    '图片超过 {mb:number} MB，未发送外部识别服务，由本平台识别',
    'Larger than {mb} MB: not sent to the other service, we read it',
  ],
  picture: ['图片', 'the picture'],
  vendorOut: [
    '外部识别服务（{host:text}）暂时不可用，{what:words}未发送，由本平台识别',
    'The other service ({host}) is out of service, {what~} was not sent: we read it',
  ],
  vendorFoundNothing: [
    '外部识别服务（{host:text}）没有识别出发票或票据，以本平台的识别为准',
    'The other service ({host}) found nothing: what we read stands',
  ],
  vendorFailed: [
    '外部识别服务（{host:text}）{why:words}，由本平台识别',
    'The other service ({host}) {why}: we read it',
  ],
  page: ['第 {n:count} 页', 'Page {n}'],
  pageCannotSentAs: [
    '页面无法作为图片发送，由本平台识别',
    'The page cannot be sent as a picture: we read it',
  ],
  noSuchCheckCompare: [
    '没有这次查验，请核对查验编号',
    'There is no such check: compare its number',
  ],
  ofPage: ['{page:words}：{why:words}', '{page}: {why}'],
  both: ['{first:words}；{rest:words}', '{first}; {rest}'],
  redOf: ['红字发票，{what:words}', 'Red invoice, {what}'],
  redOfBy: ['红字发票，{what:words}，{by:words}', 'Red invoice, {what}, {by}'],
  inArchive: ['“{name:text}”：{why:words}', '“{name}”: {why}'],
})

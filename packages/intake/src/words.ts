import { words } from '@xinjian/format/say/words'

/** What the readers of files say: why nothing was read of one, or a row was not taken, and which cross-check failed. */
export const READING_SAYS = words({
  noInvoiceUploadPdf: [
    '文件内容不是发票，请确认后上传发票的 PDF、OFD、XML 或图片。',
    'This is no invoice: upload the PDF, OFD, XML or picture of one',
  ],
  filesKindNotRead: [
    '不支持这种文件格式，请上传发票的 PDF、OFD、XML、JPG、PNG 或 ZIP。',
    'Files of this kind are not read: upload PDF, OFD, XML, JPG, PNG or ZIP',
  ],
  fileDamagedNotWhole: [
    '文件已损坏或不完整，请重新下载发票原件后再上传。',
    'The file is damaged or not whole: download the original again',
  ],
  filePasswordRemoveFirst: [
    '文件有密码保护，请先解除密码后再上传。',
    'The file has a password: remove it first',
  ],
  fileTooLargeSplit: ['文件过大，请拆分后再上传。', 'The file is too large: split it'],
  archiveWouldBecomeFar: [
    '压缩包解压后异常庞大，已拒绝处理；请只打包发票文件后再上传。',
    'The archive would become far too large and was refused: pack the invoices alone',
  ],
  archiveHoldsUnsafePaths: [
    '压缩包内含有不安全的路径，已拒绝处理；请重新打包后再上传。',
    'The archive holds unsafe paths and was refused: pack it again',
  ],
  xmlDeclaresEntitiesOutside: [
    'XML 文件含有不允许的实体或外部引用声明，已拒绝处理；请上传税务平台下载的原始 XML。',
    'The XML declares entities or outside references and was refused: upload the original of the tax platform',
  ],
  tooManyPixels: [
    '图片像素过大，请压缩到 6000 万像素以内后再上传。',
    'More than 60 million pixels: make the picture smaller',
  ],
  readingTookTooLong: [
    '解析超时，请拆分文件或改传发票的 PDF、OFD、XML 原件。',
    'Reading took too long: split the file, or upload the original PDF, OFD or XML',
  ],
  timeArchiveOverBefore: [
    '还没有读到这一份，整个压缩包的解析时限已用完；请把尚未读取的文件另行打包后再上传。',
    'The time for this archive was over before this file: pack what is left by itself',
  ],
  readingNeedsTooMuch: [
    '解析所需内存超出限制，请拆分文件后再上传。',
    'Reading needs too much memory: split the file',
  ],
  fileEmptyChooseAnother: ['文件是空的，请重新选择文件。', 'The file is empty: choose another'],
  extensionDoesNotSay: [
    '文件扩展名与内容不符，请改正扩展名后再上传。',
    'The extension does not say what the file is: correct it',
  ],
  page: ['第 {n:count} 页', 'Page {n}'],
  scansUnread: [
    '文件中另有 {n:count} 页扫描件未识别，请拆分后上传',
    '{n|more scanned page of the file was|more scanned pages of the file were} not read: split it',
  ],
  qrCodeContradictsItself: [
    '二维码内容自相矛盾：代码与号码位数不符',
    'The QR code contradicts itself: digits of code and number do not belong together',
  ],
  amountWordsDiffersFrom: [
    '大写金额与小写金额不一致',
    'The amount in words differs from the amount in figures',
  ],
  linesDoNotCome: ['明细金额之和与合计金额不一致', 'The lines do not come to the sum'],
  amountTaxDoNot: ['金额+税额≠价税合计', 'Amount and tax do not come to the total'],
  twoSetsAmountsPage: ['页面上有两组都能相加的金额', 'Two sets of amounts on the page add up'],
  kindCodeInvoiceDo: [
    '发票种类与发票代码不一致',
    'Kind and code of the invoice do not belong together',
  ],
  fileDoesNotSay: [
    '文件未注明专用或普通发票',
    'The file does not say whether it is a special or an ordinary invoice',
  ],
  kindInvoiceCannotTold: ['无法判断发票种类', 'The kind of invoice cannot be told'],
  invoiceCodeMissing: ['缺少发票代码', 'The invoice code is missing'],
  sourcesDiffer: [
    '{field:words}在不同来源中不一致（{one:text} / {other:text}）',
    '{field} differs between its sources ({one} / {other})',
  ],
  buyerSellerSameName: ['购销双方名称相同', 'Buyer and seller have the same name'],
  buyerSellerSameTax: ['购销双方税号相同', 'Buyer and seller have the same tax number'],
  yearNumberNotDate: [
    '发票号码的年份与开票日期不一致',
    'The year in the number is not that of the date',
  ],
  textTooLong: ['文字过长，超过 {n:count} 字', 'The text is longer than {n|character|characters}'],
  dateIssueCannotRead: ['开票日期无法识别', 'The date of issue cannot be read'],
  dateIssueAfterToday: [
    '开票日期晚于今天，未收入',
    'The date of issue is after today: not taken in',
  ],
  stateInvoiceCannotRead: ['发票状态无法识别', 'The state of the invoice cannot be read'],
  spreadsheetTurnedNumberInto: [
    '号码被表格软件改成了科学计数法，请以文本格式重新导出',
    'The spreadsheet turned the number into scientific notation: export it again as text',
  ],
  numberHoldsMoreThan: [
    '号码含有数字和字母以外的内容',
    'The number holds more than digits and letters',
  ],
  noInvoiceNumberLine: [
    '没有发票号码（合计行或空行）',
    'No invoice number (a line of sums or an empty one)',
  ],
  amountCannotRead: ['金额无法识别', 'The amount cannot be read'],
  noAmount: ['没有金额', 'No amount'],
  heicPhotosNotRead: [
    '暂不能识别 HEIC 照片，请转为 JPG 后上传：在手机相册中导出或分享为 JPG，或在苹果手机的“设置 → 相机 → 格式”中选“兼容性最佳”后重拍',
    'HEIC photos are not read yet, upload a JPG: export or share it as JPG from the album, or choose “Most Compatible” under Settings → Camera → Formats of an iPhone and take it again',
  ],
  bmpPicturesNotRead: [
    '暂不能识别 BMP 图片，请另存为 JPG 或 PNG 后上传',
    'BMP pictures are not read yet: save it as JPG or PNG and upload that',
  ],
  psdFilesNotRead: [
    '不能识别 PSD 文件，请导出为 JPG 或 PNG 后上传',
    'PSD files are not read: export it as JPG or PNG and upload that',
  ],
  noTaxNo: ['没有填写纳税人识别号', 'The taxpayer number is missing'],
  taxNoScientific: [
    '纳税人识别号被表格软件改成了科学计数法，请将该列设为文本格式后重新填写',
    'A spreadsheet program wrote the taxpayer number as a power of ten: make the column text and fill it in again',
  ],
  taxNoShape: [
    '纳税人识别号应为15位，或17至20位数字与大写字母，请核对',
    'A taxpayer number has 15, or 17 to 20 digits and capital letters: please check',
  ],
  taxNoCheck: [
    '纳税人识别号的校验位不符，请核对',
    'The check character of the taxpayer number is wrong: please check',
  ],
  listTooLong: [
    '名单超过 {n:count} 家企业，请拆分成几个名单后分别上传。',
    'The list has more than {n} enterprises: split it and upload the parts',
  ],
  loansTooLong: [
    '名单超过 {n:count} 笔贷款，请拆分成几个名单后分别上传。',
    'The list has more than {n} loans: split it and upload the parts',
  ],
  noListOfLoans: [
    '这个表格中没有“纳税人识别号、放款日期、到期日期、逾期天数”各列，请下载模板填写后再上传。',
    'The table lacks a column of tax numbers, days of grant and maturity, or days overdue: download the template and fill it in',
  ],
  noDayGranted: [
    '放款日期有误，请填写如 2025-01-31 的日期',
    'The day of the grant is no date: enter one such as 2025-01-31',
  ],
  noDayMatured: [
    '到期日期有误，请填写如 2025-01-31 的日期',
    'The day of maturity is no date: enter one such as 2025-01-31',
  ],
  maturedBeforeGranted: [
    '到期日期须晚于放款日期，请核对',
    'A loan matures after it is granted: please check',
  ],
  noOverdueDays: [
    '逾期天数须为0至3650的整数，没有逾期填0',
    'Days overdue are a whole number from 0 to 3650: enter 0 where nothing was late',
  ],
  noListOfFirms: [
    '这个表格中没有“纳税人识别号”（或“统一社会信用代码”）一列，请下载模板填写后再上传。',
    'The table has no column of taxpayer numbers: download the template and fill it in',
  ],
  zip64: ['不支持 ZIP64 压缩包', 'ZIP64 archives are not read'],
  tooManyFiles: ['文件数量过多', 'too many files'],
  compressionNotRead: ['压缩方式不受支持', 'compressed in a way that is not read'],
  archiveTooDeep: ['压缩包嵌套过深', 'archives within archives, too many'],
  listHasItsOwnWay: [
    '发票清单表格请从表格导入入口上传',
    'lists of invoices are uploaded where tables are imported',
  ],
  pictureOfScreen: [
    '图片是含有发票的屏幕截图，请上传发票原件或只截取发票',
    'a picture of a screen with an invoice: upload the original, or the invoice alone',
  ],
  moreThanPages: ['超过 {n:count} 页', 'more than {n|page|pages}'],
  pageDrawsTooMuch: ['页面的绘图内容过多', 'a page draws too much'],
  extensionNotContent: [
    '文件扩展名 .{extension:text} 与内容（{content:text}）不符',
    'The extension .{extension} does not belong to the content ({content})',
  ],
  numberOfCommercialBill: [
    '票据号码是商业承兑汇票的，与票面名称不符',
    'The number is that of a commercial acceptance, and the bill is called otherwise',
  ],
  ridesDoNotCome: [
    '各次行程之和 {sum:text} 与合计不符',
    'The rides come to {sum}, and not to the total',
  ],
  yearOfCode: [
    '发票代码的年份与日期不符',
    'The year in the invoice code does not belong to the date',
  ],
  fareDoesNotCome: [
    '金额、附加费与实收金额不符',
    'Fare and surcharges do not come to what was paid',
  ],
  dateToCome: ['日期晚于今天', 'The date is after today'],
  noSuchRegion: ['发票代码的地区代码不存在', 'There is no such region as in the invoice code'],
  ticketNumbersDiffer: [
    '票面左上角的票号与底部编号不一致',
    'The ticket number above left differs from that at the bottom',
  ],
  buyerTaxNoCheck: [
    '购买方税号校验位不符',
    'The check character of the buyer’s tax number is wrong',
  ],
  sellerTaxNoCheck: [
    '销售方税号校验位不符',
    'The check character of the seller’s tax number is wrong',
  ],
  redAmount: ['红字发票的金额应为负数', 'The amounts of a red invoice should be negative'],
  contentText: ['文本', 'a text'],
  contentXlsx: ['XLSX 表格', 'an XLSX table'],
  contentXls: ['XLS 表格', 'an XLS table'],
  contentPicture: ['一张图片', 'a picture'],
  contentArchive: ['压缩包', 'an archive'],
  contentPage: ['网页', 'a web page'],
  loginHadEnded: [
    '多半是登录过期时下载的，请重新登录税务平台下载发票原件后再上传',
    'Most likely it was downloaded after the login had ended: log in at the tax platform and download the original again',
  ],
  downloadOriginal: [
    '请重新下载发票原件后再上传',
    'Download the original of the invoice again and upload that',
  ],
  orRenameList: [
    '请重新下载原件后上传；如果这是发票清单，请把扩展名改为 .{extension:code}，并确认有发票号码、开票日期、金额等列',
    'Download the original again; where it is a list of invoices, make the extension .{extension} and see that it has columns for number, date and amount',
  ],
  namedOtherwise: [
    '文件名以 .{extension:code} 结尾，内容却是{content:words}，不是 {promised:text}。{advice:words}。',
    'The name ends in .{extension}, but this is no {promised} (content: {content}). {advice}',
  ],
  notAsNamed: [
    '文件名以 .{extension:code} 结尾，内容却不是 {promised:text}，可能被改过名或没有下载完整。{advice:words}。',
    'The name ends in .{extension}, but this is no {promised}: it may have been renamed, or not downloaded whole. {advice}',
  ],
  withPage: ['{what:words}（{detail:words}）', '{what} ({detail})'],
  withDetail: ['{what:words}（{detail:text}）', '{what} ({detail})'],
})

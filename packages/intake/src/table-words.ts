import { words } from '@xinjian/format/say/words'

/** What the readers of tables say: why a table was not read, or a row not taken. */
export const TABLE_SAYS = words({
  tableEmpty: ['表格文件是空的，请重新选择文件。', 'The table file is empty: choose another'],
  archiveWouldBecomeHuge: [
    '压缩文件解压后异常庞大，已拒绝处理。',
    'The archive would become far too large and was refused',
  ],
  archiveDamaged: [
    '压缩文件已损坏或不完整，请重新导出后再导入。',
    'The archive is damaged or not whole: export it again',
  ],
  fileNoTable: [
    '文件不是表格，请上传 XLSX、XLS、CSV 或 CSV.gz。',
    'The file is no table: upload XLSX, XLS, CSV or CSV.gz',
  ],
  tableTooLarge: [
    '表格文件超过 {n:count} MB，请按月份拆分后再导入。',
    'The table file has more than {n} MB: split it by month',
  ],
  tableDamaged: [
    '表格文件已损坏或不完整，请重新导出后再导入。',
    'The table file is damaged or not whole: export it again',
  ],
  tableWouldBecomeHuge: [
    '表格文件解压后异常庞大，已拒绝处理；请重新导出后再导入。',
    'The table would become far too large and was refused: export it again',
  ],
  tablePassword: [
    '表格文件有密码保护，请先解除密码后再导入。',
    'The table file has a password: remove it first',
  ],
  tableEntities: [
    '表格文件含有不允许的实体声明，已拒绝处理；请重新导出后再导入。',
    'The table declares entities and was refused: export it again',
  ],
  sheetBeyondFormat: [
    '工作表超出了表格格式允许的大小，请按月份拆分后再导入。',
    'A sheet is larger than its format allows: split it by month',
  ],
  tableTextsTooLarge: [
    '表格文件的文字内容过大，请按月份拆分，或另存为 CSV 后再导入。',
    'The texts of the table are too large: split it by month, or save it as CSV',
  ],
  tooManySheets: [
    '表格的工作表超过 {n:count} 个，请拆分成几个文件后再导入。',
    'The table has more than {n|sheet|sheets}: split it into several files',
  ],
  noSheetExportAgain: [
    '表格文件里没有工作表，请重新导出后再导入。',
    'There is no sheet in the table file: export it again',
  ],
  tableHuge: [
    '表格文件结构异常庞大，已拒绝处理；请重新导出后再导入。',
    'The inner lists of the table are far too large, it was refused: export it again',
  ],
  fileNoXlsx: [
    '文件不是 XLSX 表格，请另存为 XLSX 或 CSV 后再导入。',
    'The file is no XLSX table: save it as XLSX or CSV',
  ],
  oldTablePassword: [
    '这个表格设有打开密码，请在表格软件中取消密码后再上传。',
    'The table opens with a password: remove it in the spreadsheet program',
  ],
  oldTableNoSheet: [
    '文件里没有工作表，可能是旧版 Word 文档或邮件，请上传 XLSX、XLS、CSV 或 CSV.gz。',
    'There is no sheet in the file, which may be an old Word document or a mail: upload XLSX, XLS, CSV or CSV.gz',
  ],
  oldTableTooLarge: [
    '这个 XLS 表格过大，请在表格软件中另存为 XLSX 或 CSV 后再上传。',
    'This XLS table is too large: save it as XLSX or CSV',
  ],
  oldTableDamaged: [
    '这个 XLS 表格已损坏或不完整，请重新导出后再上传；能打开的，也可以另存为 XLSX 后再上传。',
    'This XLS table is damaged or not whole: export it again, or save it as XLSX where it can be opened',
  ],
  oldFileNoTable: ['OLE 文件里没有表格', 'There is no table in the OLE file'],
  sheetNoInvoices: [
    '工作表“{sheet:text}”不是发票清单，未读取',
    'Sheet “{sheet}” is no list of invoices and was not read',
  ],
  noListOfInvoices: [
    '这个表格不是发票清单，缺少列：{missing:text}。请使用税务数字账户导出的“全量发票”文件，或补齐这些列后再导入。',
    'This table is no list of invoices, columns are missing: {missing}. Use the file of all invoices that the digital tax account exports, or add these columns',
  ],
  noListOfInvoicesFound: [
    '这个表格不是发票清单，缺少列：{missing:text}。找到的表头是：{found:text}。请使用税务数字账户导出的“全量发票”文件，或补齐这些列后再导入。',
    'This table is no list of invoices, columns are missing: {missing}. Its header is: {found}. Use the file of all invoices that the digital tax account exports, or add these columns',
  ],
  noVerification: [
    '这个表格不能用于查验，缺少列：{missing:text}。请下载模板填写，或补齐这些列后再上传。',
    'This table cannot be verified, columns are missing: {missing}. Fill in the template, or add these columns',
  ],
  noVerificationFound: [
    '这个表格不能用于查验，缺少列：{missing:text}。找到的表头是：{found:text}。请下载模板填写，或补齐这些列后再上传。',
    'This table cannot be verified, columns are missing: {missing}. Its header is: {found}. Fill in the template, or add these columns',
  ],
  sumDoesNotCome: [
    '金额＋税额≠价税合计，按原数收入',
    'Amount and tax do not come to the total: taken in as they stand',
  ],
  tooManyLines: [
    '同一张发票（{key:text}）的明细超过 {n:count} 行，请核对发票号码列后再导入。',
    'One invoice ({key}) has more than {n|line|lines}: check the column of invoice numbers',
  ],
  lineWithoutInvoice: [
    '明细在发票表中找不到对应的发票，未收入',
    'The line belongs to no invoice of the sheet of invoices: left out',
  ],
  linesNotAmount: [
    '明细金额合计 {lines:text} 元，与发票金额 {amount:text} 元不符，按原数收入',
    'The lines come to {lines} yuan and the invoice to {amount}: taken in as they stand',
  ],
  cellTooLong: ['文字过长', 'The text is too long'],
  valueTooLong: ['“{text:text}…”过长，请核对', '“{text}…” is too long: check it'],
  codeScientific: [
    '发票代码被表格软件改成了科学计数法，请将该列设为文本格式后重新填写',
    'A spreadsheet program wrote the invoice code as a power of ten: make the column text and fill it in again',
  ],
  numberScientific: [
    '发票号码被表格软件改成了科学计数法，请将该列设为文本格式后重新填写',
    'A spreadsheet program wrote the invoice number as a power of ten: make the column text and fill it in again',
  ],
  checkCodeScientific: [
    '校验码被表格软件改成了科学计数法，请将该列设为文本格式后重新填写',
    'A spreadsheet program wrote the check code as a power of ten: make the column text and fill it in again',
  ],
  tooManyToVerify: [
    '表格超过 {n:count} 万行，请拆分成几个表格后分别上传。',
    'The table has more than {n}0,000 rows: split it and upload the parts',
  ],
})

/** English of what the readers of files say of one: why nothing was read, and which cross-check failed. */
export const READING: Readonly<Record<string, string>> = {
  '开票已超过五年，查验平台只支持查验五年内的发票':
    'Issued more than five years ago: the platform does not verify it',
  '该发票代码不属于增值税发票，国家税务总局查验平台不支持查验；定额发票、通用机打发票请到开票地税务局网站查询，区块链发票请到深圳税务查验':
    'The code is not that of a VAT invoice: the platform does not verify it; ask the tax authority of the place of issue',
  '当日开具的发票，可于次日查验': 'An invoice issued today can be verified from tomorrow',
  '“{}”：{}': '“{}”: {}',
  // Put together by whoever says several things at once.
  '第 {} 页：{}': 'Page {}: {}',
  '红字发票，{}': 'Red invoice, {}',
  '冲销蓝字发票 {}，{}': 'reverses {}, {}',
  '{}；{}': '{}; {}',
  '文件未能上传，请检查网络后重试': 'The file did not arrive: check the network and try again',
  '文件内容不是发票，请确认后上传发票的 PDF、OFD、XML 或图片。':
    'This is no invoice: upload the PDF, OFD, XML or picture of one',
  '不支持这种文件格式，请上传发票的 PDF、OFD、XML、JPG、PNG 或 ZIP。':
    'Files of this kind are not read: upload PDF, OFD, XML, JPG, PNG or ZIP',
  '文件已损坏或不完整，请重新下载发票原件后再上传。':
    'The file is damaged or not whole: download the original again',
  '文件有密码保护，请先解除密码后再上传。': 'The file has a password: remove it first',
  '文件过大，请拆分后再上传。': 'The file is too large: split it',
  '压缩包解压后异常庞大，已拒绝处理；请只打包发票文件后再上传。':
    'The archive would become far too large and was refused: pack the invoices alone',
  '压缩包内含有不安全的路径，已拒绝处理；请重新打包后再上传。':
    'The archive holds unsafe paths and was refused: pack it again',
  'XML 文件含有不允许的实体或外部引用声明，已拒绝处理；请上传税务平台下载的原始 XML。':
    'The XML declares entities or outside references and was refused: upload the original of the tax platform',
  '图片像素过大，请压缩到 6000 万像素以内后再上传。':
    'More than 60 million pixels: make the picture smaller',
  '解析超时，请拆分文件或改传发票的 PDF、OFD、XML 原件。':
    'Reading took too long: split the file, or upload the original PDF, OFD or XML',
  '还没有读到这一份，整个压缩包的解析时限已用完；请把尚未读取的文件另行打包后再上传。':
    'The time for this archive was over before this file: pack what is left by itself',
  '解析所需内存超出限制，请拆分文件后再上传。': 'Reading needs too much memory: split the file',
  '文件是空的，请重新选择文件。': 'The file is empty: choose another',
  '文件扩展名与内容不符，请改正扩展名后再上传。':
    'The extension does not say what the file is: correct it',
  '金额+税额≠价税合计': 'Amount and tax do not come to the total',
  大写金额与小写金额不一致: 'The amount in words differs from the amount in figures',
  明细金额之和与合计金额不一致: 'The lines do not come to the sum',
  页面上有两组都能相加的金额: 'Two sets of amounts on the page add up',
  缺少发票代码: 'The invoice code is missing',
  '{}在不同来源中不一致（{} / {}）': '{} differs between its sources ({} / {})',
  发票种类与发票代码不一致: 'Kind and code of the invoice do not belong together',
  文件未注明专用或普通发票: 'The file does not say whether it is a special or an ordinary invoice',
  无法判断发票种类: 'The kind of invoice cannot be told',
  购销双方名称相同: 'Buyer and seller have the same name',
  购销双方税号相同: 'Buyer and seller have the same tax number',
  发票号码的年份与开票日期不一致: 'The year in the number is not that of the date',
  '二维码内容自相矛盾：代码与号码位数不符':
    'The QR code contradicts itself: digits of code and number do not belong together',
  '文件中另有 {} 页扫描件未识别，请拆分后上传':
    '{} more scanned pages of the file were not read: split it',
}

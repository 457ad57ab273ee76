/** English of what the service of invoice verification answers; `{}` = whatever stands there, in the same order. A test names what lacks. */
export const VERIFICATION: Readonly<Record<string, string>> = {
  发票查验的价格已超过约定的费用上限:
    'The price of a check is above the limit of cost that was agreed',
  '该发票正在查验，请稍候在查验结果中查看':
    'This invoice is being verified: its result will stand among all results in a moment',
  '没有这次查验，请核对查验编号': 'There is no such check: compare its number',
  没有这份识别记录: 'There is no such file among those that were read',
  '没有这张识别结果，请重新识别': 'This voucher is not there any more: read its file again',
  '发票没有“{}”这一栏': 'An invoice has no field “{}”',
  '识别结果没有“{}”这一栏': 'No field “{}” was read of this voucher',
  修改的栏目过多: 'More fields than a voucher may have',
  '压缩包须先打开：请以 .zip 为扩展名上传，或调用“打开一个压缩包”':
    'An archive must be opened first: upload it with the extension .zip',
  表格请从批量查验上传: 'Tables are verified under “By table”',
  '文件不是图片、PDF、OFD 或 XML；表格请从批量查验上传':
    'Not a picture, PDF, OFD or XML; tables are verified under “By table”',
  '不支持这种文件，请上传 PDF、OFD、XML 或图片（JPG、PNG 等）':
    'Files of this kind are not read: upload PDF, OFD, XML or a picture (JPG, PNG …)',
  '文件“{}”是空的，请重新选择': 'The file “{}” is empty: choose another',
  '文件“{}”超过 {} MB，请压缩或拆分后上传':
    'The file “{}” is larger than {} MB: make it smaller or split it',
  '压缩包超过 {} MB，请拆分后上传': 'The archive is larger than {} MB: split it',
  '压缩包中的这个文件已不在，请重新上传压缩包':
    'This file of the archive is not there any more: upload the archive again',
  一次打开一个压缩包: 'One archive at a time',
  请选择压缩包: 'Choose an archive',
  '原件已超过保留期限，平台不再保存；识别与查验的结果仍在':
    'The original was kept for its time and is gone; what was read and verified stays',
  '这份文件没有可以显示的页面，可下载原件查看':
    'This file has no page that can be shown: download the original',
  文件没有这一页: 'The file has no such page',
  '这份文件的页面无法显示，可下载原件查看':
    'The pages of this file cannot be shown: download the original',
  '文件中未识别到发票或票据，请确认内容完整、清晰后重试':
    'No invoice and no ticket was found: see that all of it is there and clear, and try again',
  '文件中未识别到票据；如为增值税发票，请用发票识别':
    'No ticket was found; a VAT invoice is read as an invoice',
  '文件中的发票与票据超过{}张，请拆分后上传': 'More than {} vouchers in one file: split it',
  '一次识别一个文件；多个文件请用多文件识别': 'One file at a time by this call',
  请选择要识别的图片或文件: 'Choose pictures or files',
  '一次至多{}个文件，其余未识别': 'At most {} files at once: the others were not read',
  '正在识别的文件过多，请稍后再传': 'Too many files are being read: try again in a moment',
  '没有这家外部识别服务，请重新选择': 'There is no such service of recognition: choose again',
  请确认图片可以发送给所选的第三方: 'Confirm that pictures may be sent to that third party',
  '所选的外部识别服务已停用，本文件由本平台识别':
    'The chosen service of recognition is suspended: we read this file',
  '图片超过 {} MB，未发送外部识别服务，由本平台识别':
    'Larger than {} MB: not sent to the other service, we read it',
  '外部识别服务（{}）暂时不可用，{}未发送，由本平台识别':
    'The other service ({}) is out of service, {} was not sent: we read it',
  图片: 'the picture',
  '第 {} 页': 'page {}',
  '页面无法作为图片发送，由本平台识别': 'The page cannot be sent as a picture: we read it',
  红字发票: 'Red invoice',
  '冲销蓝字发票 {}': 'reverses {}',
  '红字确认单或信息表编号 {}': 'confirmation {}',
  '外部识别服务（{}）没有识别出发票或票据，以本平台的识别为准':
    'The other service ({}) found nothing: what we read stands',
  '外部识别服务（{}）{}，由本平台识别': 'The other service ({}) failed ({}): we read it',
  '没有这个批次，请核对批次编号': 'There is no such batch: compare its number',
  '贵公司尚未开通{}，请由企业管理员在“产品列表”中开通后再查询':
    'Your company has not opened this product: an administrator can under Products',
  '贵公司尚未开通{}，请由企业管理员在“产品列表”中开通后再关注':
    'Your company has not opened invoice verification: an administrator can under Products',
  '该批次已经开始、已经结束，或没有可以查验的行':
    'This batch has begun, is over, or has no row that can be verified',
  '该批次不在查验中，无需暂停': 'This batch is not being verified: there is nothing to pause',
  '该批次没有暂停，无需继续': 'This batch is not paused',
  '该批次尚未完成，或没有可以重新查验的行':
    'This batch is not done, or has no row that can be verified again',
  '该批次已结束，无需取消': 'This batch is over',
  该批次没有有误的行: 'This batch has no faulty row',
  没有可以查验的行: 'There is no row that can be verified',
  '一次只能上传一个表格，请逐个上传': 'One table at a time',
  请选择要查验的表格文件: 'Choose a table',
  '表格超过 {} MB，请拆分成几个表格后分别上传': 'The table is larger than {} MB: split it',
  '贵公司已有 {} 个表格尚未开始查验，请先开始或取消其中一些，再上传新的表格':
    '{} tables of your company wait for their start: begin or cancel some of them first',
  '贵公司关注的发票已达{}张，请取消一部分后再关注':
    'Your company watches {} invoices, which is the most: stop some of them first',
  '您已关注该发票，无需重复关注': 'You watch this invoice already',
  '仅查验结果为“一致”的发票可以关注': 'Only an invoice that was found consistent can be watched',
  '该发票已作废或已红冲，状态不会再变化，无需关注':
    'This invoice is void or reversed: nothing more can change',
  '费用上限不足一次查看，请提高费用上限': 'The limit of cost is less than one look: raise it',
  '该渠道没有登记结果通知地址，请先在渠道配置中登记':
    'This channel has no address to be told: enter one under Channels first',
  '没有这项关注，请核对关注编号': 'There is no such watch: compare its number',
  '该关注已结束，无需取消': 'This watch is over',
  '该关注的期限已过，请选择新的关注天数':
    'The days of this watch are over: choose how long from now on',
  '发票查验尚未开通，暂不能恢复关注':
    'Invoice verification is not open: the watch cannot be resumed yet',
  '费用上限不足下一次查看，请提高费用上限（含已产生的费用）':
    'The limit of cost is not enough for the next look: raise it (what was spent counts)',
  '该关注未暂停，无需恢复': 'This watch is not paused',
  '该关注已暂停或结束，不能查看': 'This watch is paused or over: it is not looked at',
  '今日已查看过该发票，每日最多一次；如需立即核实，请在查验结果中重新查验':
    'This invoice was looked at today, once a day is the most; to know it now, verify it again among the results',
  '正在查看该发票，请稍候': 'This invoice is being looked at: wait a moment',
  '没有这条更正，或票据已不在': 'There is no such correction, or its voucher is gone',
  原件已超过保留期限: 'The original was kept for its time and is gone',
  '图片不能超过7 MB，请压缩后重试': 'At most 7 MB: make the picture smaller',
  '请上传 JPG 或 PNG 格式的票据图片': 'Upload a picture of the voucher, JPG or PNG',
  请选择票据图片: 'Choose a picture of a voucher',
  没有配置这家识别服务: 'This service of recognition is not set up',
  '暂不能识别 HEIC 照片，请转为 JPG 后上传：在手机相册中导出或分享为 JPG，或在苹果手机的“设置 → 相机 → 格式”中选“兼容性最佳”后重拍':
    'HEIC photos are not read yet, upload a JPG: export or share it as JPG from the album, or choose “Most Compatible” under Settings → Camera → Formats of an iPhone and take it again',
  '暂不能识别 BMP 图片，请另存为 JPG 或 PNG 后上传':
    'BMP pictures are not read yet: save it as JPG or PNG and upload that',
  '不能识别 PSD 文件，请导出为 JPG 或 PNG 后上传':
    'PSD files are not read: export it as JPG or PNG and upload that',
  // What the calls themselves accept.
  '不能超过{}个字符': 'At most {} characters',
  不能为空: 'Enter something',
  字段名有误: 'Not the name of a field',
  'requestId 为8-64位字母、数字、横线': 'requestId: 8–64 letters, digits and dashes',
  请选择要查验的发票: 'Choose the invoices to verify',
  '一次至多{}张': 'At most {} at once',
  请选择由谁识别: 'Choose who reads',
  外部识别服务有误: 'Not the name of a service of recognition',
  批次编号有误: 'Not the number of a batch',
  查验编号有误: 'Not the number of a check',
  关注编号有误: 'Not the number of a watch',
  请填写导出事由: 'Say why you export',
  请选择关注天数: 'Choose for how long',
  关注天数至少1天: 'At least one day',
  '关注天数最多{}天': 'At most {} days',
  请填写费用上限: 'Enter the most that it may cost',
  请选择查看频率: 'Choose how often',
  请输入发票号码: 'Enter the invoice number',
  请选择开票日期: 'Choose the date of issue',
}

/** English of what is refused of reports, their evidence, files, links and templates. */
export const REPORT: Readonly<Record<string, string>> = {
  请选择两份不同的报告: 'Choose two different reports',
  只能对比同一种报告: 'Only reports of one kind can be compared',
  只能对比同一家企业的同一种报告: 'Only reports of one kind and one enterprise can be compared',
  不能按此列排序: 'This column cannot be sorted by',
  '出具报告时没有这条记录，请返回明细列表重新打开':
    'This record was not there when the report was made: go back to the list and open it again',
  这张发票没有可下载的原件: 'There is no original of this invoice to download',
  一个报告包只含同一家企业的报告: 'A package holds reports of one enterprise alone',
  '企业的授权已撤回或到期，报告未生成；重新取得授权后请再次查询':
    'The authorisation of the enterprise was withdrawn or has ended, so the report was not made; once it is authorised again, ask again',
  '企业的授权已撤回或到期，报告不能再对外提供':
    'The authorisation of the enterprise was withdrawn or has ended: the report cannot be given to others any more',
  '该编号不是税务风险报告，请核对报告编号':
    'This is not the number of a tax risk report: compare it',
  请提供文件或报告编号: 'Give a file or the number of a report',
  '报告记录校验未通过，不能查看，请联系客服':
    'The record of the report fails its check and cannot be shown: contact us',
  '文件记录校验未通过，不能下载，请联系客服':
    'The record of the file fails its check and cannot be downloaded: contact us',
  '该企业还没有{}数据，{}': 'This enterprise has no data of this kind yet ({}): {}',
  请先上传发票文件: 'upload files of invoices first',
  '请先通过数据采集取得缴款信息，或上传完税证明':
    'collect its payments first, or upload tax payment certificates',
  '请先通过数据采集取得纳税申报信息，或上传申报表、财务报表':
    'collect its tax returns first, or upload returns or financial statements',
  '请先导入发票，并通过数据采集取得纳税申报信息，或上传申报表':
    'import invoices, and collect its tax returns or upload them',
  '请先通过数据采集取得纳税申报信息，或上传申报表': 'collect its tax returns first, or upload them',
  请先通过数据采集取得税务登记信息: 'collect its tax registration first',
  '该企业的{}数据从{}开始，请选择此后的月份':
    'The data of this enterprise ({}) begin with {}: choose a later month',
  '分享该报告的机构的服务已暂停，链接暂时不能打开，请联系向您发送链接的机构':
    'The service of the institution that shared this report is suspended, so the link cannot be opened for now: contact whoever sent it to you',
  '分享该报告的账号已停用，链接暂时不能打开，请联系向您发送链接的机构重新分享':
    'The account that shared this report is suspended, so the link cannot be opened for now: ask the institution to share it again',
  未找到该链接: 'This link was not found',
  指纹应为64位十六进制: 'A fingerprint has 64 hexadecimal digits',
  请选择报告类型: 'Choose a kind of report',
  请选择准入规则: 'Choose the rules of admission',
  请选择要查看明细的指标: 'Choose the indicator whose rows you want to see',
  请选择要打开的明细: 'Choose the row to open',
  '请填写分享给谁、作何用途': 'Say with whom it is shared and what for',
  请填写模板名称: 'Enter a name for the template',
  请至少选择一种报告: 'Choose at least one kind of report',
  请选择至少两份报告: 'Choose at least two reports',
  '一次最多合并{}份报告': 'At most {} reports are joined at once',
  有效期以天计: 'Enter for how many days it is valid',
  有效期至少1天: 'Valid for at least one day',
  有效期最长90天: 'Valid for at most 90 days',
  评分不能小于0: 'The score cannot be less than 0',
  '评分不能大于{}': 'The score cannot be more than {}',
  '金额以万元计，请核对单位': 'Amounts are in units of 10,000 yuan: check the unit',
  '小额上限至少1万元；不采用请留空':
    'The limit of small amounts is at least 10,000 yuan; leave it empty not to use it',
  '小额简化测算最多{}万元': 'Small amounts are estimated in short up to {} × 10,000 yuan',
  章节标识有误: 'The mark of a section is not right',
  请输入报告编号: 'Enter the number of the report',
  '报告编号为三位字母加十八位数字，请核对':
    'The number of a report has three letters and eighteen digits: compare it',
  // Templates.
  '{}没有“{}”这一节，请从章节列表中选择':
    '{} has no section “{}”: choose from the list of sections',
  '“{}”出现了两次，请只保留一处': '“{}” stands there twice: keep one of them',
  '“{}”不能隐藏：{}': '“{}” cannot be hidden: {}',
  它说明报告的结论: 'it tells what the report concludes',
  '它说明报告依据了哪些数据、哪些未取得': 'it tells which data the report has and which it lacks',
  '缺少“{}”，请列出全部章节并注明是否显示':
    '“{}” is missing: list all sections and say of each whether it is shown',
  这种报告还没有演示内容: 'There is no example of this kind of report yet',
  '没有这种报告产品，请从列表中选择': 'There is no such kind of report: choose from the list',
  '没有这个报告模板，可能已被删除': 'There is no such template: it may have been deleted',
  '这个模板已被他人修改或删除，请刷新后重试':
    'Somebody has changed or deleted this template: reload and try again',
  '这个模板已被删除，请刷新后重试': 'This template was deleted: reload the page',
  '该报告类型已有同名模板，请换一个名称':
    'This kind of report has a template of this name: choose another name',
  '章节过多，请核对': 'More sections than a report has: compare them',
}

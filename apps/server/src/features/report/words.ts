import { words } from '@xinjian/format/say/words'

/** What is refused of reports, their evidence, files and links. */
export const REPORT_SAYS = words({
  chooseTwoDifferentReports: ['请选择两份不同的报告', 'Choose two different reports'],
  onlyReportsKindCompared: ['只能对比同一种报告', 'Only reports of one kind can be compared'],
  onlyReportsKindEnterprise: [
    '只能对比同一家企业的同一种报告',
    'Only reports of one kind and one enterprise can be compared',
  ],
  columnCannotSorted: ['不能按此列排序', 'This column cannot be sorted by'],
  recordNotWhenReport: [
    '出具报告时没有这条记录，请返回明细列表重新打开',
    'This record was not there when the report was made: go back to the list and open it again',
  ],
  noOriginalInvoiceDownload: [
    '这张发票没有可下载的原件',
    'There is no original of this invoice to download',
  ],
  kindNotOpen: [
    '贵公司尚未开通{title:words}，请由企业管理员在“产品列表”中开通',
    '{title} is not open to your company: its administrator opens it under “Products”',
  ],
  consentLacks: [
    '现行授权未包含{names:list}，请重新取得企业授权',
    'The consent does not cover these: {names}. Ask the enterprise for a new one',
  ],
  consentEnded: [
    '查询授权已失效，请重新取得企业授权',
    'The consent has ended: ask the enterprise for a new one',
  ],
  pdfFailed: [
    'PDF 暂时无法生成，请稍后重试（{why:text}）',
    'The PDF cannot be made just now: try again later ({why})',
  ],
  packageHoldsReportsEnterprise: [
    '一个报告包只含同一家企业的报告',
    'A package holds reports of one enterprise alone',
  ],
  authorisationEnterpriseWithdrawnEnded: [
    '企业的授权已撤回或到期，报告未生成；重新取得授权后请再次查询',
    'The authorisation of the enterprise was withdrawn or has ended, so the report was not made; once it is authorised again, ask again',
  ],
  uploadFilesInvoicesFirst: ['请先上传发票文件', 'upload files of invoices first'],
  importInvoicesCollectTax: [
    '请先导入发票，并通过数据采集取得纳税申报信息，或上传申报表',
    'import invoices, and collect its tax returns or upload them',
  ],
  collectPaymentsFirstUpload: [
    '请先通过数据采集取得缴款信息，或上传完税证明',
    'collect its payments first, or upload tax payment certificates',
  ],
  uploadBooksFirst: [
    '请先在“数据采集”中上传科目余额表、序时簿、账龄表或银行流水',
    'upload account balances, a voucher journal, ageing or bank lines first, under Data',
  ],
  uploadStockFirst: [
    '请先在“数据采集”中上传收发存汇总表、库存表或进销存明细',
    'upload a stock summary, stock on hand, or lines of moves, sales and purchases first, under Data',
  ],
  uploadSalesFirst: ['请先在“数据采集”中上传销售明细', 'upload sales lines first, under Data'],
  collectTaxReturnsFirst: [
    '请先通过数据采集取得纳税申报信息，或上传申报表',
    'collect its tax returns first, or upload them',
  ],
  collectTaxReturnsFirstUpload: [
    '请先通过数据采集取得纳税申报信息，或上传申报表、财务报表',
    'collect its tax returns first, or upload returns or financial statements',
  ],
  authorisationEnterpriseWithdrawnEndedReport: [
    '企业的授权已撤回或到期，报告不能再对外提供',
    'The authorisation of the enterprise was withdrawn or has ended: the report cannot be given to others any more',
  ],
  reports: ['报告', 'reports'],
  notNumberTaxRisk: [
    '该编号不是税务风险报告，请核对报告编号',
    'This is not the number of a tax risk report: compare it',
  ],
  giveFileNumberReport: ['请提供文件或报告编号', 'Give a file or the number of a report'],
  recordReportFailsCheck: [
    '报告记录校验未通过，不能查看，请联系客服',
    'The record of the report fails its check and cannot be shown: contact us',
  ],
  notTold: [
    '未能取得{what:list}，本次未计费，请稍后重试',
    'Could not be had: {what}. Nothing was charged: try again later',
  ],
  nobodyTells: [
    '尚未接入可提供这些内容的数据来源，本次未计费，请联系平台',
    'No data source in use tells any of this. Nothing was charged: tell the platform',
  ],
  madeInPart: [
    '报告已生成，{what:list}未取到，本次未计费；取得后将自动补齐',
    'The report was made without {what}, and was not charged; it is completed by itself once they can be had',
  ],
  incompleteGivenUp: [
    '多次尝试仍未取得{what:list}，请稍后重新查询',
    '{what} could not be had after several tries: order the report again later',
  ],
  lendingOfEnterprise: ['企业借贷记录', 'lending records of the enterprise'],
  lendingOfLegalRep: ['法定代表人借贷记录', 'lending records of the legal representative'],
  lendingOfSpouse: ['配偶借贷记录', 'lending records of the spouse'],
  lendingOfController: ['实际控制人借贷记录', 'lending records of the actual controller'],
  lendingNotTold: [
    '请先取得企业的查询授权并采集数据，或联系平台接入借贷信息来源',
    'obtain the consent of the enterprise and collect its data, or ask the platform for a source of lending records',
  ],
  publicNotTold: [
    '请联系平台接入工商司法数据来源',
    'ask the platform for a data source of registry and courts',
  ],
  noDataOfKind: [
    '该企业还没有{data:words}数据，{next:words}',
    'This enterprise has no data of this kind yet ({data}): {next}',
  ],
  lastMonthOver: [
    '截至月份须为已结束的月份，最晚为{month:code}',
    'The last month must be over: {month} at the latest',
  ],
  dataBeginLater: [
    '该企业的{data:words}数据从{month:code}开始，请选择此后的月份',
    'The data of this enterprise ({data}) begin with {month}: choose a later month',
  ],
  reportNotFoundBeen: [
    '未找到该报告，可能已被删除或编号有误',
    'This report was not found: it may have been deleted, or the number is wrong',
  ],
  serviceInstitutionSharedReport: [
    '分享该报告的机构的服务已暂停，链接暂时不能打开，请联系向您发送链接的机构',
    'The service of the institution that shared this report is suspended, so the link cannot be opened for now: contact whoever sent it to you',
  ],
  accountSharedReportSuspended: [
    '分享该报告的账号已停用，链接暂时不能打开，请联系向您发送链接的机构重新分享',
    'The account that shared this report is suspended, so the link cannot be opened for now: ask the institution to share it again',
  ],
  linkNotFound: ['未找到该链接', 'This link was not found'],
  readingData: ['正在读取{data:words}数据', 'Reading data: {data~}'],
  computing: ['正在计算指标与风险', 'Computing indicators and risks'],
  made: ['报告已生成', 'The report is ready'],
  objectedTo: ['提出异议', 'Raised an objection'],
  sharedIt: ['分享报告', 'Shared the report'],
  readIt: ['查看报告', 'Read the report'],
  inFrameOf: ['{title:text}（嵌入页面）', '{title} (in a frame)'],
  moreOfTheName: [
    '请输入至少两个汉字，或完整的统一社会信用代码',
    'Enter at least two Chinese characters, or a whole code',
  ],
  registryDoesNotAnswer: [
    '工商来源暂时查不到企业，请稍后再试，或输入已登记企业的统一社会信用代码',
    'The registry cannot be asked for firms now: try again later, or enter the code of an enterprise that is held',
  ],
  noFirmOfTheName: [
    '未找到这一名称或代码的企业，请核对全称',
    'No firm of this name or code was found: compare its whole name',
  ],
  severalFirmsOfTheName: [
    '有多家企业使用这一名称，请以统一社会信用代码查询',
    'Several firms bear this name: ask by the code',
  ],
  firmWithoutCode: [
    '来源未提供该企业的统一社会信用代码，请以代码查询',
    'The registry tells no code of this firm: ask by the code',
  ],
  notNumberJustice: [
    '该编号不是工商司法报告',
    'This is not the number of a registry or court report',
  ],
  channelStopped: ['该渠道已停用', 'This channel was stopped'],
  channelNoFrameSites: [
    '该渠道还没有登记可嵌入报告的网站，请先在渠道配置中填写',
    'This channel names no sites that may show reports: enter them with the channel',
  ],
  forKeysOnly: [
    '该接口供系统以接口密钥调用，页面请使用“报告查询”',
    'This call is for systems with a key: on the page, order under Reports',
  ],
})

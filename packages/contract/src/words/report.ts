import { words } from '@xinjian/format/say/words'

/** What the schemas of reports, links and templates do not accept. */
export const REPORT_FIELD_SAYS = words({
  enterNumberReport: ['请输入报告编号', 'Enter the number of the report'],
  reportNumberForm: [
    '报告编号为三位字母加十八位数字，请核对',
    'The number of a report has three letters and eighteen digits: compare it',
  ],
  chooseKindReport: ['请选择报告类型', 'Choose a kind of report'],
  fingerprintForm: ['指纹应为64位十六进制', 'A fingerprint has 64 hexadecimal digits'],
  enterNameTemplate: ['请填写模板名称', 'Enter a name for the template'],
  moreSectionsThanReport: ['章节过多，请核对', 'More sections than a report has: compare them'],
  chooseIndicatorWhoseRows: [
    '请选择要查看明细的指标',
    'Choose the indicator whose rows you want to see',
  ],
  enterFirm: ['请输入企业名称或统一社会信用代码', 'Enter the name or the code of a firm'],
  leastMinutes: ['有效期至少1分钟', 'Valid for at least one minute'],
  mostMinutes: ['有效期最长24小时', 'Valid for at most 24 hours'],
  sayWhatIsWrong: [
    '请写明这条记录哪里不对，至少8个字',
    'Say what is wrong with the record, in at least 8 characters',
  ],
  sayAnswer: ['请写明答复，至少8个字', 'Give an answer of at least 8 characters'],
  chooseOutcome: ['请选择答复结果', 'Choose what the answer comes to'],
  chooseRowOpen: ['请选择要打开的明细', 'Choose the row to open'],
  chooseKinds: ['请至少选择一种报告', 'Choose at least one kind of report'],
  chooseTwoReports: ['请选择至少两份报告', 'Choose at least two reports'],
  mostJoined: ['一次最多合并{n:count}份报告', 'At most {n|report is|reports are} joined at once'],
  enterHowManyDays: ['有效期以天计', 'Enter for how many days it is valid'],
  leastDaysValid: ['有效期至少1天', 'Valid for at least one day'],
  mostDaysValid: ['有效期最长90天', 'Valid for at most 90 days'],
  sayWithWhomShared: ['请填写分享给谁、作何用途', 'Say with whom it is shared and what for'],
  scoreCannotLessThan: ['评分不能小于0', 'The score cannot be less than 0'],
  scoreTooHigh: ['评分不能大于{n:count}', 'The score cannot be more than {n}'],
  amountInWan: ['金额以万元计，请核对单位', 'Amounts are in units of 10,000 yuan: check the unit'],
  smallAmountTooLow: [
    '小额上限至少1万元；不采用请留空',
    'The limit of small amounts is at least 10,000 yuan; leave it empty not to use it',
  ],
  smallAmountTooHigh: [
    '小额简化测算最多{sum:drawn}',
    'Small amounts are estimated in short up to {sum}',
  ],
  chooseRulesAdmission: ['请选择准入规则', 'Choose the rules of admission'],
  markSectionNotRight: ['章节标识有误', 'The mark of a section is not right'],
  chooseHowLong: ['请选择有效期', 'Choose for how long it is valid'],
})

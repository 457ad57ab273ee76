/** What courts publish (domain §2.11): kinds of records and their fields. */
import { day, money, party, percent, person, text } from './fields.ts'

const caseNo = text('案号', 'Case no.')
const court = text('法院', 'Court')
const cause = text('案由', 'Cause')
/** What the subject is in the case, as the source says it: 原告, 被告, 第三人, 申请执行人, 被执行人. */
const role = text('诉讼地位', 'Role')
const filedOn = day('立案日期', 'Filed on')
const publishedOn = day('公布日期', 'Published on')
const plaintiff = party('原告', 'Plaintiff')
const defendant = party('被告', 'Defendant')

export const COURT_RECORDS = {
  CASE_FILING: {
    zh: '立案信息',
    en: 'Cases filed',
    fields: {
      caseNo,
      court,
      filedOn,
      cause,
      role,
      plaintiff,
      defendant,
      amount: money('起诉标的金额', 'Amount claimed'),
      status: text('案件状态', 'Status'),
    },
  },
  HEARING: {
    zh: '开庭公告',
    en: 'Hearings',
    fields: {
      caseNo,
      court,
      hearingOn: day('开庭日期', 'Hearing on'),
      cause,
      role,
      plaintiff,
      defendant,
      room: text('法庭', 'Room'),
    },
  },
  COURT_NOTICE: {
    zh: '法院公告',
    en: 'Court notices',
    fields: {
      caseNo,
      court,
      noticeType: text('公告类型', 'Kind'),
      publishedOn,
      role,
      parties: party('当事人', 'Parties'),
      content: text('公告内容', 'Content'),
    },
  },
  JUDGMENT: {
    zh: '裁判文书',
    en: 'Judgments',
    fields: {
      caseNo,
      court,
      documentType: text('文书类型', 'Kind of document'),
      title: text('标题', 'Title'),
      cause,
      procedure: text('审理程序', 'Procedure'),
      role,
      plaintiff,
      defendant,
      amount: money('涉案金额', 'Amount'),
      result: text('裁判结果', 'Result'),
      judgedOn: day('裁判日期', 'Judged on'),
      publishedOn,
      originalCaseNo: text('原审案号', 'Case no. of first instance'),
      nextCaseNo: text('后续案号', 'Following case no.'),
    },
  },
  ENFORCEMENT: {
    zh: '被执行人',
    en: 'Enforcement',
    fields: {
      caseNo,
      court,
      filedOn,
      amount: money('执行标的', 'Amount under enforcement'),
      originalCaseNo: text('执行依据文号', 'Basis'),
      status: text('案件状态', 'Status'),
    },
  },
  DISHONEST: {
    zh: '失信被执行人',
    en: 'Dishonest judgment debtors',
    fields: {
      caseNo,
      court,
      basisNo: text('执行依据文号', 'Basis'),
      basisBy: text('作出依据单位', 'Basis made by'),
      duty: text('法律文书确定的义务', 'Duty'),
      performance: text('履行情况', 'Performance'),
      behaviour: text('失信行为', 'Behaviour'),
      legalRep: person('法定代表人', 'Legal representative'),
      region: text('省份', 'Province'),
      filedOn,
      publishedOn,
    },
  },
  CONSUMPTION_LIMIT: {
    zh: '限制消费令',
    en: 'Restricted consumption',
    fields: {
      caseNo,
      court,
      filedOn,
      publishedOn,
      person: person('限制对象', 'Restricted person'),
      enterprise: text('关联企业', 'Enterprise'),
      applicant: party('申请人', 'Applicant'),
    },
  },
  TERMINATED_ENFORCEMENT: {
    zh: '终本案件',
    en: 'Enforcement ended without assets',
    fields: {
      caseNo,
      court,
      filedOn,
      endedOn: day('终本日期', 'Ended on'),
      amount: money('执行标的', 'Amount under enforcement'),
      unperformed: money('未履行金额', 'Unperformed'),
    },
  },
  EQUITY_FREEZE: {
    zh: '股权冻结',
    en: 'Frozen equity',
    fields: {
      noticeNo: text('执行通知书文号', 'Notice no.'),
      court,
      executee: party('被执行人', 'Debtor'),
      equity: text('冻结股权', 'Frozen equity'),
      amount: money('冻结数额', 'Amount'),
      ratio: percent('冻结比例', 'Share'),
      frozenFrom: day('冻结自', 'From'),
      frozenTo: day('冻结至', 'To'),
      status: text('状态', 'Status'),
    },
  },
  ASSET_SEIZURE: {
    zh: '查封冻结扣押',
    en: 'Seized assets',
    fields: {
      caseNo,
      court,
      seizureType: text('措施', 'Measure'),
      asset: text('财产', 'Asset'),
      amount: money('金额', 'Amount'),
      seizedFrom: day('期限自', 'From'),
      seizedTo: day('期限至', 'To'),
    },
  },
  BANKRUPTCY: {
    zh: '破产重整',
    en: 'Bankruptcy',
    fields: {
      caseNo,
      court,
      bankruptcyType: text('类型', 'Kind'),
      applicant: party('申请人', 'Applicant'),
      respondent: party('被申请人', 'Respondent'),
      administrator: text('管理人', 'Administrator'),
      publishedOn,
    },
  },
} as const

/** What vendors call what courts publish; how the table is written stands in `kind-names.ts`. */
import type { CourtRecordKind } from '@xinjian/format/public-records/kinds'
import type { KindNames } from './kind-names.ts'

const CASE_NO = 'c_ah caseNo caseNum caseNumber caseCode anNo ah 案号 案件号 案件编号 执行案号'
const COURT =
  'court courtName execCourtName executeGov executeCourt enforcementCourt n_jbfy zxfy 法院 执行法院 审理法院 法院名称 受理法院'
const CAUSE = 'caseReason cause caseCause n_laay n_jaay 案由'
const ROLE = 'caseRole role caseIdentity identity n_ssdw 案件身份 诉讼地位 当事人身份'
const PLAINTIFF =
  'plaintiff.name plaintiff plaintiffs.name plaintiffs prosecutorList.name prosecutorList prosecutor plaintiffList.name plaintiffList accuser 原告 上诉方 上诉人 原告/上诉人 公诉人/原告/上诉人/申请人'
const DEFENDANT =
  'defendant.name defendant defendants.name defendants defendantList.name defendantList appellee 被告 被诉方 被上诉人 被告/被上诉人 被告人/被告/被上诉人/被申请人'
const FILED =
  'caseCreateTime regdate liAnDate filingDate registerDate filedOn caseCreateDate caseDate d_larq larq 立案日期 立案时间'
const PUBLISHED =
  'publishdate publicDate publishTime publishedDate publicTime fbrq postTime 发布日期 发布时间 公布日期 公告日期 刊登日期 公告时间'
const SUBJECT = 'name companyName entName 企业名称 公司名称'

export const COURT_NAMES: Readonly<Record<CourtRecordKind, KindNames>> = {
  ENFORCEMENT: {
    lists:
      'zhixinginfo zhixing zhixingList executions execution executedPersons executees enforcement 被执行人 被执行人信息 zxgg implement',
    fields: {
      caseNo: CASE_NO,
      court: COURT,
      filedOn: FILED,
      amount:
        '*execMoney *biaodi executionTarget execAmount executeMoney *执行标的 执行金额 执行标的金额 *n_sqzxbdje',
      originalCaseNo: 'gistId executeNo basisNo 执行依据文号 c_ah_ys',
      status: 'caseState status caseStatus 案件状态 状态 n_ajjzjd',
    },
    subject: `pname executedName ${SUBJECT} 被执行人 被执行人姓名/名称 被执行人名称`,
    code: 'partyCardNum cardNum orgNo 身份证号码/组织机构代码 组织机构代码',
  },
  DISHONEST: {
    lists:
      'dishonest dishonests dishonestList shixin shixinList dishonestPersons 失信被执行人 失信人 失信信息 失信被执行人信息 sxbzxr',
    fields: {
      caseNo: CASE_NO,
      court: COURT,
      basisNo: '*gistid docNumber executeNo basisNo gistNo 执行依据文号 zxyjwh yjCode',
      basisBy:
        '*gistunit *executeUnite gistOrg exDepartment 做出执行依据单位 作出执行依据单位 作出依据单位 zxyjdw yjdw',
      duty: '*duty *yiwu *finalDuty 生效法律文书确定的义务 法律生效文书确定的义务 义务 yw',
      performance:
        '*performance executeStatus executionStatus performanceStatus 被执行人的履行情况 *履行情况 履行状况 *lxqk 履行状态',
      behaviour:
        '*disrupttypename disruptType actionRemark executionDesc 失信被执行人行为具体情形 失信行为具体情形 *失信行为 *xwqx jtqx',
      legalRep:
        '*businessentity *bussinessEntity ownerName legalPerson 法定代表人 法定代表人或者负责人姓名 oper',
      region: 'areaname province area 省份 地区 sf',
      filedOn: FILED,
      publishedOn: PUBLISHED,
    },
    subject: `iname ${SUBJECT} 失信人名 失信被执行人 被执行人姓名/名称 失信人名称`,
    code: 'cardnum orgNo 身份证号码/组织机构代码 组织机构代码',
  },
  CASE_FILING: {
    lists:
      'courtRegister courtRegisterList caseFiling caseFilings lianList filings 立案信息 立案登记',
    fields: {
      caseNo: CASE_NO,
      court: COURT,
      filedOn: `${FILED.replace('filingDate', '*filingDate')} startTime`,
      cause: CAUSE,
      role: ROLE,
      plaintiff: PLAINTIFF,
      defendant: DEFENDANT,
      amount: 'caseMoney amount filingMoney 起诉标的金额 标的金额 涉案金额 *n_qsbdje',
      status: 'caseStatus status 案件状态 状态 n_ajjzjd',
    },
  },
  COURT_NOTICE: {
    lists:
      'court courtAnnouncement courtAnnouncements courtAnnoucement courtAnno courtAnnos sendAnnouncement sendAnnouncements notices 法院公告 送达公告 法院公告信息 fygg',
    fields: {
      caseNo: CASE_NO,
      court: `courtcode ${COURT} 公告人`,
      noticeType: '*bltntypename noticeType announcementType category *公告类型 类型',
      publishedOn: `${PUBLISHED} startDate`,
      role: ROLE,
      parties: '*party1+party2 party2 party parties litigant 当事人 原告+被告 被告/被上诉人',
      content: '*content *公告内容 内容 title',
    },
  },
  HEARING: {
    lists:
      'ktannouncement ktAnnouncements hearings hearing courtNotice courtNotices courtSession 开庭公告 开庭信息 ktgg',
    fields: {
      caseNo: CASE_NO,
      court: COURT,
      hearingOn:
        '*startDate *hearingDate *openDate courtDate startTime hearingTime *liAnDate *开庭日期 *开庭时间 开庭时间/日期',
      cause: CAUSE,
      role: ROLE,
      plaintiff: PLAINTIFF,
      defendant: DEFENDANT,
      room: '*courtroom room tribunal executeUnite 法庭',
    },
  },
  JUDGMENT: {
    lists:
      'lawSuitList lawSuit lawsuits judgments judgment judgementDoc judgmentDoc wenshu judgements 法律诉讼 裁判文书 诉讼 法律文书 历史法律诉讼 cpws civil criminal administrative jurisdiction',
    fields: {
      caseNo: CASE_NO,
      court: COURT,
      documentType: '*doctype documentType docTypeName *文书类型',
      title: '*caseName title *裁判文书 *案件名称 文书标题 标题 案件名',
      cause: CAUSE,
      procedure: 'trialProcedure procedure trialRound 审理程序 审判程序 n_slcx',
      role: ROLE,
      plaintiff: PLAINTIFF,
      defendant: DEFENDANT,
      amount: 'caseMoney amount caseAmount involvedAmount 案件金额 涉案金额 n_jabdje',
      result: 'judgeResult result verdict *裁判结果 判决结果 c_gkws_pjjg n_jafs',
      judgedOn: '*judgeTime judgeDate judgmentDate 裁判日期 判决日期 *d_jarq',
      publishedOn: `submittime submitDate ${PUBLISHED} 日期 date`,
      originalCaseNo: 'originalCaseNo beforeCaseNo 原审案号 c_ah_ys',
      nextCaseNo: 'nextCaseNo afterCaseNo 后续案号 c_ah_hx',
    },
  },
  CONSUMPTION_LIMIT: {
    lists:
      'consumptionRestriction consumptionRestrictions consumptionLimit sumptuary sumptuaries xianxiao limitHighConsume 限制消费令 限制高消费 限制消费 xgbzxr',
    fields: {
      caseNo: CASE_NO,
      court: COURT,
      filedOn: `${FILED} judgeDate`,
      publishedOn: `${PUBLISHED} 公示日期`,
      person:
        '*xname personName limitedPerson xianzhiName *限消人员名称 *限消令对象 *限制消费人员 *限制对象 限消对象 限制法人',
      enterprise: '*qyinfo companyName enterprise entName 关联企业 关联对象 企业信息 企业名称',
      applicant: 'applicant applicantInfo 申请人 申请执行人',
    },
    subject: 'qyinfo companyName enterprise entName 关联企业 企业信息 企业名称',
    code: 'creditCode 统一社会信用代码',
  },
  TERMINATED_ENFORCEMENT: {
    lists:
      'endCase endCases endExecutionCase endExecutionCases finalCase zhongben terminatedCases 终本案件 终结本次执行案件 终本',
    fields: {
      caseNo: CASE_NO,
      court: COURT,
      filedOn: FILED,
      endedOn:
        '*caseFinalTime *endDate finalDate caseFinalDate terminateDate *终本日期 终本时间 终结日期 d_jarq',
      amount:
        'execMoney biaodi executeObject execAmount 执行标的 执行金额 执行标的金额 n_sqzxbdje executeSubject',
      unperformed:
        '*noExecMoney *failureAct unperformed noExecAmount *未履行金额 *未履行标的 n_wzxje *unperformedAmt',
    },
    subject: `zname pname ${SUBJECT} 被执行人 被执行人名称`,
    code: 'cartNum cardNum partyCardNum 组织机构代码',
  },
  EQUITY_FREEZE: {
    lists:
      'judicial judicialAssistance judicialAssistances equityFreeze equityFreezes freezes 司法协助 股权冻结 司法协助信息',
    fields: {
      noticeNo:
        '*executeNoticeNum *executionNoticeNum *executeOrderNum frozen.executeNoticeNum noticeNo executeNoticeNo 执行通知书文号 执行通知文号 通知书文号',
      court: `*executiveCourt frozen.executiveCourt ${COURT}`,
      executee: '*executedPerson *executedBy frozen.executedPerson executee 被执行人 executeName',
      equity:
        'frozenEquity equity relatedCompany EquityFreezeDetail.CompanyName *冻结股权 冻结股权标的企业 标的企业 RelatedInfo.Name',
      amount:
        '*equityAmount frozen.equityAmount freezeAmount *股权数额 冻结数额 冻结金额 股权、其它投资权益数额',
      ratio: 'freezeRatio equityRatio 冻结比例',
      frozenFrom:
        '*freezeStartDate frozen.fromDate EquityFreezeDetail.FreezeStartDate fromDate frozenFrom 冻结期限自 冻结自 冻结开始日期 冻结期限@from',
      frozenTo:
        '*freezeEndDate frozen.toDate EquityFreezeDetail.FreezeEndDate toDate frozenTo 冻结期限至 冻结至 冻结结束日期 冻结期限@to',
      status: '*typeState@last status@last freezeStatus 类型|状态@last 状态@last 类型@last',
    },
  },
  ASSET_SEIZURE: {
    lists:
      'assetSeizure assetSeizures seizures propertyPreservation 查封冻结扣押 财产保全 查封信息 sifacdk sifacdkList preservation',
    fields: {
      caseNo: CASE_NO,
      court: COURT,
      seizureType: '*seizureType *measure action 措施 保全措施 查封类型',
      asset: '*asset *property seizedAsset objectName 财产 保全财产 查封财产 *n_sqbqbdw',
      amount: 'amount money 金额 保全金额 *n_sqbqse',
      seizedFrom: 'seizedFrom fromDate startDate 期限自 查封自',
      seizedTo: 'seizedTo toDate endDate 期限至 查封至',
    },
    subject: `pname ${SUBJECT}`,
  },
  BANKRUPTCY: {
    lists: 'bankruptcy bankruptcies bankruptcyList 破产重整 破产案件 破产信息 bankrupt',
    fields: {
      caseNo: CASE_NO,
      court: `${COURT} 经办法院 办理法院`,
      bankruptcyType: 'caseType bankruptcyType 类型 案件类型',
      applicant: '*applicant applicant.name applicantList.name applicants 申请人',
      respondent: '*respondent respondent.name respondentList.name respondents 被申请人',
      administrator: '*managerialAgency *administrator manageOrg *管理人 管理人机构',
      publishedOn: `${PUBLISHED} submitTime riskDate 公开日期`,
    },
  },
}

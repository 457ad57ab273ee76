/** What vendors call the records that the registry publishes of a firm and their fields; how the table is written stands in `kind-names.ts`. */
import type { RegistryRecordKind } from '@xinjian/format/public-records/kinds'
import { FIRM_NAMES } from './firm.ts'
import type { KindNames } from './kind-names.ts'

const LISTED = {
  reason:
    '*putReason *AddReason inReason *列入经营异常名录原因 列入严重违法失信企业名单原因 *列入原因 addCause',
  putOn: '*putDate *AddDate inDate *列入日期 列入时间',
  putBy:
    'putDepartment DecisionOffice department AddOffice inOrg putOrg 列入机关 作出决定机关 作出决定机关(列入) 列入决定机关',
  removedReason: 'removeReason RomoveReason outReason 移出经营异常名录原因 移出原因',
  removedOn: 'removeDate outDate 移出日期 移出时间',
  removedBy:
    'removeDepartment RemoveDecisionOffice RemoveOffice outOrg removeOrg 移出机关 移出决定机关 作出决定机关(移出)',
}

export const REGISTRY_NAMES: Readonly<Record<RegistryRecordKind, KindNames>> = {
  ...FIRM_NAMES,
  EQUITY_PLEDGE: {
    lists:
      'equityInfo equityInfoList companyEquity pledge pledges equityPledges equityPledge stockPledges equityPledgeList 股权出质 股权出质登记 股权出质信息',
    fields: {
      pledgeNo: 'regNumber registNo regNo number pledgeNo equityNo 登记编号 质权登记编号',
      pledgor: '*pledgor *pledgors pledgorList.pledgor pledgorList.name *出质人 *pledgorName',
      pledgee: '*pledgee *pledgees pledgeeList.pledgee pledgeeList.name *质权人 *pledgeeName',
      amount:
        '*equityAmount@万 *pledgedAmount@万 pledgeAmount@万 object_amount@万 impAm@万 出质股权数额@万 出质股权数@万 出质数额@万',
      registeredOn: 'regDate registDate registerDate equPleDate 登记日期 股权出质设立登记日期',
      publishedOn: 'putDate publicDate publishDate 公示日期 公示时间 公告日期',
      status: 'state status 状态',
      change: 'changeSituation change remark 变化情况',
    },
  },
  CHATTEL_MORTGAGE: {
    lists:
      'mortgageInfo mortgages mortgage mortgageList companyMortgage mPledge companyMPledge chattelMortgage chattelMortgages 动产抵押 动产抵押登记 动产抵押信息',
    fields: {
      mortgageNo: 'regNum registerNo regNumber mortgageNo number morRegCNo 登记编号 登记号',
      debtType:
        'type Detail.SecuredClaim.Kind SecuredClaim.Kind overviewType debtType priClaSecKind 被担保债权种类 种类 被担保债权类型',
      amount:
        'amount debtSecuredAmount Detail.SecuredClaim.Amount SecuredClaim.Amount overviewAmount priClaSecAm@万 *被担保债权数额 被担保主债权数额 数额',
      term: '*overviewTerm term Detail.SecuredClaim.FulfillObligation SecuredClaim.FulfillObligation pefPerForm 债务人履行债务的期限 债务期限 履行债务期限',
      scope:
        'scope Detail.SecuredClaim.AssuranceScope SecuredClaim.AssuranceScope overviewScope warCov 担保范围',
      mortgagee:
        '*peopleInfo.peopleName *peopleInfoList.peopleName *Detail.PledgeeList.Name PledgeeList.Name mortgagee mortgagees *抵押权人 抵押权人名称',
      collateral:
        '*pawnInfoList.pawnName pawnInfo.pawnName *Detail.GuaranteeList.Name GuaranteeList.Name collateral 抵押物 抵押物名称',
      authority: 'regDepartment registerOffice regOrg 登记机关',
      registeredOn: 'regDate registerDate regiDate 登记日期 登记时间',
      publishedOn: 'publishDate publicDate 公示日期 公示时间',
      status: 'status state 状态',
      cancelledOn: 'cancelDate Detail.CancelInfo.CancelDate CancelInfo.CancelDate canDate 注销日期',
      cancelReason: 'cancelReason Detail.CancelInfo.CancelReason CancelInfo.CancelReason 注销原因',
    },
  },
  INTELLECTUAL_PROPERTY: {
    says: {
      field: 'propertyType',
      as: {
        商标: 'tmName brandName 商标名称 商标 tm tmList trademarks 商标信息',
        专利: 'patentName 专利名称 发明名称 patents patentList 专利信息 专利',
        软件著作权:
          'simplename softwareName 软件名称 软件全称 softwareCopyright copyReg 软件著作权',
        作品著作权: '作品名称 copyRegWorks 作品著作权',
      },
    },
    lists:
      'tm tmList trademarks patents patentList copyrights copyReg copyRegList copyRegWorks copyrightList softwareCopyright 商标 商标信息 专利 专利信息 著作权 软件著作权 作品著作权 软件著作权登记',
    fields: {
      propertyType: 'patentType kindDesc propertyType 专利类型 类别 商标类型',
      name: '*tmName *patentName *fullname brandName *softwareName title name *专利名称 *商标名称 *商标 软件名称 软件全称 作品名称 发明名称 名称',
      registrationNo:
        '*patentNum *regnum *regNo applicationNum applicationNumber registerNo registrationNo *appNumber 申请号 注册号 登记号 申请/注册号 专利号 申请号/专利号',
      category:
        '*intCls *allCatNum *catnum mainCatNum category 国际分类 分类号 类别号 主分类号 商标分类',
      appliedOn: '*appDate *applicationTime applicationDate applyDate 申请日期 申请日 申请时间',
      registeredOn:
        '*regtime *applicationPublishTime regDate publicationDate pubDate registerDate 登记日期 登记批准日期 申请公布日 公告日期 公布日 注册公告日期 批准日期',
      status: 'status legalStatus statusDesc tmStatus lprs 状态 法律状态 流程状态 商标状态',
    },
    subject: 'applicantCn applicantName applicant copyrightOwner 申请人 著作权人',
  },
  ABNORMAL_LIST: {
    lists:
      'comAbnoInfoList abnormal abnormalInfo abnormals abnormalList exception exceptions opException 经营异常 经营异常名录 经营异常信息 列入经营异常名录',
    fields: LISTED,
    subject: 'companyName entName 企业名称',
    code: 'creditCode 统一社会信用代码',
  },
  SERIOUS_VIOLATION: {
    lists:
      'illegalInfo illegal illegals seriousViolation seriousViolations seriousIllegal 严重违法 严重违法失信 严重违法失信企业名单 严重违法失信名单',
    fields: LISTED,
    subject: 'companyName entName 企业名称',
    code: 'creditCode 统一社会信用代码',
  },
  ADMIN_PENALTY: {
    lists:
      'punishmentInfo punishment punishments punishmentList penalty penalties adminPenalty administrativePenalty penaltyCreditChina punish 行政处罚 行政处罚信息',
    fields: {
      penaltyNo:
        '*punishNumber *docNo penaltyNo caseNo penDecNo 决定书文号 *行政处罚决定书文号 决定文书号 处罚决定书文号',
      violation:
        'reason *penaltyType illegalFact illegalType illegActType type 违法行为类型 违法事实 *处罚事由 处罚原因 punishReason',
      penalty:
        'content penaltyContent penaltyResult penContent punishResult *行政处罚内容 *处罚内容 处罚结果 处罚结果/内容',
      amount: 'amount punishAmount penaltyAmount penAm fine 罚款金额 处罚金额 罚没金额 punishAmt',
      authority:
        'departmentName officeName department penAuth punishDepartment 作出行政处罚决定机关名称 决定机关 处罚机关 *处罚单位 作出决定机关 punishOffice',
      decidedOn:
        '*decisionDate *penaltyDate punishDate penDecIssDate 作出行政处罚决定日期 处罚日期 决定日期 处罚决定日期',
      publishedOn: 'publishDate publicDate publicationDate 公示日期 公示时间 发布日期',
    },
    subject: 'name companyName 名称 企业名称',
    code: 'creditCode 统一社会信用代码',
  },
  SPOT_CHECK: {
    lists:
      'checkInfoList checkInfo checks spotCheck spotChecks randomCheck doubleRandomCheck 抽查检查 检查抽查 双随机抽查',
    fields: {
      checkType: '*checkType type insType checkPlanName 类型 检查类型 抽查类型',
      result: '*checkResult *consequence result insRes 结果 *检查结果 *抽查结果',
      authority: '*checkOrg *executiveOrg checkDepartment insAuth *检查实施机关 检查机关 实施机关',
      checkedOn: '*checkDate date insDate 日期 检查日期 抽查日期',
    },
  },
  SHARED_CONTACT: {
    says: {
      field: 'shared',
      as: {
        登记地址: 'sameAddress sameAddressCompany 同地址企业 同址企业',
        电话: 'samePhone samePhoneCompany 同电话企业',
      },
    },
    lists:
      'sharedContact sharedContacts sameAddress sameAddressCompany samePhone samePhoneCompany 同址同电话企业 同地址企业 同址企业 同电话企业',
    fields: {
      shared: 'shared sharedBy 共用事项',
      name: 'name companyName entName 企业名称 公司名称',
      creditCode: 'creditCode uscc 统一社会信用代码',
      status: 'regStatus status 登记状态 经营状态',
      establishedOn: 'estiblishTime establishTime establishDate 成立日期',
    },
  },
  TAX_NOTICE: {
    says: {
      field: 'noticeType',
      as: {
        欠税公告:
          'ownTaxBalance ownTaxAmount 欠税余额 ownTax owedTax taxOweNotice satparty_qs 欠税公告 欠税信息',
        涉税处罚:
          'caseInfo 主要违法事实 taxContravention taxIllegal satparty_chufa 税收违法 重大税收违法',
        非正常户: 'satparty_fzc 非正常户',
        纳税信用:
          'grade creditLevel 纳税评级 纳税信用等级 纳税信用级别 taxCredit companyTaxCreditItems satparty_xin 税务评级',
      },
    },
    lists:
      'ownTax taxContravention taxCredit taxOweNotice taxIllegal owedTax taxNotices taxCredits companyTaxCredit taxPayer 欠税公告 税收违法 税务评级 *纳税信用等级 重大税收违法 税务公示 欠税信息 satparty_qs satparty_chufa satparty_fzc satparty_xin',
    fields: {
      noticeType: 'caseType noticeType 公示类型 案件性质',
      taxKind: '*taxCategory taxType 欠税税种 税种',
      amount: '*ownTaxBalance *ownTaxAmount *currentAmount amount balance *欠税余额 欠税金额 金额',
      level: '*grade level creditLevel 纳税信用等级 纳税信用级别 等级 信用等级 *纳税评级',
      content: '*caseInfo content illegalFact title 主要违法事实 内容',
      authority:
        'evalDepartment department issuedBy org taxAuthority 税务机关 评价单位 所属税务机关 发布单位 评价机关',
      publishedOn: 'publishDate publishTime publicDate year 发布日期 公示日期 发布时间',
    },
    subject: 'name taxpayerName 纳税人名称 企业名称',
    code: 'taxIdNumber idNumber taxpayerNumber 纳税人识别号',
  },
  PERMIT: {
    lists:
      'license licenseList getLicense permits permit permission permissions permissionEci permissionCreditChina licenses adminLicense administrativeLicense getAdministrativeLicense 行政许可 行政许可信息 行政许可-工商局 satparty_xuke',
    fields: {
      permitNo:
        '*licencenumber *licensDocNo licenseNumber licenseNo permitNo licNo 许可文件编号 许可文号 许可证号 许可书文编号 行政许可决定文书号 决定文书号',
      name: '*licencename *licensDocName licenseName licName 许可文件名称 许可名称 许可证名称 决定文书名称',
      scope:
        'scope *licenceContent *licensContent licenseContent content licItem *许可内容 许可范围',
      authority: 'department *licensOffice licenseOffice licAnth *许可机关 发证机关',
      validFrom:
        'fromdate validityFrom startDate decisionDate valFrom 有效期自 许可决定日期 有效期始',
      validTo: 'todate validityTo validityTime endDate valTo 有效期至 有效期止 截止日期',
      status: 'status state 状态',
    },
  },
  BID: {
    lists:
      'bids bid bidList tenders tender biddings companyBid 招投标 招投标信息 招标信息 中标信息',
    fields: {
      title: 'title bidTitle name 公告标题 标题 项目名称 公告名称',
      role: 'role bidRole 角色 企业角色',
      purchaser: '*purchaser purchaserName *tenderee buyer *采购人 招标人 采购单位 招标单位',
      amount: '*bidAmount *winAmount winningAmount money 中标金额 成交金额',
      publishedOn: 'publishTime publishDate pubdate 公告日期 发布日期 发布时间',
    },
  },
}

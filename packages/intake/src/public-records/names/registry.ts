/** What vendors call the records of the business registry and their fields; how the table is written stands in `names.ts`. */
import type { RegistryRecordKind } from '@xinjian/format/public-records/kinds'
import type { KindNames } from './names.ts'

const LISTED = {
  reason:
    '*putReason *AddReason inReason 列入经营异常名录原因 列入严重违法失信企业名单原因 *列入原因 addCause',
  putOn: '*putDate *AddDate inDate 列入日期 列入时间',
  putBy:
    'putDepartment DecisionOffice AddOffice inOrg putOrg 列入机关 作出决定机关 列入决定机关 作出决定机关(列入)',
  removedReason: 'removeReason RomoveReason outReason 移出经营异常名录原因 移出原因',
  removedOn: 'removeDate outDate 移出日期 移出时间',
  removedBy:
    'removeDepartment RemoveDecisionOffice RemoveOffice outOrg removeOrg 移出机关 移出决定机关 作出决定机关(移出)',
}

export const REGISTRY_NAMES: Readonly<Record<RegistryRecordKind, KindNames>> = {
  BUSINESS_REGISTRATION: {
    lists:
      'baseInfo basicInfo companyBase companyInfo basic 工商信息 基本信息 工商登记 企业基本信息 营业执照信息 登记信息 照面信息',
    fields: {
      name: 'name companyName entName enterpriseName corpName comName 企业名称 公司名称 公司名 名称 企业名',
      creditCode:
        '*creditCode *creditNo *credit_no uscc uniscid shxydm unifiedCode socialCreditCode usccCode 统一社会信用代码 社会信用代码 统一信用代码 纳税人识别号@uscc taxNumber@uscc taxNo@uscc tax_no@uscc 税号@uscc',
      registrationNo:
        '*regNumber *regNo *registNo No regNum registrationNo 注册号 工商注册号 工商注册码',
      organisationNo: '*orgNumber *orgNo organizationCode orgCode 组织机构代码',
      formerNames:
        'historyNameList historyNameList.name historyNames OriginalName.Name OriginalName formerNames formerName history_names.name history_names usedName 曾用名',
      legalRep:
        '*legalPersonName *operName legalPerson legalRepresentative frName lerep frdb 法定代表人 法人 法人代表 法定代表人名称 负责人 经营者',
      status: '*regStatus status entStatusDesc newStatus 经营状态 登记状态 企业状态 公司状态 状态',
      companyType:
        'companyOrgType econKind entType enterpriseType econ_kind companyTypeName 企业类型 公司类型 类型 企业(机构)类型',
      registeredCapital:
        '*regCapital *registCapi *reg_capi *registCapital *registeredCapital regCap *companyCapital 注册资本 注册资金',
      paidInCapital:
        'actualCapital recCap realCapi real_capi paidInCapital actual_capi 实缴资本 实收资本',
      establishedOn:
        '*estiblishTime *establishTime *registDate startDate estDate esDate foundDate establishDate establishmentDate *registrationTime companyDate 成立日期 注册日期 成立时间 注册时间',
      approvedOn:
        '*approvedTime checkDate approvedDate apprDate approveDate issueDate 核准日期 核准时间 发照日期',
      termFrom:
        'fromTime termStart operFrom opFrom term_start businessTermFrom 营业期限自 经营期限自 营业期限开始 营业期限@from 经营期限@from',
      termTo:
        'toTime termEnd teamEnd operTo opTo term_end endDate 营业期限至 经营期限至 营业期限结束 营业期限@to 经营期限@to',
      cancelledOn: 'cancelDate RevokeInfo.CancelDate canDate end_date 注销日期 注销时间',
      revokedOn: 'revokeDate RevokeInfo.RevokeDate revDate 吊销日期 吊销时间',
      authority: '*regInstitute belongOrg regOrg belong_org registrationAuthority 登记机关',
      region:
        'base province Area.Province region areaName district 所属地区 省份 地区 所在地区 行政区划',
      industry:
        'Industry.Industry industryDesc industryName industryAll.category industry domain 所属行业 行业 行业分类 国标行业',
      address:
        '*regLocation address dom registeredAddress oploc 注册地址 地址 企业地址 公司地址 住所 经营场所 企业注册地址',
      scope: '*businessScope *opScope scope business_scope zsopscope 经营范围',
      phone:
        'phoneNumber telephone phone tel contactNumber ContactInfo.PhoneNumber contact_phone 联系电话 电话 企业电话 公司电话 联系方式',
      insured: 'socialStaffNum insuredNum insured 参保人数 社保人数',
    },
    subject:
      'name companyName entName enterpriseName corpName comName 企业名称 公司名称 公司名 名称 企业名',
    code: 'creditCode creditNo uscc uniscid unifiedCode socialCreditCode usccCode 统一社会信用代码 社会信用代码 统一信用代码',
    unit: 'capiUnit regcapCurrencyDesc regCapUnit registCapiUnit regCapitalUnit currencyDesc regCapitalCurrency regCapCur currency_unit capitalUnit 注册资本单位 币种 注册资本币种',
  },
  EQUITY_HOLDER: {
    lists:
      'investorList holderList holders holder partners partnerList shareholders shareholderList shareholderInfo stockholders investors 股东信息 股东及出资 股东及出资信息 股东 股东出资 工商股东 企业股东',
    fields: {
      holder:
        '*stockName *investorName *holderName *shareholderName *partnerName stockholder inv shName *股东名称 *股东 股东(发起人) 股东姓名 发起人 名称 name',
      holderCode:
        'creditCode credit_no holderCode stockCreditCode CreditNo 股东代码 统一社会信用代码',
      holderType:
        'stockType *shType *investorType holderType sharesType *股东类型 invType stock_type',
      ratio:
        '*stockPercent *fundedRatio capital.percent *percent ratio shareRatio stock_percent relationPercent@比 *invProp@百 subConProp@比 conProp holdRatio relationType@% 持股比例 出资比例 股权比例 投资比例 占股比例 认缴比例',
      subscribed:
        '*shouldCapi@万 *subConAmt@万 capital.amomon@万 *subscribeAmount@万 *should_capi@万 *subscribedCapital@万 amount@万 subscribed@万 subConAm@万 conAmt@万 conAm@万 *contributeCap@万 items.should_capi@万 认缴出资额@万 认缴金额@万 认缴出资@万 认缴资本@万 出资额@万 投资金额@万 认缴额@万',
      subscribedOn:
        '*shoudDate *shouldDate capital.time subscribeTime should_capi_date conDate capDate subscribedDate 认缴出资日期 认缴日期 认缴出资时间 认缴时间 出资日期',
      subscribedForm:
        'investType capital.paymet capital.payment subscribeType should_capi_type conForm 认缴出资方式 认缴方式 出资方式',
      paidIn:
        '*realCapi@万 capitalActl.amomon@万 *paidAmount@万 real_capi@万 paidInCapital@万 actualCapital@万 acConAm@万 实缴出资额@万 实缴金额@万 实缴出资@万 实缴资本@万 实缴额@万',
      paidInOn:
        'capiDate capitalActl.time paidTime real_capi_date realDate paidDate 实缴出资日期 实缴日期 实缴出资时间 实缴时间',
      paidInForm:
        'investName capitalActl.paymet capitalActl.payment paidType real_capi_type acConForm 实缴出资方式 实缴方式',
    },
    unit: 'amountSuffix currencyDesc capiUnit amountUnit 单位',
  },
  KEY_PERSON: {
    lists:
      'staffList staffs staff employees employeeList keyPersons keyPersonnel members managers management personnel 主要人员 主要成员 高管 高管信息 董监高 企业高管',
    fields: {
      person: 'name personName staffName employeeName perName 姓名 名称 人员姓名 人员',
      post: '*typeJoin *job *job_title title position post duty typeSore staffTypeName positionDesc 职务 职位 岗位',
    },
  },
  REGISTRATION_CHANGE: {
    lists:
      'comChanInfoList changeRecords changeInfo changeInfoList changeList changes changeRecord changerecords 变更记录 变更信息 工商变更 历史变更 企业变更',
    fields: {
      changedOn: '*changeTime *changeDate change_date altDate alterDate 变更日期 变更时间',
      item: '*changeItem *projectName change_item altItem alterItem changeField 变更事项 变更项目 变更项',
      before:
        '*contentBefore *beforeContent before_content altBe altBefore alterBefore before 变更前 变更前内容',
      after:
        '*contentAfter *afterContent after_content altAf altAfter alterAfter after 变更后 变更后内容',
    },
  },
  ANNUAL_REPORT: {
    lists:
      'annuRepYearList annualReports annualReport annualReportList annualReportInfo yearReports reports 企业年报 年报 年报信息 年度报告',
    fields: {
      year: '*reportYear year annualYear reportDate ancheYear anCheYear 年度 年报年度 报告年度 年份',
      publishedOn:
        'publishDate publishTime releaseDate publicDate ancheDate 公示日期 发布日期 发布时间 公示时间',
      status: '*manageState status busSt operatingStatus 企业经营状态 经营状态 登记状态',
      employees: '*employeeNum employeeCount empNum staffNum 从业人数 从业人员',
      insured:
        'insuredNum socialSecurityNum endowmentInsurance reportSocialSecurityInfo.endowmentInsurance 参保人数 城镇职工基本养老保险',
      totalAssets: '*totalAssets assGro assets 资产总额',
      liabilities: '*totalLiability liaGro liabilities totalLiabilities 负债总额',
      equity: '*totalEquity totEqu ownerEquity 所有者权益合计 所有者权益',
      revenue:
        '*totalSales vendInc totalRevenue revenue 营业总收入 销售总额 销售总额(营业总收入) 营业收入',
      mainRevenue: '*primeBusProfit maiBusInc mainBusiness 主营业务收入 营业总收入中主营业务收入',
      totalProfit: 'totalProfit proGro profit 利润总额',
      netProfit: '*retainedProfit netInc netProfit 净利润',
      taxPaid: '*totalTax ratGro taxTotal 纳税总额',
      phone: 'phoneNumber phone tel telephone contactNo 企业联系电话 联系电话',
      email: 'email mail 电子邮箱 企业电子邮箱 邮箱',
      address: '*postalAddress address addr 企业通信地址 通信地址',
    },
    subject: 'companyName entName 企业名称',
    code: 'creditCode credit_no 统一社会信用代码',
  },
  BRANCH: {
    lists: 'branchList branches branch branchInfo 分支机构 分支机构信息',
    fields: {
      name: 'name branchName companyName brName entName 名称 分支机构名称 机构名称 企业名称 公司名称',
      creditCode: 'creditCode credit_no uniscid 统一社会信用代码 brRegNo@uscc regNo@uscc',
      head: 'operName legalPersonName head principal brPrincipal 负责人 法定代表人',
      authority: '*belongOrg regInstitute regOrg belong_org 登记机关',
      establishedOn: 'startDate estiblishTime establishTime start_date estDate 成立日期 注册日期',
      status: 'status regStatus 登记状态 经营状态 状态',
    },
  },
  INVESTMENT: {
    lists:
      'investList investments investment inverst investmentList outInvestments invest investAbroad 对外投资 对外投资信息 投资企业 被投资企业',
    fields: {
      name: '*investName name entName companyName enterpriseName *被投资企业名称 *被投资企业 *被投资公司名称 被投资公司 企业名称 公司名称 名称',
      creditCode: 'creditCode credit_no uniscid creditNo 统一社会信用代码',
      legalRep:
        'legalPersonName operName oper_name legalPerson frName *被投资法定代表人 被投资企业法定代表人 法定代表人',
      ratio:
        '*percent *fundedRatio *stockPercent percentage ratio investRatio 投资比例 投资占比 持股比例 出资比例 股权比例',
      amount:
        '*amount@万 *shouldCapi@万 subConAmt@万 should_capi@万 investAmount@万 subConAm@万 投资额@万 投资数额@万 投资金额@万 认缴出资额@万',
      registeredCapital:
        'regCapital registCapi reg_capi registeredCapital regCap 注册资本 注册资金',
      establishedOn:
        'estiblishTime establishTime startDate start_date estDate 成立日期 成立时间 注册日期 注册时间',
      status: 'regStatus status entStatus 经营状态 登记状态 状态',
      region: 'base province region Area.Province 所属地区 省份 地区',
    },
    unit: 'amountSuffix capiUnit',
  },
  EQUITY_PLEDGE: {
    lists:
      'equityInfo equityInfoList companyEquity pledge pledges equityPledges equityPledge stockPledges equityPledgeList 股权出质 股权出质登记 股权出质信息',
    fields: {
      pledgeNo: 'regNumber registNo regNo number pledgeNo equityNo 登记编号 质权登记编号',
      pledgor: '*pledgor *pledgors pledgorList.pledgor pledgorList.name 出质人',
      pledgee: '*pledgee *pledgees pledgeeList.pledgee pledgeeList.name 质权人',
      amount:
        '*equityAmount@万 *pledgedAmount@万 pledgeAmount@万 object_amount@万 impAm@万 出质股权数额@万 出质股权数@万 出质数额@万',
      registeredOn:
        'regDate registDate registerDate reg_date equPleDate 登记日期 股权出质设立登记日期',
      publishedOn: 'putDate publicDate publishDate public_date 公示日期 公示时间',
      status: 'state status 状态',
      change: 'changeSituation change remark 变化情况',
    },
  },
  CHATTEL_MORTGAGE: {
    lists:
      'mortgageInfo mortgages mortgage mortgageList companyMortgage mPledge chattelMortgage chattelMortgages 动产抵押 动产抵押登记 动产抵押信息',
    fields: {
      mortgageNo: 'regNum registerNo regNumber mortgageNo number morRegCNo 登记编号',
      debtType:
        'type Detail.SecuredClaim.Kind SecuredClaim.Kind overviewType debtType priClaSecKind 被担保债权种类 种类',
      amount:
        'amount debtSecuredAmount Detail.SecuredClaim.Amount SecuredClaim.Amount overviewAmount priClaSecAm@万 被担保债权数额 被担保主债权数额 数额',
      term: '*overviewTerm term Detail.SecuredClaim.FulfillObligation SecuredClaim.FulfillObligation pefPerForm 债务人履行债务的期限 债务期限 履行债务期限',
      scope:
        'scope Detail.SecuredClaim.AssuranceScope SecuredClaim.AssuranceScope overviewScope warCov 担保范围',
      mortgagee:
        '*peopleInfo.peopleName *peopleInfoList.peopleName *Detail.PledgeeList.Name PledgeeList.Name mortgagee mortgagees 抵押权人 抵押权人名称',
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
        '*regtime *applicationPublishTime regDate publicationDate pubDate registerDate 登记日期 登记批准日期 申请公布日 公告日期 公布日 注册公告日期',
      status: 'status legalStatus statusDesc tmStatus lprs 状态 法律状态 流程状态 商标状态',
    },
    subject: 'applicantCn applicantName applicant copyrightOwner 申请人 著作权人',
  },
  ABNORMAL_LIST: {
    lists:
      'comAbnoInfoList abnormal abnormalInfo abnormals abnormalList exceptions opException 经营异常 经营异常名录 经营异常信息 列入经营异常名录',
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
      'punishmentInfo punishment punishments punishmentList penalty penalties adminPenalty administrativePenalty 行政处罚 行政处罚信息',
    fields: {
      penaltyNo:
        '*punishNumber *docNo penaltyNo caseNo penDecNo 决定书文号 行政处罚决定书文号 决定文书号 处罚决定书文号',
      violation:
        'reason *penaltyType illegalFact illegalType illegActType type 违法行为类型 违法事实 处罚事由 处罚原因',
      penalty:
        'content penaltyContent penaltyResult penContent punishResult 行政处罚内容 处罚内容 处罚结果 处罚结果/内容',
      amount: 'amount punishAmount penaltyAmount penAm fine 罚款金额 处罚金额 罚没金额',
      authority:
        'departmentName officeName department penAuth punishDepartment 作出行政处罚决定机关名称 决定机关 处罚机关 处罚单位 作出决定机关',
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
      result: '*checkResult *consequence result insRes 结果 检查结果 抽查结果',
      authority: '*checkOrg *executiveOrg checkDepartment insAuth 检查实施机关 检查机关 实施机关',
      checkedOn: '*checkDate date insDate 日期 检查日期 抽查日期',
    },
  },
  TAX_NOTICE: {
    lists:
      'ownTax taxContravention taxCredit taxOweNotice taxIllegal owedTax taxNotices taxCredits taxPayer 欠税公告 税收违法 税务评级 纳税信用等级 重大税收违法 税务公示 欠税信息',
    fields: {
      noticeType: 'caseType noticeType case_type 公示类型 案件性质',
      taxKind: '*taxCategory taxType 欠税税种 税种',
      amount: '*ownTaxBalance *ownTaxAmount *currentAmount amount balance 欠税余额 欠税金额 金额',
      level: '*grade level creditLevel 纳税信用等级 纳税信用级别 等级 信用等级',
      content: '*caseInfo *case_info content illegalFact title 主要违法事实 内容',
      authority:
        'evalDepartment department issuedBy org taxAuthority 税务机关 评价单位 所属税务机关 发布单位 评价机关',
      publishedOn:
        'publishDate publishTime publish_time publicDate year 发布日期 公示日期 发布时间',
    },
    subject: 'name taxpayerName taxpayer_name 纳税人名称 企业名称',
    code: 'taxIdNumber idNumber taxpayerNumber 纳税人识别号',
  },
  PERMIT: {
    lists:
      'license licenseList getLicense permits permit permissions licenses adminLicense administrativeLicense getAdministrativeLicense 行政许可 行政许可信息 行政许可-工商局',
    fields: {
      permitNo:
        '*licencenumber *licenceNumber *licensDocNo licenseNumber licenseNo permitNo licNo 许可文件编号 许可文号 许可证号 许可书文编号 行政许可决定文书号 决定文书号',
      name: '*licencename *licensDocName licenceName licenseName licName 许可文件名称 许可名称 许可证名称 决定文书名称',
      scope:
        'scope *licenceContent *licensContent licenseContent content licItem 许可内容 许可范围',
      authority: 'department *licensOffice licenseOffice licAnth 许可机关 发证机关',
      validFrom:
        'fromdate fromDate validityFrom startDate decisionDate valFrom 有效期自 许可决定日期 有效期始',
      validTo: 'todate toDate validityTo validityTime endDate valTo 有效期至 有效期止 截止日期',
      status: 'status state 状态',
    },
  },
  BID: {
    lists:
      'bids bid bidList tenders tender biddings companyBid 招投标 招投标信息 招标信息 中标信息',
    fields: {
      title: 'title bidTitle name 公告标题 标题 项目名称 公告名称',
      role: 'role bidRole 角色 企业角色',
      purchaser: '*purchaser purchaserName *tenderee buyer 采购人 招标人 采购单位 招标单位',
      amount: '*bidAmount *winAmount winningAmount money 中标金额 成交金额',
      publishedOn: 'publishTime publishDate pubdate pubDate 公告日期 发布日期 发布时间',
    },
  },
}

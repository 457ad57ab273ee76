/** What vendors call a firm's registration and who stands behind it; how the table is written stands in `kind-names.ts`. */
import type { KindNames } from './kind-names.ts'

export const FIRM_NAMES = {
  BUSINESS_REGISTRATION: {
    lists:
      'baseInfo basicInfo companyBase companyInfo basic 工商信息 基本信息 工商登记 企业基本信息 营业执照信息 登记信息 照面信息',
    fields: {
      name: 'name companyName entName enterpriseName corpName comName 企业名称 公司名称 公司名 名称 企业名',
      creditCode:
        '*creditCode *creditNo uscc uniscid shxydm unifiedCode socialCreditCode usccCode *统一社会信用代码 *社会信用代码 *统一信用代码 纳税人识别号@uscc taxNumber@uscc taxNo@uscc 税号@uscc',
      registrationNo:
        '*regNumber *regNo *registNo No regNum registrationNo 注册号 工商注册号 工商注册码',
      organisationNo: '*orgNumber *orgNo organizationCode orgCode 组织机构代码',
      formerNames:
        'historyNameList historyNameList.name historyNames OriginalName.Name OriginalName formerNames formerName history_names.name usedName prevEntName 曾用名',
      legalRep:
        '*legalPersonName *operName legalPerson legalRepresentative frName lerep frdb *法定代表人 法人 法人代表 法定代表人名称 负责人 经营者',
      status:
        '*regStatus *companyStatus *openStatus status entStatusDesc newStatus *经营状态 *登记状态 企业状态 公司状态 状态',
      companyType:
        'companyOrgType econKind entType enterpriseType companyTypeName 企业类型 公司类型 类型 企业(机构)类型',
      registeredCapital:
        '*regCapital *registCapi *reg_capi *registCapital *registeredCapital regCap *companyCapital *注册资本 *注册资金',
      paidInCapital: 'actualCapital recCap realCapi paidInCapital actual_capi 实缴资本 实收资本',
      capitalCurrency: 'regCapitalCurrency regCapCur 币种 注册资本币种',
      establishedOn:
        '*estiblishTime *establishTime *registDate startDate estDate esDate foundDate establishDate establishmentDate *registrationTime companyDate *成立日期 注册日期 成立时间 注册时间',
      approvedOn:
        '*approvedTime checkDate approvedDate apprDate approveDate issueDate annualDate 核准日期 核准时间 发照日期',
      termFrom:
        'fromTime termStart operFrom opFrom businessTermFrom 营业期限自 经营期限自 营业期限开始 营业期限@from 经营期限@from openTime@from',
      termTo:
        'toTime termEnd teamEnd operTo opTo endDate 营业期限至 经营期限至 营业期限结束 营业期限@to 经营期限@to openTime@to',
      cancelledOn: 'cancelDate RevokeInfo.CancelDate canDate end_date 注销日期 注销时间',
      revokedOn: 'revokeDate RevokeInfo.RevokeDate revDate 吊销日期 吊销时间',
      authority: '*regInstitute belongOrg regOrg registrationAuthority authority 登记机关',
      region:
        'base province 所属省份 Area.Province region areaName district 所属地区 省份 地区 所在地区 行政区划',
      industry:
        'Industry.Industry industryDesc industryName industryAll.category industry domain 所属行业 行业 行业分类 国标行业',
      address:
        '*regLocation address companyAddress regAddr dom registeredAddress oploc 注册地址 地址 企业地址 公司地址 住所 经营场所 企业注册地址',
      scope: '*businessScope *opScope scope zsopscope 经营范围',
      phone:
        'phoneNumber telephone phone tel contactNumber ContactInfo.PhoneNumber contact_phone 联系电话 电话 企业电话 公司电话 联系方式',
      insured: 'socialStaffNum insuredNum insured 参保人数 社保人数 insuredCount',
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
        '*stockName *investorName *holderName *shareholderName *partnerName stockholder inv shName *股东名称 *股东 *股东(发起人) 股东姓名 发起人 名称 name *股东/发起人',
      holderCode: 'creditCode credit_no holderCode stockCreditCode 股东代码 统一社会信用代码',
      holderType: 'stockType *shType *investorType holderType sharesType *股东类型 invType',
      ratio:
        '*stockPercent *fundedRatio capital.percent *percent ratio shareRatio relationPercent@比 *invProp@百 subConProp@比 conProp holdRatio relationType@% *持股比例 出资比例 股权比例 投资比例 占股比例 认缴比例',
      subscribed:
        '*shouldCapi@万 *subConAmt@万 *capital.amomon@万 *subscribeAmount@万 *subscribedCapital@万 amount@万 totalShouldCapi@万 shouldCapiItems.shoudCapi@万 shouldCapiItems.shouldCapi@万 subscribed@万 subConAm@万 conAmt@万 conAm@万 *contributeCap@万 items.should_capi@万 *认缴出资额@万 认缴金额@万 认缴出资@万 认缴资本@万 出资额@万 投资金额@万 认缴额@万',
      subscribedOn:
        '*shoudDate *shouldDate capital.time subscribeTime should_capi_date shouldCapiItems.shouldCapiDate conDate capDate subscribedDate 认缴出资日期 认缴日期 认缴出资时间 认缴时间 出资日期 出资时间',
      subscribedForm:
        'investType capital.paymet capital.payment subscribeType should_capi_type shouldCapiItems.investType conForm 认缴出资方式 认缴方式 出资方式',
      paidIn:
        '*realCapi@万 capitalActl.amomon@万 *paidAmount@万 totalRealCapi@万 realCapiItems.realCapi@万 paidInCapital@万 actualCapital@万 acConAm@万 实缴出资额@万 实缴金额@万 实缴出资@万 实缴资本@万 实缴额@万',
      paidInOn:
        'capiDate capitalActl.time paidTime realCapiItems.realCapiDate realCapiDate realDate paidDate 实缴出资日期 实缴日期 实缴出资时间 实缴时间',
      paidInForm:
        'investName capitalActl.paymet capitalActl.payment paidType realCapiItems.investType realCapiType acConForm 实缴出资方式 实缴方式',
    },
    unit: 'amountSuffix currencyDesc capiUnit amountUnit 单位',
  },
  KEY_PERSON: {
    lists:
      'staffList staffs staff employees employeeList keyPersons keyPersonnel members managers management personnel 主要人员 主要成员 高管 高管信息 董监高 企业高管',
    fields: {
      person: 'name personName staffName employeeName perName 姓名 名称 人员姓名 人员',
      post: '*typeJoin *job *job_title title position post duty typeSore staffTypeName positionDesc *职务 *职位 岗位',
    },
  },
  REGISTRATION_CHANGE: {
    lists:
      'comChanInfoList changeRecords changeInfo changeInfoList changeList changes changeRecord 变更记录 变更信息 工商变更 历史变更 企业变更',
    fields: {
      changedOn: '*changeTime *changeDate altDate alterDate 变更日期 变更时间',
      item: '*changeItem *projectName altItem alterItem changeField *变更事项 *变更项目 变更项',
      before:
        '*contentBefore *beforeContent BeforeList BeforeInfos.Content altBe altBefore alterBefore before *变更前 变更前内容',
      after:
        '*contentAfter *afterContent AfterList AfterInfos.Content altAf altAfter alterAfter after *变更后 变更后内容',
    },
  },
  ANNUAL_REPORT: {
    lists:
      'annuRepYearList annualReports annualReport annualReportList annualReportInfo yearReports reports 企业年报 年报 年报信息 年度报告',
    fields: {
      year: '*reportYear year annualYear reportDate ancheYear 年度 *年报年度 报告年度 年份',
      publishedOn:
        'publishDate publishTime releaseDate publicDate ancheDate 公示日期 发布日期 发布时间 公示时间',
      status: '*manageState status busSt operatingStatus 企业经营状态 经营状态 登记状态',
      employees: '*employeeNum employeeCount empNum staffNum *从业人数 从业人员',
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
      authority: '*belongOrg regInstitute regOrg 登记机关',
      establishedOn: 'startDate estiblishTime establishTime estDate 成立日期 注册日期',
      status: 'status regStatus 登记状态 经营状态 状态',
    },
  },
  INVESTMENT: {
    lists:
      'investList investments investment inverst investmentList outInvestments invest investAbroad 对外投资 对外投资信息 投资企业 被投资企业',
    fields: {
      name: '*investName name entName companyName enterpriseName *被投资企业名称 *被投资企业 *被投资公司名称 被投资公司 企业名称 公司名称 名称',
      creditCode: 'creditCode credit_no uniscid 统一社会信用代码',
      legalRep:
        'legalPersonName operName legalPerson frName *被投资法定代表人 被投资企业法定代表人 法定代表人',
      ratio:
        '*percent *fundedRatio *stockPercent percentage ratio investRatio 投资比例 投资占比 持股比例 出资比例 股权比例',
      amount:
        '*amount@万 *shouldCapi@万 subConAmt@万 investAmount@万 subConAm@万 投资额@万 投资数额@万 投资金额@万 认缴出资额@万',
      registeredCapital:
        'regCapital registCapi reg_capi registeredCapital regCap 注册资本 注册资金',
      establishedOn:
        'estiblishTime establishTime startDate estDate 成立日期 成立时间 注册日期 注册时间',
      status: 'regStatus status entStatus 经营状态 登记状态 状态',
      region: 'base province region Area.Province 所属地区 省份 地区',
    },
    unit: 'amountSuffix capiUnit',
  },
} satisfies Readonly<Record<string, KindNames>>

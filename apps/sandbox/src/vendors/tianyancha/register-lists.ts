/** Lists of 天眼查 v3 that are kept under a firm, and an item of each. Names are the vendor's, misspelled ones included. */
import type { WorldRecord } from '../../public-records/record.ts'
import { idOf, type ListEnd } from './list-end.ts'
import { ms, msText, text, wan, wanText } from './values.ts'

const property =
  (...types: string[]) =>
  ({ fields }: WorldRecord) =>
    types.includes(String(fields.propertyType))

/** Of the registry and what is kept beside it. */
export const REGISTER_LISTS: readonly ListEnd[] = [
  {
    end: 'changeinfo',
    by: 'id',
    kind: 'REGISTRATION_CHANGE',
    size: 10_000,
    total: 'total',
    item: ({ fields: f }) => ({
      changeItem: f.item,
      contentBefore: f.before,
      contentAfter: f.after,
      changeTime: f.changedOn,
    }),
  },
  {
    end: 'annualreport',
    by: 'id',
    kind: 'ANNUAL_REPORT',
    size: 20,
    total: 'total',
    item: annualReport,
  },
  {
    end: 'tm',
    by: 'id',
    kind: 'INTELLECTUAL_PROPERTY',
    only: property('商标'),
    size: 10,
    total: 'viewtotal',
    item: ({ fields: f, owner }) => ({
      intCls: f.category,
      tmPic: '',
      status: f.status,
      pid: f.registrationNo,
      regNo: f.registrationNo,
      appDate: msText(f.appliedOn),
      applicantCn: owner.name,
      tmName: f.name,
    }),
  },
  {
    end: 'patents',
    by: 'name',
    kind: 'INTELLECTUAL_PROPERTY',
    only: property('发明专利', '实用新型专利'),
    size: 20,
    total: 'total',
    item: ({ fields: f, owner }) => ({
      mainCatNum: f.category,
      patentName: f.name,
      patentNum: f.registrationNo,
      patentType: f.propertyType,
      applicantName: owner.name,
      applicationTime: ms(f.appliedOn),
      applicationPublishTime: ms(f.registeredOn),
      abstracts: '本申请公开了一种示例装置。',
    }),
  },
  {
    end: 'copyrights',
    by: 'name',
    kind: 'INTELLECTUAL_PROPERTY',
    only: property('软件著作权'),
    size: 20,
    total: 'total',
    item: ({ fields: f, owner }) => ({
      regnum: f.registrationNo,
      catnum: f.category,
      fullname: f.name,
      simplename: '',
      version: 'V1.0',
      authorNationality: `${owner.name}:中国`,
      publishtime: ms(f.appliedOn),
      regtime: ms(f.registeredOn),
      isdelete: null,
    }),
  },
  {
    end: 'bids',
    by: 'name',
    kind: 'BID',
    size: 20,
    total: 'total',
    item: ({ fields: f }) => ({
      title: f.title,
      link: '',
      intro: `${text(f.title)}：中标结果如下`,
      abs: `<div class="table"><p>中标金额 ${wan(f.amount)} 万元</p></div>`,
      purchaser: f.purchaser,
      bidAmount: wanText(f.amount, '万元'),
      publishTime: ms(f.publishedOn),
    }),
  },
  {
    end: 'Illegal',
    by: 'name',
    kind: 'SERIOUS_VIOLATION',
    size: 20,
    total: 'count',
    item: ({ fields: f }) => ({
      removeReason: text(f.removedReason),
      putDepartment: f.putBy,
      putReason: f.reason,
      putDate: ms(f.putOn),
      removeDepartment: text(f.removedBy),
    }),
  },
  {
    end: 'companyEquity',
    by: 'name',
    kind: 'EQUITY_PLEDGE',
    size: 20,
    total: 'count',
    item: ({ fields: f }) => ({
      pledgee: f.pledgee,
      equityAmount: String(wan(f.amount)),
      state: f.status,
      pledgor: f.pledgor,
      changeSituation: f.change ? `<a href="#">${f.change}</a>` : '',
      regDate: ms(f.registeredOn),
      regNumber: f.pledgeNo,
    }),
  },
  {
    end: 'punishment',
    by: 'name',
    kind: 'ADMIN_PENALTY',
    size: 20,
    total: 'count',
    item: ({ fields: f }) => ({
      content: f.penalty,
      punishNumber: f.penaltyNo,
      publishDate: f.publishedOn,
      decisionDate: f.decidedOn,
      type: f.violation,
      departmentName: f.authority,
      description: `<p>${f.authority}</p><p>行政处罚决定书</p><p>${f.penaltyNo}</p>`,
    }),
  },
  {
    end: 'checkInfoList',
    by: 'name',
    kind: 'SPOT_CHECK',
    size: 20,
    total: 'count',
    item: ({ fields: f }) => ({
      checkType: f.checkType,
      checkResult: f.result,
      checkOrg: f.authority,
      checkDate: f.checkedOn,
    }),
  },
  {
    end: 'companyMortgage',
    by: 'name',
    kind: 'CHATTEL_MORTGAGE',
    size: 20,
    total: 'count',
    item: mortgage,
  },
  {
    end: 'abnormalInfo',
    by: 'name',
    kind: 'ABNORMAL_LIST',
    size: 20,
    total: 'total',
    item: ({ fields: f, owner }) => ({
      companyId: idOf(owner),
      putReason: f.reason,
      putDate: f.putOn,
      putDepartment: f.putBy,
      removeReason: text(f.removedReason),
      removeDate: text(f.removedOn),
      removeDepartment: text(f.removedBy),
    }),
  },
]

const UNPUBLISHED = '企业选择不公示'

function annualReport({ fields: f, owner }: WorldRecord): object {
  const money = (name: string) => (f[name] === undefined ? UNPUBLISHED : `${wan(f[name])}万元`)
  return {
    baseInfo: {
      reportYear: text(f.year),
      companyName: owner.name,
      creditCode: owner.taxNo,
      regNumber: '',
      phoneNumber: f.phone,
      postcode: '000000',
      postalAddress: f.address,
      email: f.email,
      manageState: f.status,
      employeeNum: f.employees === undefined ? UNPUBLISHED : `${f.employees}人`,
      operatorName: '',
      publishDate: f.publishedOn,
      totalAssets: money('totalAssets'),
      totalEquity: money('equity'),
      totalSales: money('revenue'),
      totalProfit: money('totalProfit'),
      primeBusProfit: money('mainRevenue'),
      retainedProfit: money('netProfit'),
      totalTax: money('taxPaid'),
      totalLiability: money('liabilities'),
    },
    changeRecordList: [],
    equityChangeInfoList: [],
    outGuaranteeInfoList: owner.guarantees.map(({ debtor, wan }) => ({
      creditor: '示例一银行股份有限公司',
      obligor: debtor,
      creditoType: '合同',
      creditoAmount: `${wan}万元`,
      creditoTerm: '期限',
      guaranteeWay: '连带保证',
      guaranteeTerm: '期限',
      guaranteeScope: '主债权、利息、违约金及实现债权的费用',
    })),
    outboundInvestmentList: [],
    shareholderList: [],
    webInfoList: [],
  }
}

function mortgage({ fields: f, owner }: WorldRecord): object {
  return {
    baseInfo: {
      scope: f.scope,
      status: f.status,
      remark: '',
      regDate: ms(f.registeredOn),
      type: f.debtType,
      cancelReason: text(f.cancelReason),
      amount: wanText(f.amount, '万元'),
      regDepartment: f.authority,
      overviewTerm: f.term,
      regNum: f.mortgageNo,
      cancelDate: ms(f.cancelledOn),
      base: owner.areaCode,
      publishDate: ms(f.publishedOn),
    },
    changeInfoList: [],
    pawnInfoList: [{ detail: '共1台', ownership: owner.name, pawnName: f.collateral }],
    peopleInfo: [{ licenseNum: '', peopleName: f.mortgagee, liceseType: '营业执照' }],
  }
}

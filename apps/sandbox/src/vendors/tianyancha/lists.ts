/** Lists of 天眼查 v3: by whom each is asked for, and an item of it. Names are the vendor's, misspelled ones included. */
import type { PublicRecordKind } from '@xinjian/format/public-records/kinds'
import type { WorldRecord } from '../../public-records/record.ts'
import { ms, msText, text, wan, wanText } from './values.ts'

export interface ListEnd {
  /** Path without `.json`. */
  end: string
  by: 'id' | 'name'
  kind: PublicRecordKind
  /** Which records of the kind; left out = all. */
  only?: (record: WorldRecord) => boolean
  size: number
  /** `viewtotal` of trade marks is text. */
  total: 'total' | 'count' | 'viewtotal'
  /** A register that is kept under the firm itself, not under a name. */
  item(record: WorldRecord): object
}

const property =
  (...types: string[]) =>
  ({ fields }: WorldRecord) =>
    types.includes(String(fields.propertyType))

export const LISTS: readonly ListEnd[] = [
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
    end: 'dishonest',
    by: 'name',
    kind: 'DISHONEST',
    size: 20,
    total: 'total',
    item: (record) => {
      const { fields: f } = record
      return {
        iname: record.name,
        casecode: f.caseNo,
        cardnum: cardOf(record),
        businessentity: f.legalRep,
        areaname: f.region,
        courtname: f.court,
        gistid: f.basisNo,
        regdate: msText(f.filedOn),
        gistunit: f.basisBy,
        duty: f.duty,
        performance: f.performance,
        disrupttypename: f.behaviour,
        publishdate: msText(f.publishedOn),
        type: '1',
      }
    },
  },
  {
    end: 'lawsuit',
    by: 'name',
    kind: 'JUDGMENT',
    size: 20,
    total: 'total',
    item: ({ fields: f, number }) => ({
      title: f.title,
      submittime: msText(f.publishedOn),
      court: f.court,
      uuid: Buffer.from(number).toString('hex').slice(0, 32),
      doctype: f.documentType,
      url: '',
      caseno: f.caseNo,
      casereason: f.cause,
      plaintiffs: f.plaintiff,
      defendants: f.defendant,
    }),
  },
  {
    end: 'court',
    by: 'id',
    kind: 'COURT_NOTICE',
    size: 20,
    total: 'total',
    item: ({ fields: f, owner }) => ({
      announce_id: owner.slot,
      bltnno: '',
      bltntypename: f.noticeType,
      caseno: f.caseNo,
      content: `${text(f.content)}\n`,
      courtcode: f.court,
      dealgradename: '普通',
      party1: text(f.parties).split('、')[0],
      party2: text(f.parties).split('、')[1],
      publishdate: f.publishedOn,
      publishpage: 'G31',
      reason: '',
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

const FIRST_ID = 22_800_000
export const idOf = ({ slot }: { slot: number }): number => FIRST_ID + slot
export const slotOf = (id: number): number => id - FIRST_ID

/** Courts write the code in full, as of the organisation, or not at all. */
const cardOf = ({ code, owner }: WorldRecord): string =>
  code === null ? '' : owner.slot % 2 === 0 ? code : `${code.slice(8, 16)}-${code.slice(16, 17)}`

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
    outGuaranteeInfoList: [],
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

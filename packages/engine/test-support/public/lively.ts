/** An invented enterprise with something under every heading, and one of which everything was told and nothing is against it. */
import type { PublicFacts } from '../../src/public/facts.ts'
import { NAME, record, suspected, withRecords } from './facts.ts'

const COURT = '深圳市福田区人民法院'

const REGISTRATION = {
  ...{ name: NAME, creditCode: '91440300MA5EXAMP1X', formerNames: '示例五金加工厂' },
  ...{ legalRep: '王建国', status: '存续', companyType: '有限责任公司', capitalCurrency: '人民币' },
  ...{ registeredCapital: 1_000_000_000, paidInCapital: 400_000_000, establishedOn: '2015-03-18' },
  ...{ termFrom: '2015-03-18', approvedOn: '2026-05-10', authority: '深圳市市场监督管理局' },
  ...{ region: '广东省深圳市', industry: '通用设备制造业', address: '深圳市福田区示例路1号' },
  ...{ scope: '精密零件的研发、生产与销售', phone: '075583000001', insured: 42 },
}

const RELATED_ENFORCEMENT = {
  caseNo: '（2026）粤0304执77号',
  filedOn: '2026-03-03',
  amount: 5_000_000,
}

export function livelyPublic(): PublicFacts {
  const facts = withRecords(
    {
      BUSINESS_REGISTRATION: [REGISTRATION],
      EQUITY_HOLDER: [
        {
          ...{ holder: '王建国', holderType: '自然人股东', ratio: 60, subscribed: 600_000_000 },
          ...{ subscribedOn: '2035-03-01', paidIn: 300_000_000, paidInOn: '2016-01-10' },
        },
        {
          ...{ holder: '示例投资合伙企业（有限合伙）', holderType: '企业法人', ratio: 40 },
          holderCode: '91440300MA5EXAMP2Y',
          ...{ subscribed: 400_000_000, paidIn: 100_000_000 },
        },
      ],
      KEY_PERSON: [
        { person: '王建国', post: '执行董事、总经理' },
        { person: '李晓红', post: '监事' },
      ],
      REGISTRATION_CHANGE: [
        { changedOn: '2026-07-02', item: '法定代表人变更', before: '张大力', after: '王建国' },
        { changedOn: '2025-12-11', item: '地址变更', before: '示例路9号', after: '示例路1号' },
        { changedOn: '2024-02-01', item: '投资人变更', before: '张大力', after: '王建国' },
      ],
      ANNUAL_REPORT: [
        {
          ...{ year: 2025, publishedOn: '2026-06-20', status: '开业', employees: 45, insured: 42 },
          ...{ totalAssets: 8_000_000_000, revenue: 12_000_000_000 },
        },
        { year: 2024, publishedOn: '2025-06-18', status: '开业' },
      ],
      BRANCH: [{ name: '示例精密制造有限公司龙岗分公司', head: '赵磊', status: '存续' }],
      INVESTMENT: [
        { name: '示例自动化有限公司', legalRep: '王建国', ratio: 51, amount: 510_000_000 },
      ],
      SHARED_CONTACT: [
        {
          ...{ shared: '电话', name: '示例贸易有限公司', creditCode: '91440300MA5EXAMP3Z' },
          ...{ status: '存续', establishedOn: '2019-09-09' },
        },
      ],
      EQUITY_PLEDGE: [
        {
          ...{ pledgeNo: 'PL-1', pledgor: '王建国', pledgee: '示例银行股份有限公司' },
          ...{ amount: 200_000_000, registeredOn: '2026-01-15', status: '有效' },
        },
      ],
      CHATTEL_MORTGAGE: [
        {
          mortgageNo: 'MT-1',
          debtType: '借款合同',
          amount: 300_000_000,
          registeredOn: '2025-09-01',
        },
      ],
      INTELLECTUAL_PROPERTY: [
        {
          propertyType: '专利',
          name: '一种夹具',
          registrationNo: 'ZL1',
          registeredOn: '2023-08-08',
        },
      ],
      ABNORMAL_LIST: [
        { reason: '通过登记的住所无法联系', putOn: '2026-08-01', putBy: '福田监管局' },
        { reason: '未按期公示年报', putOn: '2021-07-01', removedOn: '2021-09-01' },
      ],
      ADMIN_PENALTY: [
        {
          ...{ penaltyNo: '深环罚〔2026〕8号', violation: '未批先建', amount: 5_000_000 },
          ...{ authority: '深圳市生态环境局', decidedOn: '2026-03-12' },
        },
      ],
      SPOT_CHECK: [{ checkType: '双随机', result: '未发现问题', checkedOn: '2025-10-10' }],
      TAX_NOTICE: [
        { noticeType: '欠税公告', taxKind: '增值税', amount: 8_800_000, publishedOn: '2026-04-20' },
        { noticeType: '纳税信用', level: 'B', publishedOn: '2025-04-01' },
      ],
      PERMIT: [
        { permitNo: 'XK-1', name: '排污许可证', validFrom: '2024-01-01', validTo: '2028-12-31' },
      ],
      BID: [
        {
          title: '设备采购项目中标公告',
          role: '中标人',
          amount: 66_000_000,
          publishedOn: '2026-02-02',
        },
      ],
      CASE_FILING: [
        {
          ...{
            caseNo: '（2025）粤0304民初100号',
            court: COURT,
            filedOn: '2025-03-03',
            role: '被告',
          },
          ...{ cause: '买卖合同纠纷', plaintiff: '宏达钢材有限公司', defendant: NAME },
          amount: 120_000_000,
        },
      ],
      HEARING: [
        {
          ...{ caseNo: '(2026)粤0304民初900号', court: COURT, hearingOn: '2026-12-10' },
          ...{ cause: '劳动争议', plaintiff: '周小明', defendant: NAME },
        },
      ],
      COURT_NOTICE: [
        { noticeType: '裁判文书', publishedOn: '2025-09-01', parties: `宏达钢材有限公司、${NAME}` },
      ],
      JUDGMENT: [
        {
          ...{ caseNo: '(2025)粤0304民初100号', court: COURT, documentType: '判决', role: '被告' },
          ...{ cause: '买卖合同纠纷', amount: 110_000_000, judgedOn: '2025-07-15' },
          ...{ title: `宏达钢材有限公司与${NAME}买卖合同纠纷一审民事判决书`, procedure: '一审' },
          nextCaseNo: '（2025）粤03民终2000号',
        },
        {
          ...{ caseNo: '（2025）粤03民终2000号', documentType: '判决', role: '上诉人（原审被告）' },
          ...{ cause: '买卖合同纠纷', judgedOn: '2025-12-01', procedure: '二审' },
        },
        {
          ...{ caseNo: '(2024)粤0304民初77号', documentType: '调解', role: '原告' },
          ...{ cause: '服务合同纠纷', amount: 3_000_000, judgedOn: '2024-11-05' },
        },
      ],
      ENFORCEMENT: [
        {
          ...{ caseNo: '（2026）粤0304执300号', court: COURT, filedOn: '2026-02-01' },
          ...{ amount: 115_000_000, originalCaseNo: '（2025）粤03民终2000号' },
        },
      ],
      DISHONEST: [
        {
          ...{ caseNo: '（2026）粤0304执300号', basisNo: '（2025）粤03民终2000号' },
          ...{ performance: '全部未履行', filedOn: '2026-02-01', publishedOn: '2026-05-05' },
          legalRep: '王建国',
        },
      ],
      CONSUMPTION_LIMIT: [
        { caseNo: '（2026）粤0304执300号', publishedOn: '2026-05-06', person: '王建国' },
      ],
      TERMINATED_ENFORCEMENT: [
        {
          ...{ caseNo: '（2023）粤0304执55号', filedOn: '2023-01-01', endedOn: '2023-09-01' },
          ...{ amount: 20_000_000, unperformed: 18_000_000 },
        },
      ],
      EQUITY_FREEZE: [
        {
          ...{ noticeNo: 'DJ-1', executee: '王建国', ratio: 20, amount: 200_000_000 },
          ...{ frozenFrom: '2026-06-01', frozenTo: '2029-05-31', status: '冻结' },
        },
      ],
      ASSET_SEIZURE: [{ asset: '银行存款', seizureType: '冻结', seizedFrom: '2026-06-01' }],
      BANKRUPTCY: [],
    },
    {
      related: [
        {
          ...{ relation: 'LEGAL_REP', name: '王*', code: null, ratio: null },
          records: {
            DISHONEST: [],
            ENFORCEMENT: [record('ENFORCEMENT', 'R-E1', RELATED_ENFORCEMENT)],
          },
        },
        {
          ...{ relation: 'INVESTMENT', name: '示例自动化有限公司', code: null, ratio: 51 },
          records: {
            JUDGMENT: [
              record('JUDGMENT', 'R-J1', { caseNo: '(2026)粤0304民初8号', judgedOn: '2026-04-01' }),
              record('JUDGMENT', 'R-J2', { caseNo: '(2019)粤0304民初9号', judgedOn: '2019-04-01' }),
            ],
          },
        },
        {
          ...{ relation: 'SHAREHOLDER', name: '示例科技有限公司', code: null, ratio: 5 },
          records: { DISHONEST: [record('DISHONEST', 'R-D1', { publishedOn: '2026-01-01' })] },
        },
      ],
      above: {
        '91440300MA5EXAMP2Y': [
          { holder: '李晓红', holderType: '自然人股东', holderCode: null, ratio: 70 },
          { holder: '示例控股有限公司', holderType: '企业法人', holderCode: null, ratio: 30 },
        ],
      },
      ...{ sameAddress: 6, samePhone: 1, legalRepFirms: 3, revenue: 10_000_000_000 },
    },
  )
  return {
    ...facts,
    records: {
      ...facts.records,
      ENFORCEMENT: [
        ...facts.records.ENFORCEMENT,
        suspected('ENFORCEMENT', 'S-1', {
          ...{ caseNo: '（2026）豫0105执9号', filedOn: '2026-06-06', amount: 999_000_000 },
        }),
      ],
      PERMIT: [...facts.records.PERMIT, record('PERMIT', 'P-2', { name: '食品经营许可证' })],
    },
  }
}

/** Everything was told, and nothing stands against it. */
export const quietPublic = (): PublicFacts =>
  withRecords(
    {
      BUSINESS_REGISTRATION: [REGISTRATION],
      EQUITY_HOLDER: [{ holder: '王建国', holderType: '自然人股东', ratio: 100 }],
      KEY_PERSON: [{ person: '王建国', post: '执行董事' }],
    },
    { sameAddress: 0, samePhone: 0, legalRepFirms: 0, revenue: 10_000_000_000 },
  )

/**
 * Calls that the token of a session alone does not open: its holder must have proved within five minutes that it is he. Once done they are
 * told to him with a way back, and his other sessions end (docs/decisions/0135). A call that hands out a secret, or whose guard
 * is one of those below, stands either here or among the light ones: a test names what is neither.
 */
interface Weighty {
  /** What was done, as its holder is told; null = the step before, which changes nothing yet, or work of every day (0228). */
  told: readonly [zh: string, en: string] | null
}

const act = (zh: string, en: string): Weighty => ({ told: [zh, en] })
const before: Weighty = { told: null }
/** Money moves or somebody is bound by it. A second person stands behind it or before it, and it is told where it is done, by who did it. */
const money: Weighty = { told: null }
/** All that is of a company ends by it: another person must say the same, and all who look after the platform hear of it. */
const another: Weighty = { told: null }

export const FRESH: Readonly<Record<string, Weighty>> = {
  secondTotpStart: before,
  secondTotpConfirm: act('启用或更换动态验证码', 'an authenticator was set up or changed'),
  secondPasskeyStart: before,
  secondPasskeyAdd: act('添加通行密钥', 'a passkey was added'),
  secondDrop: act('移除二次验证方式', 'a second factor was removed'),
  recoveryMake: act('重新生成恢复码', 'recovery codes were made anew'),
  editInfo: act('修改本人资料与邮箱', 'your name or e-mail address was changed'),
  apiKeyAdd: act('新建接口密钥', 'an API key was made'),
  apiKeyRotate: act('更换接口密钥', 'an API key was turned'),
  channelAllow: act('修改接口来源地址', 'the addresses that API calls may come from were changed'),
  channelFrames: act(
    '修改可嵌入报告的网站',
    'the sites that may show reports in a frame were changed',
  ),
  channelTicketKey: act(
    '更换或停用票据密钥',
    'the key that a partner seals tickets with was changed',
  ),
  channelReturns: act(
    '修改办理后的返回地址',
    'the addresses that people are led back to were changed',
  ),
  institutionAsk: act(
    '申请接受企业直接授权',
    'it was asked that enterprises may choose your company by themselves',
  ),
  channelSigning: act('修改接口签名要求', 'whether API calls must be signed was changed'),
  collectCallback: act('修改结果通知地址', 'the address that results are sent to was changed'),
  updateCompany: act('修改公司联系方式', 'the contact of your company was changed'),
  companyExportAsk: act('导出公司的全部数据', 'an export of all data of your company was ordered'),
  companyExportFile: act(
    '下载公司的全部数据',
    'the export of all data of your company was downloaded',
  ),
  companyErasureAsk: act(
    '申请清除公司的全部数据',
    'it was ordered that all data of your company are erased',
  ),
  companyKeyAdd: act('登记公司公钥', 'a public key of your company was added'),
  companyKeyRotate: act('更换平台侧密钥', 'the key of the platform for your company was turned'),
  companyKeyEnd: act('停用公司密钥', 'a key of your company was ended'),
  terminalAdd: act('登记一体机', 'a self-service terminal was registered'),
  terminalCode: act('重新发放一体机启用码', 'a self-service terminal got a new set-up code'),
  readerChoose: act('修改图片由谁识别', 'who reads your company’s pictures was changed'),
  consentRevoke: act('撤回企业授权', 'a consent was taken back'),
  operateErasureDecide: another,
  creditLineDecide: money,
  creditLineStep: money,
  drawdownDecide: money,
  drawdownPay: money,
  drawdownDeedDecide: money,
  ownLoanSign: money,
  scfAnchorStep: money,
  scfClose: money,
  scfDecide: money,
  scfOrderDecide: money,
}

/** A holder of these changes what an institution trusts, or his own account: each of their calls is classed. */
export const WEIGHTY_GUARDS = [
  'self',
  'channel.write',
  'company.erase',
  'company.export',
  'erasure.decide',
  'company.write',
  'consent.revoke',
  'collect.link',
  'report.share',
  'loan.decide',
  'loan.own',
  'scf.decide',
] as const

const OWN_WORK =
  'his own lists, messages and exports: nothing that outlives the session opens by it'
const LOOKS = 'tells, and changes nothing'
const DRESS = 'how a channel looks: it opens nothing'
const ROWS = 'keys of rows, which open nothing'
const LESS = 'takes away, and opens nothing'

/** Of those guards, or with an answer that may hold a secret, and open with the session alone: why. */
export const LIGHT: Readonly<Record<string, string>> = {
  demoTaxReport: 'one report of what a visit to the demonstration collected',
  userInfo: LOOKS,
  userMenu: LOOKS,
  companyBasic: LOOKS,
  companyExportList: LOOKS,
  companyExportCancel: LESS,
  companyErasureState: LOOKS,
  operateErasureList: LOOKS,
  operateErasureCertificate: LOOKS,
  operateErasureRetry: 'goes on with what two people confirmed',
  companyErasureWithdraw: 'takes back what was ordered: all stays as it is',
  secondList: LOOKS,
  ownSessions: LOOKS,
  ownSessionEnd: LESS,
  sensitiveList: LOOKS,
  sensitiveStop: LESS,
  updatePassword: 'asks for the old password itself',
  proofAsk: 'the way to the proof',
  proofGive: 'the proof',
  batchStart: 'asks for the proof of the call that it makes (http/impersonation.ts)',
  batchDetail: OWN_WORK,
  batchCancel: OWN_WORK,
  exportAsk: OWN_WORK,
  exportList: OWN_WORK,
  exportCancel: OWN_WORK,
  exportFile: OWN_WORK,
  listViews: OWN_WORK,
  listViewSave: OWN_WORK,
  listViewDelete: OWN_WORK,
  listViewRestore: OWN_WORK,
  listViewDefault: OWN_WORK,
  listColumns: OWN_WORK,
  noticeCount: OWN_WORK,
  noticeList: OWN_WORK,
  noticeRead: OWN_WORK,
  noticeReadAll: OWN_WORK,
  channelAdd: DRESS,
  channelSave: DRESS,
  channelLogoUpload: DRESS,
  channelLogoDrop: DRESS,
  channelAgreement: 'clauses that signers read and agree to before they hold',
  channelStop:
    'stops, and lets go on what was stopped: address, keys and clauses stay those that were proved',
  channelTest: 'one message to the address that was proved',
  channelAutoReport: 'what each collection buys; its price stands beside the switch and in the log',
  channelCheckpoints: 'one message more or less to the address that was proved; in the log',
  institutionEnd: LESS,
  apiKeyRevoke: LESS,
  addRpaRecord: 'tells what a robot did, beside a collection that is known',
  collectLink: 'asks an enterprise; whoever follows it gives, and gets nothing',
  personInvite:
    'asks a person; whoever follows it gives with a code to his or her own mobile, and gets nothing',
  personInviteCancel: LESS,
  shareCreate:
    'one report, for days, of those that the session reads anyway; listed, counted and taken back',
  justiceFrame: 'one report, for a day at most, in frames of sites that were proved',
  shareList: LOOKS,
  shareRevoke: LESS,
  noticeChoices: LOOKS,
  noticeChoose: 'what tells of such acts cannot be switched off',
  noticeLanguage: OWN_WORK,
  collectedRows: ROWS,
  collectedRecord: ROWS,
  dashboard: ROWS,
  dashboardTodo: ROWS,
  evidence: ROWS,
  evidenceRecord: ROWS,
  riskOrderDetail: ROWS,
  riskSubject: ROWS,
  riskVocabulary: LOOKS,
  riskPolicyDetail: LOOKS,
  ownLoanList: LOOKS,
  ownLoanDetail: LOOKS,
  loanList: ROWS,
  loanBatches: LOOKS,
  scfInvite: 'one seat, which only the enterprise of the tax number it was made for can take',
  scfInvoices: ROWS,
  scfOrderDetail: ROWS,
  scfOrderInvoices: ROWS,
  scfPartyDetail: ROWS,
  scfPartyOrder: ROWS,
  scfPartyInvoices: ROWS,
  scfReceivableDetail: ROWS,
  scfOrderRegister: ROWS,
  scfRegister: ROWS,
  scoreCardDetail: LOOKS,
  scoreCardList: LOOKS,
}

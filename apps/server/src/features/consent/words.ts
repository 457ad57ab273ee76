import { words } from '@xinjian/format/say/words'

/** What is refused of authorisations and of their papers. */
export const CONSENT_SAYS = words({
  enterpriseWithdrewAuthorisationData: [
    '企业已撤回授权，数据已封存',
    'The enterprise withdrew its authorisation: its data are sealed',
  ],
  consentOfReportWithdrawn: [
    '报告所依据的授权已撤回，数据已封存',
    'An authorisation that the report rests on was withdrawn: its data are sealed',
  ],
  personWithdrew: [
    '报告所载人员的本人授权已撤回或到期',
    'A person whom the report tells of withdrew the authorisation, or it ended',
  ],
  inviteNotFound: [
    '邀请链接已签署、作废或过期，请向邀请您的机构索取新的链接',
    'The invitation was signed, cancelled or has ended: ask the institution that invited you for a new one',
  ],
  inviteUsedUp: [
    '姓名或证件号码多次不符，链接已停用，请向邀请您的机构索取新的链接',
    'Name or ID number did not match several times and the link is closed: ask the institution for a new one',
  ],
  notYourName: [
    '姓名与受邀人不一致，请填写本人姓名',
    'The name is not that of whom the invitation is for: enter your own name',
  ],
  mobileOfStaff: [
    '该手机号是本机构账号所用号码，须由受邀人用本人号码签署',
    'This number belongs to an account of your institution: whoever is invited signs with a number of his or her own',
  ],
  inviteNumber: ['邀请编号', 'Invitation'],
  forFinancing: ['融资审批与贷后管理', 'Loan approval and monitoring'],
  inviteNoLonger: ['该邀请已签署或已作废', 'This invitation was signed or cancelled already'],
  readFirst: [
    '请先阅读授权书，{n:count}秒后可以签署',
    'Read the authorisation: you can sign in {n|second|seconds}',
  ],
  recordAuthorisationFailsCheck: [
    '授权书记录校验未通过，不能打印，请联系客服',
    'The record of the authorisation fails its check and cannot be printed: contact us',
  ],
  pdfFailed: [
    'PDF 暂时无法生成，请稍后重试（{why:text}）',
    'The PDF cannot be made just now: try again later ({why})',
  ],
  authorisationNotFound: ['未找到该授权书', 'This authorisation was not found'],
  newerAuthorisationReplaced: [
    '该授权书已被新的授权书取代',
    'A newer authorisation has replaced this one',
  ],
  signContract: ['请阅读并签署《{title:text}》', 'Read and sign “{title}”'],
  tick: ['请勾选：{text:text}', 'Tick: {text}'],
})

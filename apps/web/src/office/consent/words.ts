import type { ConsentRow } from '@xinjian/contract/nouns/consent'
import { dictionary } from '../../i18n/dictionary.ts'
import type { Language } from '../../i18n/language.ts'
import { datasetName } from '../../reports/dataset-names.ts'
import type { FlagColour } from '../../ui/Tag.tsx'

export const CONSENT_STATUSES = ['EFFECTIVE', 'EXPIRED', 'REVOKED', 'SUPERSEDED'] as const

export const statusWords = dictionary<ConsentRow['status']>(
  { EFFECTIVE: '生效中', EXPIRED: '已到期', REVOKED: '已撤回', SUPERSEDED: '已被取代' },
  { EFFECTIVE: 'In force', EXPIRED: 'Expired', REVOKED: 'Revoked', SUPERSEDED: 'Superseded' },
)

export const STATUS_COLOURS: Record<ConsentRow['status'], FlagColour> = {
  EFFECTIVE: 'green',
  EXPIRED: 'grey',
  REVOKED: 'red',
  SUPERSEDED: 'grey',
}

const scopes = dictionary(
  { ENTERPRISE: '企业基本信息', REPORT: '查询信用报告', LENDING: '查询借贷记录' },
  {
    ENTERPRISE: 'Enterprise profile',
    REPORT: 'Credit report queries',
    LENDING: 'Lending record queries',
  },
)

/** Name of a scope: a dataset, or what is not collected but asked; one this page does not know keeps its code. */
export function scopeName(scope: string, language: Language): string {
  const own: Record<string, string> = scopes[language]
  return own[scope] ?? datasetName(scope, language)
}

export const words = dictionary(
  {
    title: '授权管理',
    note: '企业签署的授权书、签署证据，以及谁查看过企业的数据。没有有效授权，数据不采集、不对外。',
    keyword: '企业、税号或授权书号',
    enterprise: '企业',
    allEnterprises: '全部企业',
    pick: '选择企业',
    status: '状态',
    allStatus: '全部状态',
    contractNo: '授权书编号',
    text: '授权书',
    signed: '签署',
    signer: '签署人',
    taxNo: '纳税人识别号',
    valid: '有效期',
    daysLeft: '还有 {n} 天',
    lastDay: '今天到期',
    grantees: '被授权人',
    views: '查看次数',
    empty: '还没有授权书。企业通过手机采集链接签署后，会列在这里。',
    noMatch: '没有符合条件的授权书',
    toCollect: '去生成采集链接',
    detail: '授权书详情',
    validSpan: '{from} 至 {to}',
    purposes: '用途',
    scopes: '数据范围',
    revokedAt: '撤回时间',
    signedText: '签署的正文',
    version: '版本 {v}',
    hash: '正文指纹（SHA-256）',
    copyHash: '复制指纹',
    copied: '已复制',
    separate: '单独同意事项',
    evidence: '签署证据',
    viewers: '谁查看过数据',
    viewersNote:
      '共查看 {n} 次，同一人半小时内的操作合为一行，最近的在前；每次查看都会留痕，企业也能看到。',
    viewersCut: '下面是最近 {n} 次。',
    objects: '{first} 等 {n} 项',
    noViewers: '还没有人查看过',
    at: '时间',
    who: '查看人',
    action: '操作',
    object: '对象',
    purpose: '用途',
    close: '关闭',
    revoke: '撤回授权',
    revokeMany:
      '将撤回所选 {n} 份授权：相关查询立即停止，据此采集的数据与报告随之封存，自行上传的资料不受影响；恢复使用须企业重新授权。',
    revokeWhy: '撤回原因',
    noRight: '您的账号没有撤回授权的权限，请联系企业管理员办理',
    notEffective: '只有生效中或已到期的授权书可以撤回',
  },
  {
    title: 'Consents',
    note: 'What enterprises signed, the evidence of it, and everyone who looked. Without a consent in force nothing is collected or shown.',
    keyword: 'Name, tax or consent number',
    enterprise: 'Enterprise',
    allEnterprises: 'All enterprises',
    pick: 'Choose an enterprise',
    status: 'Status',
    allStatus: 'Any status',
    contractNo: 'Consent no.',
    text: 'Text',
    signed: 'Signed',
    signer: 'Signer',
    taxNo: 'Tax no.',
    valid: 'Validity',
    daysLeft: '{n} days left',
    lastDay: 'ends today',
    grantees: 'Recipients',
    views: 'Looks',
    empty: 'No consent yet. Those signed on the phone are listed here.',
    noMatch: 'No consent matches',
    toCollect: 'Create a collection link',
    detail: 'Consent',
    validSpan: '{from} to {to}',
    purposes: 'Purposes',
    scopes: 'Data',
    revokedAt: 'Revoked at',
    signedText: 'Text as signed',
    version: 'version {v}',
    hash: 'Fingerprint of the text (SHA-256)',
    copyHash: 'Copy fingerprint',
    copied: 'Copied',
    separate: 'Consented separately',
    evidence: 'Evidence of signing',
    viewers: 'Who looked at the data',
    viewersNote:
      '{n} looks in all; what one person did within half an hour is one row, newest first. Every look is recorded, and the enterprise can see it too.',
    viewersCut: ' Below are the latest {n}.',
    objects: '{first} and others, {n} in all',
    noViewers: 'Nobody has looked yet',
    at: 'At',
    who: 'Who',
    action: 'Action',
    object: 'Object',
    purpose: 'Purpose',
    close: 'Close',
    revoke: 'Revoke',
    revokeMany:
      'Revokes {n} consents: queries under them stop at once, what was collected under them and its reports are sealed; uploaded files stay. Only a new consent opens them again.',
    revokeWhy: 'Reason',
    noRight: 'Your account may not revoke consents. Ask your company’s administrator.',
    notEffective: 'Only a consent in force or expired can be revoked',
  },
)

export const revokeWords = dictionary(
  {
    title: '撤回授权',
    lead: '撤回《{title}》（{no}）后，立即生效：',
    stop: '停止采集：正在进行的采集任务随即结束，不再向税局查询。',
    seal: '封存数据：据此采集的数据和用到这些数据的报告不能再打开、下载。',
    keep: '不受影响：本机构自行上传的发票、报表等资料，以及只用这些资料出具的报告；之后查询的报告只使用上传资料，并会注明。',
    share: '停止对外：这些报告已发出的分享链接同时失效。',
    stopReport: '停止生成：不再据此生成新的报告。',
    sealReport: '封存报告：该企业含采集数据的报告不能再打开、下载。',
    again: '撤回不能撤销。如需恢复，须由企业重新签署授权书。',
    reason: '撤回原因',
    reasonHint: '将记入授权书，企业可以看到',
    placeholder: '例如：企业来电要求撤回',
    confirm: '确认撤回',
    doneCollecting: '授权已撤回：采集的数据和相关报告已封存，自行上传的资料仍可使用',
    doneReporting: '授权已撤回：含采集数据的报告已封存',
  },
  {
    title: 'Revoke consent',
    lead: 'Revoking “{title}” ({no}) takes effect at once:',
    stop: 'Collection stops: running tasks end, no bureau is asked again.',
    seal: 'Data is sealed: what was collected, and reports that used it, can no longer be opened or downloaded.',
    keep: 'Not touched: invoices, statements and other files that you uploaded, and reports made of those alone; later reports use uploads only and say so.',
    share: 'Share links of these reports stop working.',
    stopReport: 'No new report is made under it.',
    sealReport:
      'Reports with collected data are sealed: they can no longer be opened or downloaded.',
    again: 'This cannot be undone. Only a new signature by the enterprise opens the data again.',
    reason: 'Reason',
    reasonHint: 'Kept with the consent, visible to the enterprise',
    placeholder: 'e.g. the enterprise asked for it by phone',
    confirm: 'Revoke now',
    doneCollecting: 'Revoked: collected data and reports of it are sealed; your uploads remain',
    doneReporting: 'Revoked: reports with collected data are sealed',
  },
)

/** How signing is proven, in words: for the office and for paper. */
import type { ContractRecord } from './store.ts'
import { CONSENT_SAYS } from './words.ts'

export interface Evidence {
  label: string
  value: string
}

const LABELS: Record<string, string> = {
  ip: '网络地址',
  agent: '浏览器',
  device: '设备',
  // Of signatures until 2026-11: what the phone said of itself.
  readSeconds: '手机自报的阅读时长（秒）',
  shownSeconds: '阅读时长（秒，平台计时：文本送达至签署）',
  smsTo: '验证手机号',
  smsVerifiedAt: '短信验证时间',
  smsCodeHash: '验证码指纹',
  taskId: '采集任务',
  terminal: '自助终端',
  place: '签署地点',
  witness: '现场见证人',
  cardReadAt: '读取身份证时间',
  faceMatchedAt: '人脸比对一致时间',
  inviteNo: CONSENT_SAYS.inviteNumber,
  replaces: '确认取代的授权书',
}

/** `unjudged`: why it cannot be said whether the record is what was signed. */
export function evidenceOf(
  record: ContractRecord,
  { intact, unjudged }: { intact: boolean; unjudged: string | null },
): Evidence[] {
  const stored = Object.entries(record.evidence).flatMap(([key, value]) =>
    value === null ? [] : [{ label: LABELS[key] ?? key, value: String(value) }],
  )
  return [
    { label: '文本指纹（SHA-256）', value: record.hash },
    { label: '签署时间', value: record.signed_at.toISOString() },
    { label: '签署人', value: `${record.signer.name}（${record.signer.role}）` },
    { label: '证件号码', value: record.signer.idNo },
    ...stored,
    {
      label: '记录完整性',
      value: intact ? '校验通过，签署后未被改动' : (unjudged ?? '校验未通过，请联系客服'),
    },
  ]
}

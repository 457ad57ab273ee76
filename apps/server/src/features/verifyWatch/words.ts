/** States of an invoice as notices say them, in both languages. */
import type { InvoiceState } from '@xinjian/format/verify/watch'

const SAID: Readonly<Record<string, readonly [zh: string, en: string]>> = {
  N: ['正常', 'valid'],
  Y: ['已作废', 'void'],
  H: ['已红冲', 'reversed'],
  '7': ['部分红冲', 'reversed in part'],
  '8': ['全额红冲', 'wholly reversed'],
  CONSISTENT: ['查验一致', 'consistent'],
  INCONSISTENT: ['查验不一致', 'inconsistent'],
  NOT_FOUND: ['查无此票', 'not found'],
}

export const stateSaid = ({ result, invalidMark }: InvoiceState): readonly [string, string] =>
  SAID[(result === 'CONSISTENT' && invalidMark) || result] ?? [result, result]

/** Why a watch rests, as its notice says it; what the reader can do about it stands on the page. */
export const PAUSE_SAID = {
  CLOSED: ['发票查验未开通或已停用', 'invoice verification is closed'],
  BALANCE: ['可用额度不足', 'the balance is used up'],
  QUOTA: ['本月查验次数已用完', 'the checks of this month are used up'],
  CAP: ['已达到约定的费用上限', 'the agreed cost is reached'],
  FROZEN: ['账户已被停用', 'the account was frozen'],
  RIGHTS: ['关注人账号已停用或不再有查验权限', 'whoever watched may not verify any more'],
} as const

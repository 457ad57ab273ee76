import { words } from '@xinjian/format/say/words'
import type { InvoiceState } from '@xinjian/format/verify/watch'

/** States of an invoice as notices say them, in both languages. */
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

/** What is refused of watches. */
export const VERIFY_WATCH_SAYS = words({
  noSuchCheckCompare: [
    '没有这次查验，请核对查验编号',
    'There is no such check: compare its number',
  ],
  mostWatched: [
    '贵公司关注的发票已达{n:count}张，请取消一部分后再关注',
    'Your company watches {n|invoice|invoices}, which is the most: stop some of them first',
  ],
  youWatchInvoiceAlready: ['您已关注该发票，无需重复关注', 'You watch this invoice already'],
  onlyInvoiceFoundConsistent: [
    '仅查验结果为“一致”的发票可以关注',
    'Only an invoice that was found consistent can be watched',
  ],
  invoiceVoidReversedNothing: [
    '该发票已作废或已红冲，状态不会再变化，无需关注',
    'This invoice is void or reversed: nothing more can change',
  ],
  notOpenedToWatch: [
    '贵公司尚未开通{product:text}，请由企业管理员在“产品列表”中开通后再关注',
    'Your company has not opened {product}: once an administrator opens it under Products, invoices can be watched',
  ],
  limitCostLessThan: [
    '费用上限不足一次查看，请提高费用上限',
    'The limit of cost is less than one look: raise it',
  ],
  channelNoAddressTold: [
    '该渠道没有登记结果通知地址，请先在渠道配置中登记',
    'This channel has no address to be told: enter one under Channels first',
  ],
  noSuchWatchCompare: [
    '没有这项关注，请核对关注编号',
    'There is no such watch: compare its number',
  ],
  watchOver: ['该关注已结束，无需取消', 'This watch is over'],
  daysWatchOverChoose: [
    '该关注的期限已过，请选择新的关注天数',
    'The days of this watch are over: choose how long from now on',
  ],
  invoiceVerificationNotOpen: [
    '发票查验尚未开通，暂不能恢复关注',
    'Invoice verification is not open: the watch cannot be resumed yet',
  ],
  limitCostNotEnough: [
    '费用上限不足下一次查看，请提高费用上限（含已产生的费用）',
    'The limit of cost is not enough for the next look: raise it (what was spent counts)',
  ],
  watchNotPaused: ['该关注未暂停，无需恢复', 'This watch is not paused'],
  watchPausedOverNot: [
    '该关注已暂停或结束，不能查看',
    'This watch is paused or over: it is not looked at',
  ],
  invoiceLookedTodayOnce: [
    '今日已查看过该发票，每日最多一次；如需立即核实，请在查验结果中重新查验',
    'This invoice was looked at today, once a day is the most; to know it now, verify it again among the results',
  ],
  invoiceBeingLookedWait: [
    '正在查看该发票，请稍候',
    'This invoice is being looked at: wait a moment',
  ],
})

/** What is said of a result that says not enough by itself. */
import { CHECKS_PER_DAY, type VerifyResult } from '@xinjian/format/verify/result'

const NOTES: Partial<Record<VerifyResult, string>> = {
  INCONSISTENT: '查验平台有此发票，但所填信息与其不一致，建议对照票面逐项核实后再查验',
  NOT_FOUND: '查验平台未查到该发票，建议核对号码与日期；新开发票可能尚未上传，可于次日再查验',
  LIMIT_EXCEEDED: `查验平台每张发票每日最多查验${CHECKS_PER_DAY}次，今日次数已用完，请于次日再查验；本次未计费`,
  BUSY: '查验平台繁忙或暂时没有应答，请稍后再查验；本次未计费',
  TOO_EARLY: '当日开具的发票，可于次日查验；本次未计费',
  TOO_OLD: '开票已超过五年，查验平台只支持查验五年内的发票；本次未计费',
  PARAM_ERROR: '查验平台认为所填信息不合要求，请核对后重试；本次未计费',
  UNSUPPORTED: '查验平台不支持查验该发票；本次未计费',
  VENDOR_ERROR: '查验服务出现故障，请稍后再查验；本次未计费',
}

export const noteOf = (result: VerifyResult): string => NOTES[result] ?? ''

export const BROKEN_OFF = '查验中断，本次未计费，请重新查验'

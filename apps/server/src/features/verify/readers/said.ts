/** What a vendor's answer comes to, and what is said where it comes to nothing. */
import type { Recogniser } from '../../../outside/recognition/recogniser.ts'
import { vouchersOf } from '../picture/read.ts'
import type { NewVoucher } from '../picture/store.ts'
import { readBy } from './combine.ts'
import type { SentTo } from './sent.ts'

/** What the vendor read, marked as its own. */
export const theirsOf = (
  { reading }: SentTo,
  reader: Recogniser,
  { name, only }: { name: string; only: 'TICKET' | null },
): NewVoucher[] =>
  reading
    ? readBy(vouchersOf([{ file: name, error: null, ...reading }], only).vouchers, reader)
    : []

/** Why a picture stayed ours; Chinese. `what`: 图片, or which page. */
export function whyOurs({ silent, left, code }: SentTo, host: string, what = '图片'): string {
  if (!left) return `外部识别服务（${host}）暂时不可用，${what}未发送，由本平台识别`
  if (code === null) return `外部识别服务（${host}）没有识别出发票或票据，以本平台的识别为准`
  return `外部识别服务（${host}）${silent || code === 'TIMEOUT' ? '没有应答' : '未能识别'}，由本平台识别`
}

/** What a vendor's answer comes to, and what is said where it comes to nothing. */
import type { Recogniser } from '../../../outside/recognition/recogniser.ts'
import { vouchersOf } from '../picture/read.ts'
import type { NewVoucher } from '../picture/store.ts'
import { VERIFY_SAYS } from '../words.ts'
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
export function whyOurs(
  { silent, left, code }: SentTo,
  host: string,
  what: string = VERIFY_SAYS.picture,
): string {
  if (!left) return VERIFY_SAYS.vendorOut({ host, what })
  if (code === null) return VERIFY_SAYS.vendorFoundNothing({ host })
  return VERIFY_SAYS.vendorFailed({
    host,
    why: silent || code === 'TIMEOUT' ? VERIFY_SAYS.didNotAnswer : VERIFY_SAYS.couldNotRead,
  })
}

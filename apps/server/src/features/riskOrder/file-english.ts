/** English of what stands in workbooks of orders; loaded by who reads English alone. */
import { POLICY_TABLE_SAYS } from '@xinjian/engine/report/policy/words'
import { ENGINE_WORDS } from '@xinjian/engine/words'
import { readerOf } from '@xinjian/format/say/read'
import { withStops } from '@xinjian/format/say/stops'
import { pairsOf } from '@xinjian/format/say/words'
import { READING_SAYS } from '@xinjian/intake/words'
import { ORDER_FILE_NAMES } from './file-words.ts'
import { RISK_ORDER_SAYS } from './words.ts'

const CHINESE = /[\u3400-\u9fff，。；：、（）]/

const read = withStops(
  readerOf([
    ...pairsOf(ORDER_FILE_NAMES),
    ...pairsOf(POLICY_TABLE_SAYS),
    ...ENGINE_WORDS,
    ...pairsOf(RISK_ORDER_SAYS),
    ...pairsOf(READING_SAYS),
  ]),
)

/** Parts that were read: each is asked for again by every template that it may stand in, and by the next enterprise. */
const known = new Map<string, string | null>()
/** Texts kept, of a hundred characters or so: a few megabytes. */
const MOST_KNOWN = 10_000

function within(zh: string): string | null {
  if (!CHINESE.test(zh)) return zh
  const before = known.get(zh)
  if (before !== undefined) return before
  const said = read(zh, within)
  if (known.size >= MOST_KNOWN) known.clear()
  known.set(zh, said)
  return said
}

/** As it was written where no table has it: what people called something stays. */
export const fileEnglish = (zh: string): string => within(zh) ?? zh

/** What may be set of the rules on an enterprise's books. */
import { pairOf } from '@xinjian/format/say/words'
import { type LimitTable, limitLine } from '../../kit/rules/limit-line.ts'
import { ERP_RULE_SAYS } from './words.ts'

export const ERP_LINES: LimitTable = {
  'E-02': {
    tolerance: limitLine(...pairOf(ERP_RULE_SAYS, 'limitOff'), 'yuan', 1, [0, 1_000_000_000]),
    vouchers: limitLine(...pairOf(ERP_RULE_SAYS, 'limitVouchers'), 'entries', 1, [1, 100_000]),
  },
  'E-17': {
    entries: limitLine(...pairOf(ERP_RULE_SAYS, 'limitRows'), 'entries', 1, [1, 100_000]),
  },
  'R-070': {
    share: limitLine(...pairOf(ERP_RULE_SAYS, 'limitShare'), 'ratio', 1, [0, 10]),
  },
}

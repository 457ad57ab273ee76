/** What may be set of the rules on an enterprise's books. */
import { pairOf } from '@xinjian/format/say/words'
import { type LimitTable, limitLine } from '../../kit/rules/limit-line.ts'
import { ERP_SIGN_RULE_SAYS as SIGNS } from './sign-words.ts'
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
  'B-005': {
    share: limitLine(...pairOf(SIGNS, 'limitRoundShare'), 'ratio', 1, [0, 1]),
    trips: limitLine(...pairOf(SIGNS, 'limitTrips'), 'occasions', 1, [1, 100_000]),
  },
  'B-008': {
    share: limitLine(...pairOf(SIGNS, 'limitEnd'), 'ratio', 1, [0, 1]),
  },
  'B-009': {
    sum: limitLine(...pairOf(SIGNS, 'limitOwners'), 'yuan', 1, [0, 1_000_000_000]),
  },
  'B-010': {
    rows: limitLine(...pairOf(SIGNS, 'limitMoves'), 'entries', 1, [1, 1_000_000]),
  },
  'B-011': {
    vouchers: limitLine(...pairOf(SIGNS, 'limitAdded'), 'count', 1, [1, 100_000]),
  },
  'B-012': {
    slips: limitLine(...pairOf(SIGNS, 'limitSlips'), 'count', 1, [1, 100_000]),
  },
  'E-15': {
    rows: limitLine(...pairOf(SIGNS, 'limitNegative'), 'entries', 1, [1, 100_000]),
    share: limitLine(...pairOf(SIGNS, 'limitNegativeShare'), 'ratio', 1, [0, 1]),
  },
  'E-22': {
    vouchers: limitLine(...pairOf(SIGNS, 'limitEdited'), 'count', 1, [1, 100_000]),
  },
}

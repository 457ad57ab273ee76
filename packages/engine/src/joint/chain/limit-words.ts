/** Limits of the rules on the chain of trade, as an institution that sets them reads them. */
import { words } from '@xinjian/format/say/words'

export const CHAIN_LIMIT_SAYS = words({
  active: ['此前有往来的月数', 'Months of trade before'],
  silent: ['连续没有开票的月数', 'Months without an invoice since'],
  hubShare: [
    '经过同一家往来企业的交易额占比',
    'Share of the trade that passes through one partner',
  ],
  parties: ['往来企业家数（不足的不判断）', 'Partners (with fewer it is not judged)'],
  dependentShare: [
    '往来企业的交易来自本企业的占比',
    'Share of a partner’s trade that is with the enterprise',
  ],
})

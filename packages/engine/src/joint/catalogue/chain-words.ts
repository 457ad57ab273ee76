import { words } from '@xinjian/format/say/words'

/** What to verify of what stands out in the graph of invoices: to the officer and the enterprise. */
export const CHAIN_ADVICE_SAYS = words({
  rounds: [
    '按轮次逐笔核对合同、运输与付款，确认货物确实易手且资金未原路返回。',
    'Round by round, hold contract, transport and payment together: goods must have changed hands, and money must not have come back.',
  ],
  broken: [
    '向企业与该客户或供应商了解中断原因，核对未结款项与替代渠道。',
    'Ask the enterprise and that partner why trade ended; look at what is still owed and who takes the place.',
  ],
  hub: [
    '核对枢纽企业与本企业的关系、其经营场所与货物经手情况，了解是否为通道。',
    'Ask how the hub is linked to the enterprise, where it works and whether goods pass through its hands.',
  ],
  dependent: [
    '核对该往来企业的股东、人员与经营场所，确认是否为关联方或专设主体。',
    'Look at owners, staff and premises of that partner: it may be related, or made for this trade.',
  ],
})

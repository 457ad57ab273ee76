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
  guarantees: [
    '取得担保合同与余额，了解各家互保的原因与代偿能力，按扣减后的担保计入授信。',
    'Ask for the guarantees and what is still owed under them, why these firms guarantee each other and what they could pay; count them in part.',
  ],
  control: [
    '核对各企业的股权与管理，按同一客户合并计算授信，并了解资金往来。',
    'Look at owners and management of these firms, count their credit as that of one client, and ask about money that moves between them.',
  ],
  dependent: [
    '核对该往来企业的股东、人员与经营场所，确认是否为关联方或专设主体。',
    'Look at owners, staff and premises of that partner: it may be related, or made for this trade.',
  ],
})

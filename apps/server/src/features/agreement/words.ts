import { words } from '@xinjian/format/say/words'

/** What the register of agreements says. */
export const AGREEMENT_SAYS = words({
  notFound: ['没有这份合同', 'There is no such agreement'],
  altered: [
    '合同记录未通过完整性校验，请联系客服',
    'The record of the agreement fails its check: please contact support',
  ],
})

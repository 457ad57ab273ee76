import type { TiesFacts } from '../../src/joint/ties/facts.ts'

export const guarantor = (name: string, told = true) => ({ name, told })
export const owner = (name: string, of: Partial<TiesFacts['owners'][number]> = {}) => ({
  ...{ name, person: false, known: true, borrower: false, told: true, unclear: 0 },
  ...of,
})

/**
 * 本企业 answers for 甲, 甲 for 乙 and for 本企业, 乙 for 本企业: circles of two and of three. 王** holds 80 % of 集团, which holds 60 % of 本企业
 * and 51 % of 借款一; he represents 借款二 as well. 借款三 is held by half alone, which decides nothing.
 */
export const tiedFacts = (more: Partial<TiesFacts> = {}): TiesFacts => ({
  guarantors: [guarantor('本企业'), guarantor('甲示例有限公司'), guarantor('乙示例有限公司')],
  guarantees: [
    { from: 0, to: 1, what: '连带保证 500万元' },
    { from: 1, to: 0, what: null },
    { from: 1, to: 2, what: '一般保证' },
    { from: 2, to: 0, what: null },
  ],
  owners: [
    owner('本企业', { borrower: true }),
    owner('集团示例有限公司'),
    owner('王**', { person: true }),
    owner('深圳市**贸易有限公司', { borrower: true }),
    owner('北京**科技有限公司', { borrower: true }),
    owner('上海**实业有限公司', { borrower: true }),
  ],
  holds: [
    { from: 1, to: 0, ratio: 60 },
    { from: 1, to: 3, ratio: 51 },
    { from: 1, to: 5, ratio: 50 },
    { from: 2, to: 1, ratio: 80 },
    { from: 2, to: 4, ratio: null },
  ],
  ownerRows: ['EQUITY_HOLDER'],
  complete: { guarantees: true, control: true },
  ...more,
})

/** Named admission packs (domain §6.4) that an institution can choose for a report; their checks stand in `invoice/verdict`. */
export const POLICY_NAMES = {
  WEISHANG: {
    name: '微商贷类（苏宁银行公开条件）',
    nameEn: 'Weishang loan (Suning Bank, as published)',
  },
  JINQI: {
    name: '金企贷类（金城银行公开条件）',
    nameEn: 'Jinqi loan (Jincheng Bank, as published)',
  },
  PUHUI: { name: '浦慧贷类（浦发银行公开条件）', nameEn: 'Puhui loan (SPD Bank, as published)' },
  WEIJIE: { name: '微捷贷类（农业银行公开条件）', nameEn: 'Weijie loan (ABC, as published)' },
  YUNSHUI: { name: '云税贷类（建设银行公开条件）', nameEn: 'Yunshui loan (CCB, as published)' },
} as const

export type PolicyId = keyof typeof POLICY_NAMES

export const POLICY_IDS = Object.keys(POLICY_NAMES) as [PolicyId, ...PolicyId[]]

import { words } from '@xinjian/format/say/words'

/** Admission packs, by the banks whose published conditions they follow. */
export const POLICY_SAYS = words({
  WEISHANG: ['微商贷类（苏宁银行公开条件）', 'Weishang loan (Suning Bank, as published)'],
  JINQI: ['金企贷类（金城银行公开条件）', 'Jinqi loan (Jincheng Bank, as published)'],
  PUHUI: ['浦慧贷类（浦发银行公开条件）', 'Puhui loan (SPD Bank, as published)'],
  WEIJIE: ['微捷贷类（农业银行公开条件）', 'Weijie loan (ABC, as published)'],
  YUNSHUI: ['云税贷类（建设银行公开条件）', 'Yunshui loan (CCB, as published)'],
})

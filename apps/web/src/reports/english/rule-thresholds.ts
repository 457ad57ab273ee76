/** When a rule is hit. The figures come from the tables of the engine: they stand as `#` here and are put in as written. */
export const RULE_THRESHOLDS: readonly (readonly [zh: string, en: string])[] = [
  ['税务登记状态为非正常或非正常户注销', 'Tax registration is irregular, or struck off as such'],
  ['最近一次纳税信用评价为D级', 'Last tax credit rating is D'],
  [
    '近#个月≥#次，或近#个月≥#次，或截止日前#天内变更过',
    'In # months ≥ # times, or in # months ≥ # times, or within # days before the cut-off',
  ],
  [
    '当前欠税余额>#中；>#元或最早一笔超过#天为高，且为红线',
    'Arrears > # medium; > # yuan, or the oldest over # days, high and a red line',
  ],
  ['近#个月滞纳金≥#次低、≥#次中', 'Late fees in # months ≥ # low, ≥ # medium'],
]

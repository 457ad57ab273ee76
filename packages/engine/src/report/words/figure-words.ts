import { words } from '@xinjian/format/say/words'

/** Values of a report that can be compared with those of another. */
export const FIGURE_SAYS = words({
  decision: ['准入结论', 'Verdict on admission'],
  freshness: ['数据时效', 'Age of the data'],
  lastRow: ['最近一笔数据', 'Newest data'],
  score: ['信用评分', 'Credit score'],
  grade: ['信用等级', 'Credit grade'],
  limit: ['参考额度', 'Suggested limit'],
  riskScore: ['风险分', 'Risk score'],
  risk: ['风险等级', 'Level of risk'],
})

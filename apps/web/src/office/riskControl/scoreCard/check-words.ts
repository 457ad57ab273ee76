import { dictionary } from '../../../i18n/dictionary.ts'

/** Words of the monthly checks of a card in force. */
export const checkWords = dictionary(
  {
    checks: '每月检查',
    checksNote:
      '每月以放款晚于训练样本的贷款检验区分能力（跨期），训练用过的贷款不计入；新企业指没有贷款在训练样本中的企业，其 AUC 可与样本外验证直接比较。AUC 低于验证、且差距超出两者的区间时报警。另以全部企业的最新报告计算稳定性指标（PSI）：0.1 以下稳定，0.25 及以上报警。',
    checksNone: '启用后，自下月起每月检查一次',
    month: '月份',
    counted: '跨期检验只计 {granted} 之后放款的贷款。',
    notCounted: '训练后录入或更正的贷款中，有 {n} 笔放款不晚于该日，或训练时已用过，没有计入。',
    later: '跨期贷款（违约）',
    laterFirms: '{n} 家企业，其中新企业 {fresh} 家',
    outOfTime: '跨期 AUC',
    freshAuc: '新企业的跨期 AUC',
    freshCases: '{n} 笔（违约 {bad}）',
    psiScore: '评分 PSI',
    psiFigures: '指标 PSI（最高）',
    result: '结论',
    alarm: '需要复查',
    fine: '未见报警',
    unjudged: '数据不足，未作判断',
    waiting: '待检查',
    checkNote: '{n} 家企业',
  },
  {
    checks: 'Monthly checks',
    checksNote:
      'Each month the card is held against loans granted later than those that it was trained on (out of time), and never against these. New enterprises are those without a loan in the training: their AUC compares with the validation. An AUC below the validation by more than both intervals leave room for is an alarm. The newest reports of all enterprises give the stability index (PSI): below 0.1 steady, from 0.25 an alarm.',
    checksNone: 'Once in force, a card is checked every month from the next',
    month: 'Month',
    counted: 'Out of time are loans granted after {granted}.',
    notCounted:
      'Of those entered or put right since the training {n|loan does|loans do} not count: granted by that day, or already trained on.',
    later: 'Loans out of time (bad)',
    laterFirms: '{n|enterprise|enterprises}, {fresh} of them new',
    outOfTime: 'AUC out of time',
    freshAuc: 'AUC of new enterprises',
    freshCases: '{n|loan|loans} ({bad} bad)',
    psiScore: 'PSI, score',
    psiFigures: 'PSI, figures (highest)',
    result: 'Result',
    alarm: 'To be looked at',
    fine: 'No alarm',
    unjudged: 'Too little data: not judged',
    waiting: 'Waits',
    checkNote: '{n} enterprises',
  },
)

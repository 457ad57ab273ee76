/** Score cards that a company trained on its own loans, in versions: what one trained another decides, and orders name the version. */
import * as z from 'zod/mini'
import { post } from '../../endpoint.ts'
import * as f from '../../fields.ts'
import { cardCheck, cardResult, cardRow } from '../../risk/card-shapes.ts'
import { DEFAULT_DAYS_WORDS } from '../../risk/card-states.ts'
import { paging, version } from '../../rules/book.ts'
import { FIRM_FIELD_SAYS } from '../../words/firm.ts'
import { RISK_FIELD_SAYS } from '../../words/risk.ts'

export type { ScoreCardCheck, ScoreCardResult, ScoreCardRow } from '../../risk/card-shapes.ts'

const own = { service: 'risk-control' as const, origin: 'own' as const }
const read = { ...own, guard: 'rules.read' as const }
const write = { ...own, guard: 'rules.write' as const }
const approve = { ...own, guard: 'rules.approve' as const }
const one = z.object({ version })

export const scoreCard = {
  scoreCardTrain: post('/risk/score-card/train', {
    ...write,
    summary:
      '以已录入的贷款结果训练自有评分卡：至少100笔且20笔违约，并来自至少20家企业（有违约贷款的、有正常贷款的各至少10家）才训练权重，不足则只校准；违约按逾期天数，一般取90天',
    body: z.object({
      defaultDays: z.enum(DEFAULT_DAYS_WORDS, RISK_FIELD_SAYS.chooseDefaultDays),
      note: f.text(200, RISK_FIELD_SAYS.sayWhatChanges),
    }),
    data: cardRow,
    perMinute: 20,
  }),
  scoreCardList: post('/risk/score-card/list', {
    ...read,
    summary: '自有评分卡的版本，新的在前',
    body: z.object(paging),
    data: f.paged(cardRow),
  }),
  scoreCardDetail: post('/risk/score-card/detail', {
    ...read,
    summary: '一个评分卡版本：分值表、样本外验证、与平台评分卡的差异、每月检查',
    body: one,
    data: z.object({ row: cardRow, result: z.nullable(cardResult), checks: z.array(cardCheck) }),
  }),
  scoreCardCancel: post('/risk/score-card/cancel', {
    ...write,
    summary: '取消一次未完成的训练',
    body: one,
    data: cardRow,
  }),
  scoreCardSubmit: post('/risk/score-card/submit', {
    ...write,
    summary: '提交复核：须由没有参与训练、也没有录入其样本的同事复核',
    body: one,
    data: cardRow,
  }),
  scoreCardDecide: post('/risk/score-card/decide', {
    ...approve,
    summary: '复核一个评分卡版本：通过或退回',
    body: z.object({
      version,
      approve: z.boolean(),
      note: f.reason(200, FIRM_FIELD_SAYS.giveYourOpinion),
    }),
    data: cardRow,
  }),
  scoreCardForce: post('/risk/score-card/force', {
    ...approve,
    summary: '启用已复核通过的版本：此后的风控订单以它计算自有评分，原版本停用',
    body: one,
    data: cardRow,
  }),
  scoreCardWithdraw: post('/risk/score-card/withdraw', {
    ...approve,
    summary:
      '停用启用中或已被新版替换的版本，一人即可，可复核规则的同事即时收到通知：此后（包括已开始的订单）不再按它判断，策略中的自有评分无法判断，企业转人工复核',
    body: one,
    data: cardRow,
  }),
}

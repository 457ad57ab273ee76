/**
 * The first frame of a report: the shape in which documents were stored before kinds of reports had a registry. It knew the
 * invoice report only. Nothing writes it any more; `upgrade.ts` reads it.
 */
import type {
  Block,
  EvidenceQuery,
  IndicatorValue,
  LimitSuggestion,
  ReportDocument,
  RuleLevel,
  RuleResult,
  ScoreResult,
  Section,
  TableBlock,
} from './document.ts'

type OneCondition = EvidenceQuery | null

export interface FirstFrame
  extends Pick<
    ReportDocument,
    'engineVersion' | 'title' | 'enterprise' | 'asOf' | 'coverage' | 'quality'
  > {
  type: 'INVOICE'
  window: { m0: string; l12: [string, string]; p12: [string, string] }
  summary: {
    score: ScoreResult
    limit: LimitSuggestion
    riskScore: number
    riskLevel: RuleLevel
    strengths: string[]
    risks: string[]
  }
  indicators: (Omit<IndicatorValue, 'evidence'> & { evidence: OneCondition })[]
  rules: (Omit<RuleResult, 'evidence'> & { evidence: OneCondition })[]
  sections: (Omit<Section, 'blocks'> & { blocks: FirstBlock[] })[]
}

export type FirstBlock =
  | Exclude<Block, TableBlock>
  | (Omit<TableBlock, 'evidence'> & { evidence?: OneCondition[] })

/** What was printed beside documents of the first frame, which carried no conventions of their own. */
export const FIRST_CONVENTIONS: readonly string[] = [
  '数据截止时点之前最后一个完整自然月记为 M0；近3、6、12、24个月均以 M0 结束，不含当月。当月数据只出现在图中，以斜线表示“未完整”。',
  '蓝字发票指有效（未作废）的正数发票；红字发票计入其开具当月。除另有说明，“开票金额”为价税合计的净额，即蓝字减红字；进销比较与申报比较使用不含税金额。',
  '数电票没有作废、顶额与连号之说，相应指标只对税控发票计算。',
  '月份状态分为已采集、已采集但无发票、未采集、成立前、不适用。未采集不等于零：窗口内有未采集月份而指标不容缺失时，显示“--”并注明原因。',
  '比率的分子分母均为零时显示“--”，上期为零而本期有发生时显示“新增”。计算全程保留完整精度，仅在输出时取舍：金额与百分比两位小数，天数取整。',
  '交易对方按税号识别，没有税号的按规范化名称识别；自然人客户合并统计，不参与集中度排名，但计入分母。',
  '状态颜色：绿为正常，黄为关注，红为预警，灰为没有数据。阈值用于提示核实，不是对企业的结论。',
]

/** Likewise the statements of the last chapter. */
export const FIRST_STATEMENTS: ReportDocument['statements'] = [
  {
    title: '数据来源',
    text: '本报告依据企业授权采集或由查询机构提供的发票数据及登记信息生成。数据的真实、完整由提供方负责，本平台对计算过程负责。',
  },
  {
    title: '仅供参考',
    text: '评分、等级、规则提示与参考额度由模型按公开的口径计算，仅供信用评估参考，不构成授信承诺，也不构成对企业合法合规与否的认定。',
  },
  {
    title: '使用限制',
    text: '本报告仅限查询机构按约定用途使用，未经企业与本平台许可，不得向任何第三方提供、转让或公开。',
  },
  {
    title: '异议与说明',
    text: '企业认为报告内容有误，或对自动化评价有疑问的，可凭报告编号通过查询机构或本平台客服提出异议，本平台自收到之日起20日内核查并答复。',
  },
  {
    title: '核验真伪',
    text: '每份报告都有唯一编号与指纹。扫描二维码或在“报告验真”页面选取文件，即可核对文件是否由本平台出具、内容是否被改动。',
  },
]

/**
 * Sentences on method and use that hold for every kind of report (domain §3.1, §3.6 E); a kind sets its own among them.
 * Part of the report, hence Chinese in every interface language. A changed sentence is a changed document: raise the
 * versions of the engines that print it.
 */

/** How every kind counts. */
export const CONVENTION = {
  windows:
    '数据截止时点之前最后一个完整自然月记为 M0；近3、6、12、24个月均以 M0 结束，不含当月。当月数据只出现在图中，以斜线表示“未完整”。',
  /** `rows`: what a month holds, as in 发票. */
  monthStates: (rows: string) =>
    `月份状态分为已采集、已采集但无${rows}、未采集、成立前、不适用。未采集不等于零：窗口内有未采集月份而指标不容缺失时，显示“--”并注明原因。`,
  ratios:
    '比率的分子分母均为零时显示“--”，上期为零而本期有发生时显示“新增”。计算全程保留完整精度，仅在输出时取舍：金额与百分比两位小数，天数取整。',
  flags:
    '状态颜色：绿为正常，黄为关注，红为预警，灰为没有数据。阈值用于提示核实，不是对企业的结论。',
} as const

export interface Statement {
  title: string
  text: string
}

/** Said first where the consent to collect was taken back before the report was ordered. */
export const WITHDRAWN: Statement = {
  title: '仅依据自行上传的资料',
  text: '企业已撤回数据采集授权，此前采集的数据已封存。本报告只使用查询机构自行上传的资料，未使用任何采集数据；采集数据可以说明的内容，在本报告中为未采集。',
}

/** `data`: what the report was made of, as in 发票数据及登记信息. */
export function sourceStatement(data: string): Statement {
  return {
    title: '数据来源',
    text: `本报告依据企业授权采集或由查询机构提供的${data}生成。数据的真实、完整由提供方负责，本平台对计算过程负责。`,
  }
}

/** `judged`: what of the report is a judgement, as in 评分、等级、规则提示与参考额度. */
export function referenceStatement(judged: string): Statement {
  return {
    title: '仅供参考',
    text: `${judged}由模型按公开的口径计算，仅供信用评估参考，不构成授信承诺，也不构成对企业合法合规与否的认定。`,
  }
}

export const STATEMENT = {
  use: {
    title: '使用限制',
    text: '本报告仅限查询机构按约定用途使用，未经企业与本平台许可，不得向任何第三方提供、转让或公开。',
  },
  objection: {
    title: '异议与说明',
    text: '企业认为报告内容有误，或对自动化评价有疑问的，可凭报告编号通过查询机构或本平台客服提出异议，本平台自收到之日起20日内核查并答复。',
  },
  authenticity: {
    title: '核验真伪',
    text: '每份报告都有唯一编号与指纹。扫描二维码或在“报告验真”页面选取文件，即可核对文件是否由本平台出具、内容是否被改动。',
  },
} as const satisfies Record<string, Statement>

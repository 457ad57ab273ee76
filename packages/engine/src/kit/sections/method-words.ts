import { words } from '@xinjian/format/say/words'

/** How every kind of report counts. */
export const CONVENTION_SAYS = words({
  windows: [
    '数据截止时点之前最后一个完整自然月记为 M0；近3、6、12、24个月均以 M0 结束，不含当月。当月数据只出现在图中，以斜线表示“未完整”。',
    'M0 is the last full calendar month before the cut-off; the last 3, 6, 12 and 24 months all end with it and leave out the current month, which is only drawn, hatched as incomplete.',
  ],
  monthStates: [
    '月份状态分为已采集、已采集但无{rows:words}、未采集、成立前、不适用。未采集不等于零：窗口内有未采集月份而指标不容缺失时，显示“--”并注明原因。',
    'A month is collected, collected without {rows~}, not collected, before the founding or not applicable. Not collected is not zero: where an indicator cannot miss a month it shows “--” with the reason.',
  ],
  ratios: [
    '比率的分子分母均为零时显示“--”，上期为零而本期有发生时显示“新增”。计算全程保留完整精度，仅在输出时取舍：金额与百分比两位小数，天数取整。',
    'Zero over zero shows “--”, something after nothing shows “new”. Full precision is kept until output: two decimals for amounts and percentages, whole days.',
  ],
  flags: [
    '状态颜色：绿为正常，黄为关注，红为预警，灰为没有数据。阈值用于提示核实，不是对企业的结论。',
    'Green is normal, yellow watch, red alert, grey no data. Thresholds prompt a check and are no verdict on the enterprise.',
  ],
})

/** What every report says of its sources and its use. */
export const STATEMENT_SAYS = words({
  withdrawnTitle: ['仅依据自行上传的资料', 'Made of uploaded material alone'],
  withdrawn: [
    '企业已撤回数据采集授权，此前采集的数据已封存。本报告只使用查询机构自行上传的资料，未使用任何采集数据；采集数据可以说明的内容，在本报告中为未采集。',
    'The enterprise has withdrawn its consent to collect, and what had been collected is sealed. This report uses only what the institution uploaded itself and nothing that was collected; what collected data could tell stands as not collected.',
  ],
  sourceTitle: ['数据来源', 'Sources'],
  published: [
    '本报告依据所用来源提供的{data:words}生成，查询公示信息不需企业授权。数据的真实、完整由提供方负责，本平台对计算过程负责。',
    'Made of {data~}, as the sources in use tell it; to look up what is published needs no consent of the enterprise. Whoever provided the data answers for their truth and completeness, the platform for the computation.',
  ],
  source: [
    '本报告依据企业授权采集或由查询机构提供的{data:words}生成。数据的真实、完整由提供方负责，本平台对计算过程负责。',
    'Made from {data~} collected with the consent of the enterprise or provided by the institution. Whoever provided the data answers for their truth and completeness, the platform for the computation.',
  ],
  referenceTitle: ['仅供参考', 'For reference only'],
  reference: [
    '{judged:words}由模型按公开的口径计算，仅供信用评估参考，不构成授信承诺，也不构成对企业合法合规与否的认定。',
    '{judged}: computed by models on published definitions, for reference in credit assessment only. They are no promise of credit and no finding on whether the enterprise keeps the law.',
  ],
  useTitle: ['使用限制', 'Limits of use'],
  use: [
    '本报告仅限查询机构按约定用途使用，未经企业与本平台许可，不得向任何第三方提供、转让或公开。',
    'For the institution and the agreed purpose only; not to be passed on, assigned or published to any third party without leave of the enterprise and the platform.',
  ],
  objectionTitle: ['异议与说明', 'Objections'],
  objection: [
    '企业认为报告内容有误，或对自动化评价有疑问的，可凭报告编号通过查询机构或本平台客服提出异议，本平台自收到之日起20日内核查并答复。',
    'An enterprise that finds the report wrong, or doubts its automated judgement, may object by the report number through the institution or our customer service; the platform checks and answers within 20 days of receipt.',
  ],
  authenticityTitle: ['核验真伪', 'Authenticity'],
  authenticity: [
    '每份报告都有唯一编号与指纹。扫描二维码或在“报告验真”页面选取文件，即可核对文件是否由本平台出具、内容是否被改动。',
    'Each report has a number and a fingerprint of its own. Scan the code, or choose the file on the verification page, to check whether this platform issued it and whether it was altered.',
  ],
})

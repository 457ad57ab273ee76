/** What a report says of the chain of trade around the enterprise. */
import { words } from '@xinjian/format/say/words'

export const CHAIN_SAYS = words({
  data: ['票流图谱', 'Graph of invoices'],
  intro: [
    '近12个月（{from:code}至{to:code}）的票流图谱由本机构持有的发票构成：往来企业中有{held:count}家持有其自身发票；按金额，客户侧可查{buyers:percent}，供应商侧可查{sellers:percent}。各段交易以销方发票为准，销方发票没有这段交易的以购方发票为准。未持有发票的企业之间有无交易不判断，不视为没有。与企业没有直接往来的企业名称已脱敏。',
    'The graph of the last twelve months ({from} to {to}) is made of invoices that this institution holds: of {held|partner|partners} it holds their own. By amount, {buyers} of the sales and {sellers} of the purchases lead to such partners. Each leg is told by the seller’s invoices, or by the buyer’s where the seller’s do not tell it. Whether others trade with one another is not judged, which is not “none”. Names of firms that the enterprise does not trade with itself are masked.',
  ],
  incomplete: [
    '往来企业较多，只查看了交易额最大的部分，条数为至少数。',
    'There are many partners: only those with most trade were looked at, and counts are lower bounds.',
  ],
  partly: [
    '往来企业较多，只查看了交易额最大的部分',
    'there are many partners: only those with most trade were looked at',
  ],
  longestIncomplete: [
    '往来企业较多，6家企业的闭环只查看了交易额最大的部分，其条数为至少数。',
    'There are many partners: of circles of six firms only those over the trade with most money were looked at, and their count is a lower bound.',
  ],
  longestPartly: [
    '往来企业较多，6家企业的闭环只查看了交易额最大的部分',
    'there are many partners: circles of six firms were looked for only over the trade with most money',
  ],
  circles: ['票流闭环', 'Rings of invoices'],
  legs: ['闭环各段交易', 'Trade on each leg of the rings'],
  rounds: ['金额相近、首尾相接的开票', 'Invoices that followed one another with nearly one amount'],
  silent: ['中断的供应关系', 'Trade that fell silent'],
  partners: ['高度依赖本企业的往来企业', 'Partners that depend on the enterprise'],
  none: [
    '近12个月（{from:code}至{to:code}）已持有的发票中未发现途经本企业、由2至6家企业组成的闭环。',
    'No ring of two to six firms through the enterprise was found in the invoices held of the last twelve months ({from} to {to}).',
  ],
  no: ['序号', 'No.'],
  path: ['路径', 'Path'],
  length: ['企业数', 'Firms'],
  least: ['最小一段净额', 'Net of the smallest leg'],
  most: ['最大一段净额', 'Net of the largest leg'],
  roundsIn: ['首尾相接轮次', 'Rounds'],
  seller: ['销方', 'Seller'],
  buyer: ['购方', 'Buyer'],
  net: ['近12个月净额', 'Net of twelve months'],
  by: ['依据', 'Told by'],
  bySeller: ['销方发票', 'invoices of the seller'],
  byBuyer: ['购方发票', 'invoices of the buyer'],
  invoices: ['发票张数', 'Invoices'],
  round: ['轮次', 'Round'],
  day: ['开票日期', 'Issued on'],
  total: ['价税合计', 'Total'],
  partner: ['往来企业', 'Partner'],
  side: ['关系', 'Relation'],
  customer: ['客户', 'Customer'],
  supplier: ['供应商', 'Supplier'],
  last: ['最近交易月', 'Last month of trade'],
  silentMonths: ['连续无开票月数', 'Months of silence'],
  shareBefore: ['中断前12个月占比', 'Share in the twelve months before'],
  shareOfPartner: ['占该企业自身比重', 'Share of its own trade'],
  yuan: ['元', 'yuan'],
  months: ['个月', 'months'],
  firms: ['家', ''],
  sheets: ['张', ''],
  times: ['轮', ''],
  soldInCircle: ['闭环中的销项', 'Sold within the ring'],
  boughtInCircle: ['闭环中的进项', 'Bought within the ring'],
  soldBeside: [
    '闭环中的销项（本企业的发票，闭环以购方发票为准）',
    'Sold within the ring (own invoices; the ring goes by those of the buyer)',
  ],
  boughtBeside: [
    '闭环中的进项（本企业的发票，闭环以销方发票为准）',
    'Bought within the ring (own invoices; the ring goes by those of the seller)',
  ],

  circleName: ['票流闭环', 'Circular invoicing'],
  circleLine: [
    '途经本企业、3至5家企业首尾相接的环形开票≥1条',
    'Rings of three to five firms through the enterprise ≥ 1',
  ],
  circleHit: [
    '近12个月（{from:code}至{to:code}）检测到{n:count}条环形开票，金额最大的一条：{path:text}，各段扣除红字发票后，金额最小的一段为{sum:wan}，建议核实货物与资金流向。',
    'In the last twelve months ({from} to {to}) {n|ring|rings} of invoices found, the one with most money “{path}”, whose smallest leg comes to {sum} less red invoices; where goods and money went should be checked.',
  ],
  longer: [
    '3至5家的闭环未发现；另有{n:count}条6家企业的闭环，见票流闭环表',
    'no ring of three to five firms was found; {n|ring|rings} of six stand in the table of rings',
  ],
  circleCount: ['闭环条数', 'Rings'],
  buyersKnown: ['客户侧可查占比', 'Sales to partners whose invoices are held'],
  sellersKnown: ['供应商侧可查占比', 'Purchases from partners whose invoices are held'],
  figure: ['闭环(环开)', 'Circular invoicing'],
  figureFormula: [
    '近12个月票流图谱中途经本企业、长度3–5的有向环条数',
    'Directed rings of length 3–5 through the enterprise in the graph of invoices of twelve months',
  ],
  tooFew: [
    '按金额，往来企业自身发票可查不足{least:percent}（客户侧{buyers:percent}，供应商侧{sellers:percent}），已持有的发票中未发现',
    'by amount, invoices of partners themselves are held for less than {least} (customers {buyers}, suppliers {sellers}); none was found in what is held',
  ],

  carouselName: ['疑似循环开票', 'Possible circular invoicing in rounds'],
  carouselLine: [
    '2至6家企业之间金额相近（相差≤10%）、前后相隔≤30天、首尾相接的开票，近12个月≥{medium:count}轮中、≥{high:count}轮高',
    'Rounds of invoices among two to six firms with nearly one amount (within 10%), at most 30 days apart: ≥ {medium} medium, ≥ {high} high in twelve months',
  ],
  carouselHit: [
    '近12个月（{from:code}至{to:code}）{path:text}之间有{n:count}轮开票首尾相接、金额相近，合计{sum:wan}，疑似循环开票，建议逐笔核实货物与资金的去向。',
    'In the last twelve months ({from} to {to}) {n|round|rounds} of invoices followed one another along “{path}” with nearly one amount, {sum} in all; this may be circular invoicing, and where goods and money went should be checked one by one.',
  ],
  carouselHitAtLeast: [
    '近12个月（{from:code}至{to:code}）{path:text}之间有至少{n:count}轮开票首尾相接、金额相近，查到的合计{sum:wan}，疑似循环开票，建议逐笔核实货物与资金的去向。',
    'In the last twelve months ({from} to {to}) at least {n|round|rounds} of invoices followed one another along “{path}” with nearly one amount, {sum} in those that were found; this may be circular invoicing, and where goods and money went should be checked one by one.',
  ],
  ringsNot: [
    '另有{n:count}条闭环未逐张读取发票',
    'invoices of {n|further ring|further rings} were not read one by one',
  ],
  cut: ['另有{n:count}条金额较小的闭环未列出。', '{n|ring|rings} with less money are not listed.'],
  papersNot: ['闭环中部分发票未逐张读取', 'some invoices of the rings were not read one by one'],
  papersMany: [
    '闭环中发票过多，首尾相接的轮次没有比对完',
    'the rings have too many invoices to look for every round',
  ],
  roundsCut: [
    '部分闭环的发票过多，首尾相接的轮次没有比对完：所列轮次为至少数，空白为未判断。',
    'Some rings have too many invoices to look for every round: the rounds told are lower bounds, and an empty cell was not judged.',
  ],

  brokenName: ['供应关系中断', 'Trade that fell silent'],
  brokenLine: [
    '此前往来≥{active:count}个月的客户或供应商连续≥{silent:count}个月没有开票，其中断前12个月占同侧≥{low:percent}低、≥{medium:percent}中',
    'A customer or supplier of ≥ {active} months without an invoice for ≥ {silent} months, whose share of that side in the twelve months before was ≥ {low} low, ≥ {medium} medium',
  ],
  brokenHit: [
    '{n:count}家主要往来企业的交易已中断，其中{name:text}此前占{side:words}的{part:percent}，最近一次在{month:code}，建议核实原因。',
    'Trade with {n|main partner|main partners} fell silent: “{name}” had {part} of the {side~}, the last time in {month}; the reason should be checked.',
  ],
  sales: ['销售', 'Sales'],
  purchases: ['采购', 'Purchases'],
  lastMonthsNot: [
    '最近{n:count}个月的发票未采集齐全',
    'invoices of the last {n|month|months} are not all collected',
  ],

  hubName: ['票流枢纽', 'Hub of invoices'],
  hubLine: [
    '企业及其往来企业（≥{least:count}家）之间的交易额有≥{share:percent}经过同一家既购又销的往来企业',
    'Of the trade among the enterprise and its partners (≥ {least}) ≥ {share} passes through one partner that buys as well as sells',
  ],
  hubHit: [
    '{name:text}既购又销，与{n:count}家企业往来，企业及其往来企业之间的交易额有{part:percent}经过该企业，建议核实其角色。',
    '“{name}” buys as well as sells, with {n|firm|firms}; {part} of the trade among the enterprise and its partners passes through it. What part it plays should be checked.',
  ],
  fewPartners: ['往来企业不足{least:count}家', 'fewer than {least|partner|partners}'],

  dependentName: ['往来企业依赖本企业', 'Partners depend on the enterprise'],
  dependentLine: [
    '持有其自身发票的往来企业，其销售或采购≥{share:percent}来自本企业',
    'A partner whose own invoices are held makes ≥ {share} of its sales or purchases with the enterprise',
  ],
  dependentHit: [
    '{n:count}家往来企业的交易主要与本企业发生，其中{name:text}的{side:words}有{part:percent}来自本企业，建议核实是否为关联方。',
    '{n|partner trades|partners trade} mainly with the enterprise: {part} of the {side~} of “{name}” are with it. Whether they are related should be checked.',
  ],
  shareInput: ['占比', 'Share'],
  countInput: ['家数', 'Partners'],
  roundsInput: ['轮次', 'Rounds'],
  source: ['产业链图谱（domain §3.13）', 'Industry-chain graph (domain §3.13)'],
  method: [
    '票流图谱只由本机构合法持有的发票构成；其他企业的发票只以月度金额和日期进入本报告，不列发票号码；其授权撤销后，本报告封存。未持有足够往来企业发票的，闭环不判断，不视为没有。',
    'The graph is made only of invoices that this institution lawfully holds; those of other enterprises enter as sums and days, never with their numbers, and when one of them withdraws its consent this report is sealed. Where too few partners’ invoices are held, rings are not judged, which is not “none”.',
  ],
})

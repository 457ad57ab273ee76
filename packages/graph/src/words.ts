/** What is found in a graph, in both languages. Names of the parties are filled in as the reader may see them. */
import { words } from '@xinjian/format/say/words'

export const GRAPH_SAYS = words({
  circle: [
    '{from:code}至{to:code}，{path:text}：{n:count}家企业依次开票并回到起点，各段扣除红字发票后，金额最小的一段为{sum:wan}，建议核实交易是否真实。',
    'From {from} to {to}, “{path}”: invoices of {n|enterprise|enterprises} come back to where they began; less red invoices, the smallest leg comes to {sum}. Whether the trade is real should be checked.',
  ],
  circleUnread: [
    '{from:code}至{to:code}，{path:text}：{n:count}家企业依次开票并回到起点，各段扣除红字发票后，金额最小的一段为{sum:wan}；其中{unread:count}段发票过多，没有逐张比对是否循环开票，建议核实交易是否真实。',
    'From {from} to {to}, “{path}”: invoices of {n|enterprise|enterprises} come back to where they began; less red invoices, the smallest leg comes to {sum}. {unread|leg has|legs have} too many invoices to look one by one for rounds of nearly one amount. Whether the trade is real should be checked.',
  ],
  carousel: [
    '{from:code}至{to:code}，{path:text}：{n:count}家企业之间有{rounds:count}轮开票首尾相接、金额相近（相差不超过10%，前后相隔不超过30天），合计{sum:wan}，疑似循环开票，建议核实货物与资金的去向。',
    'From {from} to {to}, “{path}”: {rounds|round|rounds} of invoices went round {n|enterprise|enterprises} with nearly one amount (within 10%, at most 30 days apart), {sum} in all; this may be circular invoicing. Where goods and money went should be checked.',
  ],
  carouselAtLeast: [
    '{from:code}至{to:code}，{path:text}：{n:count}家企业之间有至少{rounds:count}轮开票首尾相接、金额相近（相差不超过10%，前后相隔不超过30天），查到的合计{sum:wan}，疑似循环开票，建议核实货物与资金的去向。',
    'From {from} to {to}, “{path}”: at least {rounds|round|rounds} of invoices went round {n|enterprise|enterprises} with nearly one amount (within 10%, at most 30 days apart), {sum} in those that were found; this may be circular invoicing. Where goods and money went should be checked.',
  ],
  unlisted: [
    '发现中列出{told:count}个，其余{n:count}个未列出：经过中心企业的，2家、3至5家、6家的各列出金额最大的至多40个；不经过的，列出金额最大的至多100个。',
    '{told} are listed among the findings, {n} are not: of those through the centre at most 40 of two, of three to five and of six enterprises are listed, of the others at most 100, each those with most money.',
  ],
  unlistedAtLeast: [
    '发现中列出{told:count}个，其余至少{n:count}个未列出：经过中心企业的，2家、3至5家、6家的各列出金额最大的至多40个；不经过的，列出金额最大的至多100个。',
    '{told} are listed among the findings, at least {n} are not: of those through the centre at most 40 of two, of three to five and of six enterprises are listed, of the others at most 100, each those with most money.',
  ],
  hub: [
    '{from:code}至{to:code}，{name:text}既购又销，与{n:count}家企业往来，所在群体的交易额有{part:percent}经过该企业。',
    'From {from} to {to}, “{name}” buys as well as sells, with {n|partner|partners}; {part} of the trade of its group passes through it.',
  ],
  broken: [
    '{from:code}至{to:code}，{seller:text}向{buyer:text}供货{active:count}个月，此后连续{n:count}个月没有开票，供应关系可能已中断。',
    'From {from} to {to}, “{seller}” supplied “{buyer}” in {active|month|months}, and invoiced nothing in the {n|month|months} after; the supply may have ended.',
  ],
  dependentSales: [
    '{from:code}至{to:code}，{name:text}的销售有{part:percent}来自{partner:text}，对其依赖较高。',
    'From {from} to {to}, {part} of the sales of “{name}” are to “{partner}”; it depends on that customer.',
  ],
  dependentPurchases: [
    '{from:code}至{to:code}，{name:text}的采购有{part:percent}来自{partner:text}，对其依赖较高。',
    'From {from} to {to}, {part} of the purchases of “{name}” are from “{partner}”; it depends on that supplier.',
  ],
  guaranteeCircle: [
    '{path:text}：{n:count}家依次担保并回到起点，一家违约可能牵连全部，担保不宜按全额计。',
    '“{path}”: guarantees of {n|party|parties} come back to the first. A default of one may reach all of them; such guarantees should not count in full.',
  ],
  commonControl: [
    '{name:text}控制或代表本机构的{n:count}家借款企业：{names:text}，建议合并计算授信。',
    '“{name}” controls or represents {n|borrower|borrowers} of this institution: {names}. Their credit should be counted together.',
  ],
})

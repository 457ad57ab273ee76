/** What the legs of a figure, the face of a row and the figures of the score card are called. */
export const EVIDENCE_NAMES: Readonly<Record<string, string>> = {
  本年累计: 'Year to date',
  上期累计: 'To the quarter before',
  本票种: 'This kind',
  全部票种: 'All kinds',
  当日开票净额: 'Net of the day',
  近12个月开票净额: 'Net of the last 12 months',
  近24个月进项发票: 'Purchases of the last 24 months',
  近24个月销项发票: 'Sales of the last 24 months',
  同期全部发票: 'All invoices of the time',
  同期蓝字发票: 'Blue invoices of the time',
  同期红字发票: 'Red invoices of the time',
  同期作废发票: 'Void invoices of the time',
  同期有效发票: 'Valid invoices of the time',
  同期专用发票: 'Special invoices of the time',
  同期进项发票: 'Purchases of the time',
  同期销项发票: 'Sales of the time',
  对应的蓝字发票: 'Blue invoice it reverses',
  对应的红字发票: 'Red invoice that reverses it',
  税务标记: 'Mark of the bureau',
  税务机关标记为异常或疑点: 'Marked abnormal or doubtful by the bureau',
  税收分类: 'Tax category',
  不含税金额: 'Amount without tax',
  货物或服务: 'Goods or services',
  '近36个月中，对稳定客户的开票净额（不含税）达到3万元的月数；两个月以内的低谷或未采集按前后较低的月份计。稳定客户：往来满6个月且不互开，其中往来不满一年的，每月最多计到满一年客户的同等金额':
    'Of the last 36 months, those with net sales (without tax) of at least CNY 30,000 to steady customers; dips and months not collected, up to two, count as the lower month beside them. Steady: known for 6 months and not invoicing back; those known for less than a year count at most as much a month as those known for longer',
  '第13至36个月前、对往来满一年且不互开的客户的月均开票净额（不含税）；两个月以内的低谷或未采集按前后较低的月份计，更早没有发票的月份按0计。最近一年的放量不计入':
    'Mean monthly net sales (without tax), 13 to 36 months ago, to customers known for a year and not invoicing back; dips and months not collected, up to two, count as the lower month beside them, earlier months without invoices as 0. Growth of the last year is left out',
  '近24个月进项净额 ÷ 销项净额（不含税）；每月进项最多按第四高的月份计，未采集的月份从高计；新的、互开的和有买有卖的对手计入与不计入各算一次，取得分较低者':
    'Net purchases ÷ net sales of the last 24 months (without tax); a month of purchases counts at most as the fourth largest, months not collected count high; parties that are new, mutual or on both sides are counted once in and once out, and the lower points hold',
}

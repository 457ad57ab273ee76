import { dictionary } from '../../i18n/dictionary.ts'

/** Words of the findings of a graph by kind. */
export const findingWords = dictionary(
  {
    noteSUPPLY: '按已有数据得出的疑似情形，请结合发票核实。点选一条，在图中与列表中突出显示。',
    noteGUARANTEE:
      '按已有数据得出的疑似情形，请结合担保合同核实。点选一条，在图中与列表中突出显示。',
    noteHELD:
      '按已有数据得出的疑似情形，请结合登记与股权资料核实。点选一条，在图中与列表中突出显示。',
    kindOf: '{kind}（{n}条）',
    kindCIRCLE: '供应闭环',
    kindCAROUSEL: '疑似循环开票',
    kindHUB: '枢纽企业',
    kindBROKEN: '断链',
    kindDEPENDENCE: '过度依赖',
    kindGUARANTEE_CIRCLE: '担保圈',
    kindCOMMON_CONTROL: '同一控制',
    moreFindings: '更多（还有{n}条）',
    fewerFindings: '收起',
    noFindingsNote: '仅就上面列出的已采集数据而言。',
    showAll: '取消突出显示',
  },
  {
    noteSUPPLY:
      'Suspected patterns of the data held: check them by their invoices. Choose one to set it apart in the graph and in the lists.',
    noteGUARANTEE:
      'Suspected patterns of the data held: check them by the contracts of guarantee. Choose one to set it apart in the graph and in the lists.',
    noteHELD:
      'Suspected patterns of the data held: check them by the registry and the documents on ownership. Choose one to set it apart in the graph and in the lists.',
    kindOf: '{kind} ({n})',
    kindCIRCLE: 'Circles of supply',
    kindCAROUSEL: 'Likely circular invoicing',
    kindHUB: 'Hubs',
    kindBROKEN: 'Broken chains',
    kindDEPENDENCE: 'Heavy dependence',
    kindGUARANTEE_CIRCLE: 'Circles of guarantees',
    kindCOMMON_CONTROL: 'Common control',
    moreFindings: 'More ({n} left)',
    fewerFindings: 'Fewer',
    noFindingsNote: 'As far as the data collected above tell.',
    showAll: 'Set nothing apart',
  },
)

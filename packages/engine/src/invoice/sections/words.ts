/** How the parties of a direction and what passes between are called. */
export const WORDS = {
  OUT: { party: '客户', amount: '销售额', side: '销项', deal: '销售' },
  IN: { party: '供应商', amount: '采购额', side: '进项', deal: '采购' },
} as const

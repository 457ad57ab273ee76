import { words } from '@xinjian/format/say/words'

/** What a trial of the public site finds. */
export const SAMPLE_SAYS = words({
  N: ['查验一致，发票状态：正常', 'Consistent: the invoice is valid'],
  Y: ['查验一致，但发票已作废', 'Consistent, but the invoice is void'],
  H: ['查验一致，但发票已红冲', 'Consistent, but the invoice is reversed'],
  7: ['查验一致，但发票已部分红冲', 'Consistent, but the invoice is partly reversed'],
  8: ['查验一致，但发票已全额红冲', 'Consistent, but the invoice is wholly reversed'],
  consistent: ['查验一致', 'Consistent'],
  noSamples: ['此环境没有示例发票', 'There are no sample invoices here'],
})

import { words } from '@xinjian/format/say/words'

/** What is refused of authorisations and of their papers. */
export const CONSENT_SAYS = words({
  enterpriseWithdrewAuthorisationData: [
    '企业已撤回授权，数据已封存',
    'The enterprise withdrew its authorisation: its data are sealed',
  ],
  recordAuthorisationFailsCheck: [
    '授权书记录校验未通过，不能打印，请联系客服',
    'The record of the authorisation fails its check and cannot be printed: contact us',
  ],
  pdfFailed: [
    'PDF 暂时无法生成，请稍后重试（{why:text}）',
    'The PDF cannot be made just now: try again later ({why})',
  ],
  authorisationNotFound: ['未找到该授权书', 'This authorisation was not found'],
  newerAuthorisationReplaced: [
    '该授权书已被新的授权书取代',
    'A newer authorisation has replaced this one',
  ],
  signContract: ['请阅读并签署《{title:text}》', 'Read and sign “{title}”'],
  tick: ['请勾选：{text:text}', 'Tick: {text}'],
})

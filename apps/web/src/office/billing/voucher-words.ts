import { dictionary } from '../../i18n/dictionary.ts'

/** Words of what is entered into an account. */
export const words = dictionary(
  { kind: '类型', amount: '金额（元）', about: '凭据', note: '说明' },
  { kind: 'Kind', amount: 'Amount (yuan)', about: 'Reference', note: 'Note' },
)

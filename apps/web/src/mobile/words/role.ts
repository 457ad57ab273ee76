import { dictionary } from '../../i18n/dictionary.ts'

/** Which of several firms and roles. */
export const role = dictionary(
  {
    roleTitle: '请选择企业与身份',
    roleNote: '该账号关联多家企业，请选择授权的这一家。',
    roleMatch: '授权企业',
  },
  {
    roleTitle: 'Enterprise and role',
    roleNote: 'This account belongs to several firms. Choose the one of the consent.',
    roleMatch: 'of the consent',
  },
)

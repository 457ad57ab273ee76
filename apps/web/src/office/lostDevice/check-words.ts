import { dictionary } from '../../i18n/dictionary.ts'

/** What was checked of somebody, as it is named. */
export const checkWords = dictionary(
  {
    LICENCE: '营业执照与法定代表人身份证件',
    SEALED_LETTER: '加盖公章的书面申请',
    VIDEO: '视频核对本人与身份证件',
    CALL_BACK: '回拨机构登记的电话',
    IN_PERSON: '当面核对',
  },
  {
    LICENCE: 'Business licence and the legal representative’s identity card',
    SEALED_LETTER: 'A request under the company’s seal',
    VIDEO: 'A video call, beside the identity card',
    CALL_BACK: 'A call to the company’s registered number',
    IN_PERSON: 'In person',
  },
)

import { dictionary } from '../../i18n/dictionary.ts'
import { en } from './words/en.ts'
import { zh } from './words/zh.ts'

/** Words of credit lines and loans. */
export const words = dictionary(zh, en)

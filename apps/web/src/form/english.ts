/** What the rules of the contract's forms say, in English; loaded for who reads it. */
import { CONTRACT_WORDS } from '@xinjian/contract/words'
import { readerOf } from '@xinjian/format/say/read'

const CHINESE = /[\u3400-\u9fff]/
const read = readerOf(CONTRACT_WORDS)
const said = (zh: string): string | null => (CHINESE.test(zh) ? read(zh, said) : zh)

/** A sentence of the contract; as it is where no table has it. */
export const inEnglish = (zh: string): string => said(zh) ?? zh

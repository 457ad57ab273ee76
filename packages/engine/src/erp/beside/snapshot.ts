import { jsonSnapshot } from '../../kit/facts/json-snapshot.ts'
import type { ErpFacts } from '../facts.ts'

export const { encode: encodeFacts, decode: decodeFacts } = jsonSnapshot<ErpFacts>('XJE1')

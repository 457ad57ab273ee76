import { jsonSnapshot } from '../kit/facts/json-snapshot.ts'
import type { ErpItemFacts } from './facts.ts'

export const { encode: encodeFacts, decode: decodeFacts } = jsonSnapshot<ErpItemFacts>('XJI1')

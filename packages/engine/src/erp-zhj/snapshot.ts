import { jsonSnapshot } from '../kit/facts/json-snapshot.ts'
import type { ErpZhjFacts } from './facts.ts'

export const { encode: encodeFacts, decode: decodeFacts } = jsonSnapshot<ErpZhjFacts>('XJZ1')

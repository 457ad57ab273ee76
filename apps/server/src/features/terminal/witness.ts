/**
 * Who stands by as witness, told from who signs. A person may have two mobiles, but one ID number: of the witness's an HMAC alone is kept,
 * whoever signs lays the card on the reader.
 */
import { createHmac } from 'node:crypto'
import type { Secret } from '../../security/secret.ts'

/** Of an ID number, in the company whose witness it is: the same person of two companies has two keys. Hex. */
export type WitnessKey = (companyId: number, idNo: string) => string

export function createWitnessKey(secret: Secret): WitnessKey {
  const key = secret.lasting('terminal-witness')
  return (companyId, idNo) => createHmac('sha256', key).update(`${companyId}/${idNo}`).digest('hex')
}

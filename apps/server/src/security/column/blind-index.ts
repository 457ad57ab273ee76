/**
 * What a sealed column is found by: an HMAC of its value beside it, or in its place, by a key that stays when the secret key is turned (docs/decisions/0265). Equal
 * values of one column have equal ones, so that they are found whole and in no other way; of another column they are others.
 */
import { createHmac } from 'node:crypto'
import { CLEANERS } from '@xinjian/contract/form-rules'
import type { Secret } from '../secret.ts'
import type { HashedName, SealedName } from './pairs.ts'

/** 16 bytes. A number of a telephone is taken as it is written in the forms, with blanks, dashes and +86 or without; an address of mail in whichever case. */
export type BlindIndex = (column: SealedName | HashedName, plain: string) => Buffer

const BYTES = 16

const plainOf = (column: string, text: string): string =>
  column.endsWith('.email') ? CLEANERS.trim(text).toLowerCase() : CLEANERS.mobile(text)

export function createBlindIndex(secret: Secret): BlindIndex {
  const key = secret.lasting('blind-index')
  return (column, plain) =>
    createHmac('sha256', key)
      .update(`${column}/${plainOf(column, plain.normalize('NFKC'))}`)
      .digest()
      .subarray(0, BYTES)
}

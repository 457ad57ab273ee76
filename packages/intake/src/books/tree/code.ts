/** Code and name of an account, in cells of their own or in one. */
import type { BookRow } from '../table.ts'

/** `1002 银行存款`: code and name in one cell. */
const WITH_NAME = /^(\d[\d.-]*\d)\.?[\s_\-/.]*([^\d\s._/-].*)$/

const accountOf = (row: BookRow): string | null => row.text('account')?.normalize('NFKC') ?? null

export function codeOf(row: BookRow): string | null {
  const account = accountOf(row)
  return account && (WITH_NAME.exec(account)?.[1] ?? account.replace(/\.$/, '').replace(/\s+/g, ''))
}

export const accountNameOf = (row: BookRow): string | null =>
  row.text('accountName') ?? WITH_NAME.exec(accountOf(row) ?? '')?.[2] ?? null

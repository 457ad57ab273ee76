/** Words of the chapters on financial statements that the kit and the chart of accounts say: periods and accounts. */
import { ACCOUNT_NAMES } from './account-names.ts'

export const FINANCE_NAMES: Readonly<Record<string, string>> = {
  ...ACCOUNT_NAMES,
}

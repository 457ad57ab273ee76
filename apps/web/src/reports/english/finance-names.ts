/** Words of the chapters on financial statements that the kit and the chart of accounts say: periods and accounts. */
import { ACCOUNT_NAMES } from './account-names.ts'

export const FINANCE_NAMES: Readonly<Record<string, string>> = {
  ...ACCOUNT_NAMES,
  最近一期报表: 'last statement',
  最近年度报表: 'last annual statement',
  上一年度报表: 'annual statement before',
  前两年度报表: 'annual statement two years before',
}

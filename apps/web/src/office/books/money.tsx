import { money } from '../../reports/format/number.ts'
import textStyles from '../../ui/styles/text.module.css'

/** An amount in yuan; what the books do not say is `--`, never 0. */
export const amount = (yuan: number | null): string => (yuan === null ? '--' : money(yuan))

/** A column of amounts. */
export const moneyColumn = <K extends string>(key: K, title: string) => ({
  key,
  title,
  align: 'right' as const,
  render: (row: Record<K, number | null>) => (
    <span className={textStyles.num}>{amount(row[key])}</span>
  ),
})

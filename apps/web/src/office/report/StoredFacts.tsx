import type { EnterpriseRow } from '@xinjian/contract/nouns/enterprise'
import { useWords } from '../../i18n/dictionary.ts'
import { useLanguage } from '../../i18n/language.ts'
import { spanText } from '../../reports/format/window.ts'
import { cx } from '../../ui/cx.ts'
import textStyles from '../../ui/styles/text.module.css'
import { words } from './words.ts'

/** Invoices that are held of an enterprise, and their months. */
export function StoredFacts({ row }: { row: EnterpriseRow }) {
  const t = useWords(words)
  const language = useLanguage()
  return (
    <>
      {t('invoices', {
        out: row.salesInvoices.toLocaleString('en-US'),
        in: row.purchaseInvoices.toLocaleString('en-US'),
      })}{' '}
      <span className={cx(textStyles.num, textStyles.nowrap)}>
        · {spanText(row.firstMonth ?? '--', row.lastMonth ?? '--', language)}
      </span>
    </>
  )
}

import { useQuery } from '@tanstack/react-query'
import { type HeldInvoice, receivable } from '@xinjian/contract/nouns/finance/receivable'
import type { Seat } from '@xinjian/contract/nouns/finance/scf'
import { Link } from 'react-router'
import { query } from '../../api/query.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { paths } from '../../paths.ts'
import layout from '../../ui/styles/layout.module.css'
import textStyles from '../../ui/styles/text.module.css'
import { yuan } from '../loan/fen.ts'
import styles from './whole.module.css'
import { words } from './words.ts'

interface Picking {
  picked: readonly HeldInvoice[]
  onPick: (picked: readonly HeldInvoice[]) => void
}

/** Verified invoices that a receivable may stand on, to choose among. */
export function Invoices(props: Picking & { seat: Seat | null; relationNo: string }) {
  const { seat, relationNo, picked, onPick } = props
  const own = useQuery({
    ...query(receivable.scfPartyInvoices, { seat: seat as Seat }),
    enabled: seat !== null,
  })
  const held = useQuery({
    ...query(receivable.scfInvoices, { relationNo }),
    enabled: seat === null,
  })
  return <InvoicePicks of={(seat ? own : held).data} {...{ picked, onPick }} />
}

/** Some of these; nothing until they have come. */
export function InvoicePicks(props: Picking & { of: readonly HeldInvoice[] | undefined }) {
  const { of: found, picked, onPick } = props
  const t = useWords(words)
  if (!found) return null
  if (found.length === 0)
    return (
      <p className={textStyles.muted}>
        {t('noInvoices')} <Link to={paths.verifyInvoice()}>{t('toVerify')}</Link>
      </p>
    )
  const sum = picked.reduce((total, { totalFen }) => total + totalFen, 0)
  return (
    <fieldset className={styles.picks}>
      <legend>
        {t('invoices')} <small className={textStyles.muted}>{t('invoicesHint')}</small>
      </legend>
      <ul className={layout.stack3}>
        {found.map((one) => (
          <li key={one.key}>
            <label>
              <input
                type="checkbox"
                checked={picked.some(({ key }) => key === one.key)}
                onChange={({ target }) =>
                  onPick(
                    target.checked ? [...picked, one] : picked.filter(({ key }) => key !== one.key),
                  )
                }
              />{' '}
              <span className={textStyles.num}>
                {one.number} · {one.issueDay} · {yuan(one.totalFen)}
              </span>
            </label>
          </li>
        ))}
      </ul>
      <p role="status">{t('chosen', { n: picked.length, sum: yuan(sum) })}</p>
    </fieldset>
  )
}

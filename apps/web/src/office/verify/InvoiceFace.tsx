import type { VerifyFace, VerifyRecord } from '@xinjian/contract/nouns/verify'
import { groupDigits } from '@xinjian/format'
import type { InvalidMark } from '@xinjian/format/verify/result'
import { cx } from '../../ui/cx.ts'
import textStyles from '../../ui/styles/text.module.css'
import styles from './face.module.css'
import { useVerifyWords } from './useVerifyWords.ts'

const money = (text: string) => (/^-?\d+(\.\d+)?$/.test(text) ? groupDigits(text) : text)

/** The invoice as its paper stands, stamped where it is no longer valid as printed. */
export function InvoiceFace(props: {
  record: VerifyRecord
  face: VerifyFace
  mark: InvalidMark | null
}) {
  const { record, face, mark } = props
  const { t, kind } = useVerifyWords()
  return (
    <article className={styles.face} data-part="invoiceFace" aria-label={kind(record.kind, record)}>
      <header>
        <h3>{kind(record.kind, record)}</h3>
        {mark && (
          <span className={styles.stamp} data-part="stamp">
            {t(mark)}
          </span>
        )}
        <dl>
          <Line name={t('invoiceCode')} value={record.invoiceCode} />
          <Line name={t('invoiceNumber')} value={record.invoiceNumber} />
          <Line name={t('issueDate')} value={record.issueDate} />
          <Line name={t('fullCheckCode')} value={face.checkCode} />
          <Line name={t('machineNo')} value={face.machineNo} />
        </dl>
      </header>
      <div className={styles.parties}>
        <section aria-label={t('buyer')}>
          <h4>{t('buyer')}</h4>
          <dl>
            <Line name={t('name')} value={face.buyerName} />
            <Line name={t('taxNo')} value={face.buyerTaxNo} />
            <Line name={t('contact')} value={face.buyerContact} />
            <Line name={t('bank')} value={face.buyerBank} />
          </dl>
        </section>
        <section aria-label={t('seller')}>
          <h4>{t('seller')}</h4>
          <dl>
            <Line name={t('name')} value={face.sellerName} />
            <Line name={t('taxNo')} value={face.sellerTaxNo} />
            <Line name={t('contact')} value={face.sellerContact} />
            <Line name={t('bank')} value={face.sellerBank} />
          </dl>
        </section>
      </div>
      <Items face={face} />
      <dl className={styles.sums}>
        <Line name={t('amount')} value={money(face.amountExclTax)} />
        <Line name={t('tax')} value={money(face.taxAmount)} />
        <Line name={t('total')} value={`¥${money(face.totalAmount)}`} strong />
      </dl>
      <dl className={styles.foot}>
        <Line name={t('remark')} value={face.remark} />
        <Line name={t('drawer')} value={face.drawer} />
      </dl>
    </article>
  )
}

function Items({ face }: { face: VerifyFace }) {
  const { t } = useVerifyWords()
  if (face.items.length === 0) return <p className={styles.none}>{t('noItems')}</p>
  return (
    <div className={styles.scroll}>
      <table>
        <thead>
          <tr>
            <th>{t('item')}</th>
            <th>{t('spec')}</th>
            <th>{t('unit')}</th>
            <th className={styles.right}>{t('quantity')}</th>
            <th className={styles.right}>{t('unitPrice')}</th>
            <th className={styles.right}>{t('amount')}</th>
            <th className={styles.right}>{t('taxRate')}</th>
            <th className={styles.right}>{t('tax')}</th>
          </tr>
        </thead>
        <tbody>
          {face.items.map((item, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no name of their own and never move.
            <tr key={at}>
              <td>{item.name}</td>
              <td>{item.spec}</td>
              <td>{item.unit}</td>
              <td className={cx(styles.right, textStyles.num)}>{item.quantity}</td>
              <td className={cx(styles.right, textStyles.num)}>{item.price}</td>
              <td className={cx(styles.right, textStyles.num)}>{money(item.amount)}</td>
              <td className={cx(styles.right, textStyles.num)}>{item.taxRate}</td>
              <td className={cx(styles.right, textStyles.num)}>{money(item.tax)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Line({ name, value, strong }: { name: string; value: string; strong?: boolean }) {
  if (value === '' || value === '¥') return null
  return (
    <div>
      <dt className={textStyles.muted}>{name}</dt>
      <dd className={cx(textStyles.num, strong && styles.strong)}>{value}</dd>
    </div>
  )
}

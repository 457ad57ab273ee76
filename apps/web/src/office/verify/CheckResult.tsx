import type { VerifyRecord } from '@xinjian/contract/nouns/verify'
import { beijingDay, whyNotAgain } from '@xinjian/format/verify/beforehand'
import { formOfTyped, type TypedInvoice } from '@xinjian/format/verify/typed'
import { instant } from '../../reports/format/instant.ts'
import { useMay } from '../../shell/may.ts'
import { Card } from '../../ui/Card.tsx'
import { Icon } from '../../ui/Icon.tsx'
import textStyles from '../../ui/styles/text.module.css'
import { yuan } from '../billing/yuan.ts'
import { AgainButton } from './AgainButton.tsx'
import { InvoiceFace } from './InvoiceFace.tsx'
import { ResultTag } from './ResultTag.tsx'
import { useVerifyWords } from './useVerifyWords.ts'
import styles from './verify.module.css'

const MARK_NOTES = { Y: 'markY', H: 'markH', '7': 'mark7', '8': 'mark8' } as const

/** The amount that was compared, by its name. */
function amountOf(record: VerifyRecord) {
  const form = formOfTyped(record)
  return (form !== null && form !== 'UNSUPPORTED' && form.amountMeant) || 'amount'
}

/** What the platform said, when, what it cost, and the invoice itself. */
export function CheckResult(props: {
  record: VerifyRecord
  onAgain: (typed: TypedInvoice) => Promise<unknown>
}) {
  const { record } = props
  const { t, kind, fault } = useVerifyWords()
  const may = useMay('verify.check')
  const mark = record.invalidMark && record.invalidMark !== 'N' ? record.invalidMark : null
  const said =
    record.result === 'CONSISTENT' && !record.invalidMark ? t('markUnknown') : record.note
  const notAgain = whyNotAgain(record, record.result, beijingDay(Date.now()))
  const why = notAgain && notAgain.result !== record.result && fault(notAgain.why)
  return (
    <Card
      title={
        <span className={styles.head}>
          {t('result')} <ResultTag of={record} />
        </span>
      }
      extra={
        may &&
        !notAgain && (
          <AgainButton size="sm" onAgain={() => props.onAgain(record)}>
            {t('again')}
          </AgainButton>
        )
      }
    >
      {mark && (
        <p className={styles.mark} role="alert">
          <Icon name="warning" size={16} />
          <span>{t(MARK_NOTES[mark])}</span>
        </p>
      )}
      {said && <p className={styles.said}>{said}</p>}
      {record.redOf && <p className={styles.said}>{t('redSaid', { number: record.redOf })}</p>}
      {why && <p className={styles.said}>{why}</p>}
      {record.earlier && (
        <p className={styles.said}>
          {t('earlier', {
            at: instant(record.earlier.at).slice(0, 16),
            who: record.earlier.madeBy,
          })}
        </p>
      )}
      <dl className={styles.facts}>
        <Fact name={t('verifiedAt')} value={record.verifiedAt && instant(record.verifiedAt)} />
        <Fact name={t('asked')} value={instant(record.askedAt)} />
        <Fact name={t('madeBy')} value={record.madeBy} />
        <Fact
          name={t('charged')}
          value={record.kept ? t('fromKept') : record.charged ? yuan(record.charged) : t('free')}
        />
        <Fact name={t('no')} value={record.no} />
      </dl>
      {record.face ? (
        <InvoiceFace record={record} face={record.face} mark={mark} />
      ) : (
        <dl className={styles.facts}>
          <Fact name={t('invoiceKind')} value={kind(record.kind, record)} />
          <Fact name={t('invoiceCode')} value={record.invoiceCode} />
          <Fact name={t('invoiceNumber')} value={record.invoiceNumber} />
          <Fact name={t('issueDate')} value={record.issueDate} />
          <Fact name={t(amountOf(record))} value={record.amount} />
          <Fact name={t('checkCode')} value={record.checkCode} />
        </dl>
      )}
    </Card>
  )
}

function Fact({ name, value }: { name: string; value: string | null }) {
  if (!value) return null
  return (
    <div>
      <dt className={textStyles.muted}>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}

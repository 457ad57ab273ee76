import { useQuery } from '@tanstack/react-query'
import type { DataOf } from '@xinjian/contract/endpoint'
import { metering } from '@xinjian/contract/nouns/metering'
import type { ReactNode } from 'react'
import { messageOf } from '../../api/errors.ts'
import { query } from '../../api/query.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { instant } from '../../reports/format/instant.ts'
import { cx } from '../../ui/cx.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { Failed, Skeleton } from '../../ui/States.tsx'
import layout from '../../ui/styles/layout.module.css'
import textStyles from '../../ui/styles/text.module.css'
import { Table } from '../../ui/table/Table.tsx'
import { entryWords } from '../billing/words.ts'
import { yuan } from '../billing/yuan.ts'
import { GoLink } from '../common/GoLink.tsx'
import styles from '../common/office-pages.module.css'
import { useProductName } from '../product/product-name.ts'
import { ChargeTag } from './ChargeTag.tsx'
import { reportOf } from './usage-link.ts'
import { words } from './usage-words.ts'

type Detail = DataOf<typeof metering.usageDetail>

/** Why a query came to what it came to: the rule and the price that were agreed, and the entries of the account. */
export function ChargeDrawer({ no, onClose }: { no: string | null; onClose: () => void }) {
  const t = useWords(words)
  const found = useQuery({
    ...query(metering.usageDetail, { no: no ?? '' }),
    enabled: no !== null,
    retry: false,
  })
  const to = found.data && reportOf(found.data.row)
  return (
    <Dialog
      open={no !== null}
      title={t('whyTitle')}
      side="right"
      onClose={onClose}
      {...(to && { footer: <GoLink to={to}>{t('openReport')}</GoLink> })}
    >
      {found.error ? (
        <Failed message={messageOf(found.error)} onRetry={() => void found.refetch()} />
      ) : found.data ? (
        <Charge detail={found.data} />
      ) : (
        <Skeleton lines={6} />
      )}
    </Dialog>
  )
}

function Charge({ detail: { row, validDays, bought, entries } }: { detail: Detail }) {
  const t = useWords(words)
  const te = useWords(entryWords)
  const nameOf = useProductName()
  const facts: [label: string, value: ReactNode][] = [
    [t('no'), row.no],
    [t('enterprise'), `${row.enterpriseName}（${row.taxNo}）`],
    [t('product'), nameOf(row)],
    [t('verdict'), <ChargeTag key="v" charge={{ ...row, amount: row.amount }} />],
    [t('rule'), t(`rule${row.chargeRule}`)],
    [t('promised'), yuan(row.unitPrice)],
    [t('validity'), validDays > 0 ? t('validityOf', { n: validDays }) : t('noValidity')],
    ...(bought
      ? [
          [
            t('boughtBy'),
            t('boughtAt', { no: bought.no, at: instant(bought.settledAt).slice(0, 16) }),
          ] as [string, string],
        ]
      : []),
    [t('at'), `${instant(row.at)} · ${row.madeBy}`],
    ...(row.auto ? [[t('how'), t('autoNote')] as [string, string]] : []),
    [t('settled'), row.settledAt ? instant(row.settledAt) : t('unsettled')],
    ...(row.reversedNote
      ? [[t('REVERSED'), t('given', { note: row.reversedNote })] as [string, string]]
      : []),
  ]
  return (
    <div className={styles.stack}>
      <dl className={cx(layout.stack3, styles.facts)}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className={textStyles.num}>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={textStyles.muted}>{t('ruleNote')}</p>
      <h3>{t('entries')}</h3>
      {entries.length === 0 ? (
        <p className={textStyles.muted}>{t('noEntries')}</p>
      ) : (
        <Table
          caption={t('entries')}
          rows={entries}
          rowKey={({ id }) => id}
          columns={[
            { key: 'id', title: t('entries'), render: ({ id }) => t('entryNo', { id }) },
            { key: 'kind', title: t('why'), render: ({ kind }) => te(kind) },
            {
              key: 'amount',
              title: t('amount'),
              align: 'right',
              render: ({ amount }) => <span className={textStyles.num}>{yuan(amount)}</span>,
            },
            {
              key: 'at',
              title: t('at'),
              render: ({ at }) => <span className={textStyles.num}>{instant(at)}</span>,
            },
          ]}
        />
      )}
    </div>
  )
}

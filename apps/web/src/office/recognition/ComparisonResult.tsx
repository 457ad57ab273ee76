import type { Comparison } from '@xinjian/contract/nouns/verify/recognition'
import { Card } from '../../ui/Card.tsx'
import { Empty } from '../../ui/States.tsx'
import textStyles from '../../ui/styles/text.module.css'
import { Tag } from '../../ui/Tag.tsx'
import { type Column, Table } from '../../ui/table/Table.tsx'
import styles from './recognition.module.css'
import { percent, useNames } from './useNames.ts'

type Pair = Comparison['pairs'][number]
type FieldPair = Pair['fields'][number]

const COLOURS = {
  AGREE: 'green',
  DIFFER: 'red',
  OWN_ONLY: 'yellow',
  VENDOR_ONLY: 'yellow',
} as const

/** Both readings side by side, each voucher a table, with how sure each was and how long it took. */
export function ComparisonResult({ of }: { of: Comparison }) {
  const { t, kind, field, source } = useNames()
  const sides = [
    { name: t('own'), ...of.own },
    { name: source(of.vendor), ...of.theirs },
  ]
  const read = (key: 'own' | 'theirs', title: string): Column<FieldPair> => ({
    key,
    title,
    value: (row) => row[key]?.value ?? '',
    render: (row) =>
      row[key] && (
        <span>
          {row[key].value}{' '}
          {row[key].confidence !== null && (
            <small className={textStyles.muted}>{percent(row[key].confidence)}</small>
          )}
        </span>
      ),
  })
  const count = (pair: Pair, verdict: FieldPair['verdict']) =>
    pair.fields.filter((one) => one.verdict === verdict).length
  return (
    <>
      <Card title={t('result')}>
        <ul className={styles.sides}>
          {sides.map(({ name, ms, error }) => (
            <li key={name}>
              {error ? t('failed', { name, why: error }) : t('took', { name, ms })}
            </li>
          ))}
          {sides
            .filter(({ unread }) => unread.length > 0)
            .map(({ name, unread }) => (
              <li key={name}>{t('unread', { name, list: unread.join('、') })}</li>
            ))}
          {!of.statesConfidence && <li>{t('unstated', { name: source(of.vendor) })}</li>}
        </ul>
        {of.pairs.length === 0 && <Empty icon="file" title={t('nothingRead')} />}
      </Card>
      {of.pairs.map((pair, i) => (
        <Card
          // biome-ignore lint/suspicious/noArrayIndexKey: vouchers of a picture have no other name, and never move.
          key={i}
          flush
          title={`${t('voucher', { n: i + 1 })} · ${[...new Set([pair.ownKind, pair.theirKind])]
            .flatMap((one) => (one ? [kind(one)] : []))
            .join(' / ')}`}
          extra={
            <span className={textStyles.muted}>
              {t('summary', {
                agree: count(pair, 'AGREE'),
                differ: count(pair, 'DIFFER'),
                own: count(pair, 'OWN_ONLY'),
                theirs: count(pair, 'VENDOR_ONLY'),
              })}
            </span>
          }
        >
          <Table
            caption={t('voucher', { n: i + 1 })}
            rows={pair.fields}
            rowKey={(row) => row.name}
            columns={[
              { key: 'name', title: t('field'), value: (row) => field(row.name) },
              read('own', t('own')),
              read('theirs', source(of.vendor)),
              {
                key: 'verdict',
                title: t('verdict'),
                value: (row) => t(row.verdict),
                render: (row) => <Tag colour={COLOURS[row.verdict]}>{t(row.verdict)}</Tag>,
              },
            ]}
          />
        </Card>
      ))}
    </>
  )
}

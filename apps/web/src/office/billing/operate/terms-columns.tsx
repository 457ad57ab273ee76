import { useQueryClient } from '@tanstack/react-query'
import { product, type TermsRow } from '@xinjian/contract/nouns/product'
import { call } from '../../../api/client.ts'
import { keyOf } from '../../../api/query.ts'
import { useWords } from '../../../i18n/dictionary.ts'
import { instant } from '../../../reports/format/instant.ts'
import { cx } from '../../../ui/cx.ts'
import textStyles from '../../../ui/styles/text.module.css'
import { Tag } from '../../../ui/Tag.tsx'
import type { Column } from '../../../ui/table/column.ts'
import cells from '../../common/cells.module.css'
import { words as productWords } from '../../product/words.ts'
import { yuan } from '../yuan.ts'
import { DecideButtons } from './DecideButtons.tsx'
import { voucherWords, words } from './words.ts'

export function useTermsColumns(nameOf: (code: string) => string): Column<TermsRow>[] {
  const t = useWords(words)
  const tp = useWords(productWords)
  const tv = useWords(voucherWords)
  const client = useQueryClient()
  const decide = async (row: TermsRow, answer: { approve: boolean; note: string }) => {
    const of = { product: row.product, version: row.version, ...answer }
    await call(product.operateTermsDecide, of, { silent: true })
    await client.invalidateQueries({ queryKey: keyOf(product.operateTerms) })
  }
  return [
    {
      key: 'product',
      title: t('product'),
      render: (row) => (
        <span className={cells.two}>
          {nameOf(row.product)}
          <small className={textStyles.muted}>
            {t('version')} {row.version}
          </small>
        </span>
      ),
    },
    {
      key: 'price',
      title: t('price'),
      value: (row) => row.tiers[0]?.price,
      render: (row) => (
        <span className={cx(cells.two, textStyles.num)}>
          {yuan(row.tiers[0]?.price ?? 0)}
          {row.tiers.slice(1).map(({ nth, price }) => (
            <small key={nth} className={textStyles.muted}>
              {t('fromN', { n: nth, price: yuan(price) })}
            </small>
          ))}
        </span>
      ),
    },
    { key: 'chargeRule', title: t('rule'), render: (row) => tp(row.chargeRule) },
    { key: 'validDays', title: t('validity'), align: 'right' },
    { key: 'onSale', title: t('onSale'), render: (row) => t(row.onSale ? 'yes' : 'no') },
    { key: 'review', title: t('review'), render: (row) => t(row.review ? 'yes' : 'no') },
    {
      key: 'askedBy',
      title: t('askedBy'),
      render: (row) => (
        <span className={cells.two}>
          {row.askedBy}
          <small className={textStyles.muted}>
            {instant(row.askedAt).slice(0, 16)} · {row.note}
          </small>
        </span>
      ),
    },
    {
      key: 'status',
      title: t('status'),
      render: (row) =>
        row.status === 'ASKED' ? (
          <DecideButtons
            own={row.own}
            title={`${t('decideTitle')} · ${nameOf(row.product)}`}
            onDecide={(answer) => decide(row, answer)}
          />
        ) : (
          <Tag colour={row.status === 'IN_FORCE' ? 'green' : 'grey'}>
            {row.status === 'REFUSED' ? tv(row.status) : t(row.status)}
          </Tag>
        ),
    },
  ]
}

import type { ChannelRow } from '@xinjian/contract/nouns/channel'
import { useWords } from '../../i18n/dictionary.ts'
import textStyles from '../../ui/styles/text.module.css'
import { Tag } from '../../ui/Tag.tsx'
import type { Column } from '../../ui/table/column.ts'
import styles from './channel.module.css'
import { words } from './words.ts'

export function useChannelColumns(): Column<ChannelRow>[] {
  const t = useWords(words)
  return [
    {
      key: 'name',
      title: t('name'),
      render: (row) => (
        <span className={styles.named}>
          {row.logo ? (
            <img src={row.logo} alt="" width={24} height={24} />
          ) : (
            <i style={{ background: row.color }} />
          )}
          <span>
            <b>{row.name}</b>
            <small className={textStyles.muted}>{row.code}</small>
          </span>
        </span>
      ),
    },
    { key: 'title', title: t('pageTitle') },
    {
      key: 'color',
      title: t('color'),
      render: (row) => (
        <span className={styles.colour}>
          <i style={{ background: row.color }} />
          <code>{row.color}</code>
        </span>
      ),
    },
    {
      key: 'products',
      title: t('products'),
      value: (row) => row.products?.length ?? 0,
      render: (row) =>
        row.products ? t('nProducts', { n: row.products.length }) : t('allProducts'),
    },
    {
      key: 'ipAllow',
      title: t('addresses'),
      value: (row) => row.ipAllow.join(' '),
      render: (row) =>
        row.ipAllow.length > 0 ? t('nAddresses', { n: row.ipAllow.length }) : t('anywhere'),
    },
    {
      key: 'keys',
      title: t('keys'),
      align: 'right',
      render: (row) => <span className={textStyles.num}>{row.keys}</span>,
    },
    {
      key: 'stoppedAt',
      title: t('state'),
      value: (row) => t(row.stoppedAt ? 'stopped' : 'on'),
      render: (row) => (
        <Tag colour={row.stoppedAt ? 'grey' : 'green'}>{t(row.stoppedAt ? 'stopped' : 'on')}</Tag>
      ),
    },
  ]
}

import type { DataOf } from '@xinjian/contract/endpoint'
import type { channel } from '@xinjian/contract/nouns/channel'
import { useWords } from '../../../i18n/dictionary.ts'
import { Button } from '../../../ui/Button.tsx'
import textStyles from '../../../ui/styles/text.module.css'
import { Tag } from '../../../ui/Tag.tsx'
import type { Column } from '../../../ui/table/column.ts'
import { words } from './words.ts'

export type OperateChannel = DataOf<typeof channel.operateChannels>[number]

export function useOperateColumns(onStop: (row: OperateChannel) => void): Column<OperateChannel>[] {
  const t = useWords(words)
  return [
    {
      key: 'name',
      title: t('name'),
      render: (row) => (
        <span>
          {row.name} <small className={textStyles.muted}>{row.code}</small>
        </span>
      ),
    },
    { key: 'title', title: t('pageTitle') },
    {
      key: 'ipAllow',
      title: t('addresses'),
      value: (row) => row.ipAllow.join(' '),
      render: (row) => row.ipAllow.join('、') || t('anywhere'),
    },
    {
      key: 'keys',
      title: t('keys'),
      value: (row) => row.keys.map(({ prefix }) => prefix).join(' '),
      render: (row) =>
        row.keys.length === 0
          ? t('noKeys')
          : row.keys.map((key) => (
              <div key={key.id}>
                {key.name} <code>{key.prefix}…</code>
              </div>
            )),
    },
    {
      key: 'stoppedAt',
      title: t('state'),
      value: (row) => t(row.stoppedAt ? 'stopped' : 'on'),
      render: (row) => (
        <Tag colour={row.stoppedAt ? 'grey' : 'green'}>{t(row.stoppedAt ? 'stopped' : 'on')}</Tag>
      ),
    },
    {
      key: 'do',
      title: '',
      name: '',
      value: () => null,
      align: 'right',
      render: (row) => (
        <Button size="sm" onClick={() => onStop(row)}>
          {t(row.stoppedAt ? 'resume' : 'stop')}
        </Button>
      ),
    },
  ]
}

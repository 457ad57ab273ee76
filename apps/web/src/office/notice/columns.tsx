import { NOTICE_KINDS } from '@xinjian/contract/notice/kinds'
import { saidOf } from '@xinjian/contract/notice/said'
import type { NoticeRow } from '@xinjian/contract/nouns/notice'
import { useWords } from '../../i18n/dictionary.ts'
import { useLanguage } from '../../i18n/language.ts'
import { instant } from '../../reports/format/instant.ts'
import { cx } from '../../ui/cx.ts'
import textStyles from '../../ui/styles/text.module.css'
import { Tag } from '../../ui/Tag.tsx'
import type { Column } from '../../ui/table/column.ts'
import styles from './notice.module.css'
import { words } from './words.ts'

export function useNoticeColumns(): Column<NoticeRow>[] {
  const t = useWords(words)
  const language = useLanguage()
  return [
    {
      key: 'what',
      title: t('what'),
      value: (row) => saidOf(row.kind, row.params, language).text,
      render: (row) => {
        const { title, text } = saidOf(row.kind, row.params, language)
        return (
          <div className={styles.said} data-read={row.readAt !== null}>
            <b>{title}</b>
            <p>{text}</p>
          </div>
        )
      },
    },
    {
      key: 'group',
      title: t('group'),
      render: (row) => t(NOTICE_KINDS[row.kind].group),
    },
    {
      key: 'state',
      title: t('state'),
      render: (row) =>
        row.readAt ? <Tag>{t('READ')}</Tag> : <Tag colour="accent">{t('UNREAD')}</Tag>,
    },
    {
      key: 'at',
      title: t('at'),
      render: (row) => (
        <time className={cx(textStyles.num, textStyles.nowrap)} dateTime={row.at}>
          {instant(row.at).slice(0, 16)}
        </time>
      ),
    },
  ]
}

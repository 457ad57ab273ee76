import { saidOf } from '@xinjian/contract/notice/said'
import { type NoticeRow, notice } from '@xinjian/contract/nouns/notice'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { call } from '../../api/client.ts'
import { messageOf } from '../../api/errors.ts'
import { toastRefusal } from '../../api/refusal.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { useLanguage } from '../../i18n/language.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Segmented } from '../../ui/Segmented.tsx'
import { Empty, Failed, Skeleton } from '../../ui/States.tsx'
import { useStore } from '../../ui/store.ts'
import textStyles from '../../ui/styles/text.module.css'
import styles from './drawer.module.css'
import { markRead, unread } from './unread.ts'
import { words } from './words.ts'

const SHOWN = 20
const CHINA = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Shanghai',
  dateStyle: 'short',
  timeStyle: 'short',
})
type Which = 'all' | 'onlyUnread'

/** The latest notices; each leads to the page it speaks of, and is read then. */
export function Drawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useWords(words)
  const n = useStore(unread)
  const [which, setWhich] = useState<Which>('all')
  const [rows, setRows] = useState<readonly NoticeRow[] | Error | null>(null)
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another number of unread ones is another list; a try asks again.
  useEffect(() => {
    if (!open) return
    const stop = new AbortController()
    const state = which === 'onlyUnread' ? ({ state: 'UNREAD' } as const) : {}
    call(
      notice.noticeList,
      { ...state, page: 1, size: SHOWN },
      { silent: true, signal: stop.signal },
    )
      .then((found) => setRows(found.rows))
      .catch((error: Error) => stop.signal.aborted || setRows(error))
    return () => stop.abort()
  }, [open, which, n, tries])
  const readAll = () => void markRead().catch(toastRefusal)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('title')}
      side="right"
      footer={
        <nav className={styles.foot}>
          <Link to={paths.notices()} onClick={onClose}>
            {t('more')}
          </Link>
          <Link to={paths.noticeChoices()} onClick={onClose}>
            {t('choose')}
          </Link>
        </nav>
      }
    >
      <div className={styles.head}>
        <Segmented
          value={which}
          label={t('which')}
          options={(['all', 'onlyUnread'] as const).map((key) => ({ key, label: t(key) }))}
          onChange={setWhich}
        />
        <Button size="sm" variant="quiet" icon="check" disabled={!n} onClick={readAll}>
          {t('readAll')}
        </Button>
      </div>
      {rows instanceof Error ? (
        <Failed message={messageOf(rows)} onRetry={() => setTries(tries + 1)} />
      ) : rows === null ? (
        <Skeleton lines={8} />
      ) : rows.length === 0 ? (
        <Empty icon="bell" title={t(which === 'all' ? 'none' : 'noneUnread')} />
      ) : (
        <ul className={styles.list}>
          {rows.map((row) => (
            <li key={row.id}>
              <One row={row} onOpen={onClose} />
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  )
}

function One({ row, onOpen }: { row: NoticeRow; onOpen: () => void }) {
  const t = useWords(words)
  const { title, text } = saidOf(row.kind, row.params, useLanguage())
  const open = () => {
    if (!row.readAt) void markRead([row.id]).catch(() => undefined)
    onOpen()
  }
  return (
    <Link className={styles.one} to={row.link} data-read={row.readAt !== null} onClick={open}>
      {!row.readAt && <span className={styles.dot} role="img" aria-label={t('unread')} />}
      <b>{title}</b>
      <p>{text}</p>
      <time className={textStyles.mutedXs} dateTime={row.at}>
        {CHINA.format(new Date(row.at))}
      </time>
    </Link>
  )
}

import { type ColumnSetting, listView } from '@xinjian/contract/nouns/lists/listView'
import { useState } from 'react'
import { call } from '../../../api/client.ts'
import { toastRefusal } from '../../../api/refusal.ts'
import { useWords } from '../../../i18n/dictionary.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { OrderList } from '../../../ui/order/OrderList.tsx'
import textStyles from '../../../ui/styles/text.module.css'
import { type ListColumn, nameOf } from '../column.ts'
import { words } from '../view/dialog-words.ts'
import type { SavedViews } from '../view/useSavedViews.ts'
import { useViewsChanged } from '../view/useViewsChanged.ts'
import css from '../view/view.module.css'
import { ordered } from './arrange.ts'

/** Ticks and order of the columns, by pointer and by keyboard; kept on the server with the view, or else with its reader. */
export default function ColumnsDialog<R>(props: {
  saved: SavedViews
  columns: readonly ListColumn<R>[]
  onClose: () => void
}) {
  const { saved, columns, onClose } = props
  const t = useWords(words)
  const changed = useViewsChanged()
  const [rows, setRows] = useState(() =>
    ordered(columns, saved.columns).map(({ column, shown }) => ({
      key: column.key,
      name: nameOf(column),
      shown,
    })),
  )
  const [busy, setBusy] = useState(false)
  const ofView = saved.view?.columns ? saved.view : null
  const keys = (shown: boolean) => rows.filter((row) => row.shown === shown).map(({ key }) => key)
  const none = rows.every(({ shown }) => !shown)
  const keep = async (setting: ColumnSetting | null) => {
    setBusy(true)
    try {
      if (ofView) {
        const { id, name, query } = ofView
        await call(listView.listViewSave, { id, name, query, list: saved.of, columns: setting })
      } else
        await call(listView.listColumns, { list: saved.of, ...(setting && { columns: setting }) })
      await changed()
      onClose()
    } catch (error) {
      toastRefusal(error)
      setBusy(false)
    }
  }
  const move = (from: number, to: number) =>
    setRows((now) => {
      const next = now.filter((_, i) => i !== from)
      next.splice(to, 0, now[from]!)
      return next
    })
  return (
    <Dialog
      open
      title={t('columnsTitle')}
      width="460px"
      onClose={onClose}
      footer={
        <>
          <Button onClick={() => void keep(null)} disabled={busy}>
            {t('reset')}
          </Button>
          <Button
            variant="primary"
            busy={busy}
            disabled={none}
            onClick={() => void keep({ shown: keys(true), hidden: keys(false) })}
          >
            {t('apply')}
          </Button>
        </>
      }
    >
      <p className={textStyles.muted}>
        {t('columnsHint')}
        {ofView && t('ofView', { name: ofView.name })}
      </p>
      <OrderList
        label={t('columnsTitle')}
        items={rows}
        keyOf={(row) => row.key}
        nameOf={(row) => row.name}
        words={{
          up: (name) => t('up', { name }),
          down: (name) => t('down', { name }),
          moved: (name, n) => t('moved', { name, n }),
        }}
        onMove={move}
      >
        {(row) => (
          <label className={css.tick}>
            <input
              type="checkbox"
              checked={row.shown}
              onChange={({ target }) =>
                setRows((now) =>
                  now.map((one) => (one.key === row.key ? { ...one, shown: target.checked } : one)),
                )
              }
            />
            {row.name}
          </label>
        )}
      </OrderList>
      {none && <p role="alert">{t('one')}</p>}
    </Dialog>
  )
}

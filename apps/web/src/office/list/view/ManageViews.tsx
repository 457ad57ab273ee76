import { type ListViewRow, listView } from '@xinjian/contract/nouns/lists/listView'
import { useState } from 'react'
import { call } from '../../../api/client.ts'
import { toastRefusal } from '../../../api/refusal.ts'
import { useWords } from '../../../i18n/dictionary.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Field, Select } from '../../../ui/Field.tsx'
import { toast } from '../../../ui/feedback.ts'
import layout from '../../../ui/styles/layout.module.css'
import textStyles from '../../../ui/styles/text.module.css'
import { words } from './dialog-words.ts'
import SaveView from './SaveView.tsx'
import type { SavedViews } from './useSavedViews.ts'
import { useViewsChanged } from './useViewsChanged.ts'
import css from './view.module.css'

/** So long a view that was deleted can be taken back by a press, ms. */
const UNDO_MS = 10_000

/** Which view the list opens with, and names, sharing and end of one's own. */
export default function ManageViews({
  saved,
  onClose,
}: {
  saved: SavedViews
  onClose: () => void
}) {
  const t = useWords(words)
  const changed = useViewsChanged()
  const [renamed, setRenamed] = useState<ListViewRow | null>(null)
  const done = async (work: () => Promise<unknown>) => {
    try {
      await work()
      await changed()
    } catch (error) {
      toastRefusal(error)
    }
  }
  const open = (id: string) =>
    done(() =>
      call(listView.listViewDefault, { list: saved.of, ...(id !== '' && { id: Number(id) }) }),
    )
  const share = ({ id }: ListViewRow, shared: boolean) =>
    done(() => call(listView.listViewShare, { id, shared }))
  const remove = ({ id, name }: ListViewRow) =>
    done(async () => {
      await call(listView.listViewDelete, { id })
      if (saved.view?.id === id) saved.choose(null)
      // Beside an open dialog nothing can be pressed, the way back neither.
      onClose()
      const undo = () => done(() => call(listView.listViewRestore, { id }))
      toast('success', t('removed', { name }), UNDO_MS, {
        label: t('undo'),
        run: () => void undo(),
      })
    })
  const own = saved.views.filter((view) => view.own)
  const others = saved.views.filter((view) => !view.own)
  return (
    <Dialog
      open
      title={t('title')}
      width="560px"
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('done')}</Button>}
    >
      <div className={layout.stack4}>
        <Field label={t('opening')}>
          {(ids) => (
            <Select
              {...ids}
              value={saved.defaultView ?? ''}
              onChange={({ target }) => void open(target.value)}
            >
              <option value="">{t('all')}</option>
              {saved.views.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <section aria-label={t('own')}>
          <b>{t('own')}</b>
          {own.length === 0 && <p className={textStyles.muted}>{t('none')}</p>}
          <ul className={css.rows}>
            {own.map((view) => (
              <li key={view.id} className={css.row}>
                <span>{view.name}</span>
                {saved.mayShare && (
                  <label className={css.tick}>
                    <input
                      type="checkbox"
                      aria-label={t('shareOf', { name: view.name })}
                      checked={view.shared}
                      onChange={({ target }) => void share(view, target.checked)}
                    />
                    {t('shared')}
                  </label>
                )}
                <Button
                  size="sm"
                  aria-label={t('renameOf', { name: view.name })}
                  onClick={() => setRenamed(view)}
                >
                  {t('rename')}
                </Button>
                <Button
                  size="sm"
                  variant="danger"
                  aria-label={t('removeOf', { name: view.name })}
                  onClick={() => void remove(view)}
                >
                  {t('remove')}
                </Button>
              </li>
            ))}
          </ul>
        </section>
        {others.length > 0 && (
          <section aria-label={t('others')}>
            <b>{t('others')}</b>
            <ul className={css.rows}>
              {others.map((view) => (
                <li key={view.id} className={css.row}>
                  <span>{view.name}</span>
                  <small className={textStyles.muted}>{t('madeBy', { who: view.madeBy })}</small>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
      {renamed && <SaveView saved={saved} renamed={renamed} onClose={() => setRenamed(null)} />}
    </Dialog>
  )
}

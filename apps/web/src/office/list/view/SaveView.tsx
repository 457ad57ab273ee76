import { viewForm } from '@xinjian/contract/forms/list'
import { type ListViewRow, listView } from '@xinjian/contract/nouns/lists/listView'
import { useState } from 'react'
import { call } from '../../../api/client.ts'
import { FormDialog } from '../../../form/FormDialog.tsx'
import { TextField } from '../../../form/FormField.tsx'
import { useForm } from '../../../form/useForm.ts'
import { useWords } from '../../../i18n/dictionary.ts'
import { toast } from '../../../ui/feedback.ts'
import { words } from './dialog-words.ts'
import type { SavedViews } from './useSavedViews.ts'
import { useViewsChanged } from './useViewsChanged.ts'
import css from './view.module.css'

/** What is on the screen, under a name; with `renamed` that view under another one. */
export default function SaveView(props: {
  saved: SavedViews
  renamed?: ListViewRow
  onClose: () => void
}) {
  const { saved, renamed, onClose } = props
  const t = useWords(words)
  const changed = useViewsChanged()
  const [shared, setShared] = useState(false)
  const form = useForm(viewForm, {
    start: { name: renamed?.name ?? '' },
    onSubmit: async ({ name }) => {
      const kept = renamed
        ? { id: renamed.id, query: renamed.query, columns: renamed.columns }
        : { query: saved.query, columns: saved.columns }
      const view = await call(
        listView.listViewSave,
        { list: saved.of, ...kept, name },
        { silent: true },
      )
      if (shared && !renamed) await call(listView.listViewShare, { id: view.id, shared })
      await changed()
      toast('success', t('saved'))
      onClose()
      if (!renamed) saved.choose(view)
    },
  })
  return (
    <FormDialog
      of={form}
      open
      title={t(renamed ? 'renameTitle' : 'saveAs')}
      onClose={onClose}
      submit={t('save')}
    >
      <TextField
        of={form}
        name="name"
        label={t('name')}
        {...(!renamed && { hint: t('nameHint') })}
        star
      />
      {saved.mayShare && !renamed && (
        <label className={css.tick} title={t('shareHint')}>
          <input
            type="checkbox"
            checked={shared}
            onChange={({ target }) => setShared(target.checked)}
          />
          {t('share')}
        </label>
      )}
    </FormDialog>
  )
}

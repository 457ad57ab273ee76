import { lazy, Suspense, useState } from 'react'
import { useWords } from '../../../i18n/dictionary.ts'
import { Button } from '../../../ui/Button.tsx'
import type { ListColumn } from '../column.ts'
import type { SavedViews } from '../view/useSavedViews.ts'
import { words } from '../view/view-words.ts'

const ColumnsDialog = lazy(() => import('./ColumnsDialog.tsx'))

/** Which columns of a list are shown, in which order. Those of a colleague's view are his. */
export function ColumnsButton<R>(props: { saved: SavedViews; columns: readonly ListColumn<R>[] }) {
  const t = useWords(words)
  const [open, setOpen] = useState(false)
  const { saved } = props
  const foreign = saved.view !== null && !saved.view.own && saved.view.columns !== null
  return (
    <>
      <Button
        icon="settings"
        disabled={foreign}
        {...(foreign && { title: t('columnsForeign') })}
        onClick={() => setOpen(true)}
      >
        {t('columns')}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <ColumnsDialog
            saved={saved}
            columns={props.columns as readonly ListColumn<unknown>[]}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}

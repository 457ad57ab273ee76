import { lazy, Suspense, useState } from 'react'
import { useWords } from '../../../i18n/dictionary.ts'
import { Button } from '../../../ui/Button.tsx'
import type { ListColumn } from '../column.ts'
import { words } from '../look/look-words.ts'
import type { Look } from '../look/useLook.ts'

const ColumnsDialog = lazy(() => import('./ColumnsDialog.tsx'))

/** Which columns of a list are shown, in which order. Those of a colleague's view are his. */
export function ColumnsButton<R>(props: { look: Look; columns: readonly ListColumn<R>[] }) {
  const t = useWords(words)
  const [open, setOpen] = useState(false)
  const { look } = props
  const foreign = look.view !== null && !look.view.own && look.view.columns !== null
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
            look={look}
            columns={props.columns as readonly ListColumn<unknown>[]}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}

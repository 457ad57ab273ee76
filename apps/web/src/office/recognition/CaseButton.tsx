import { lazy, Suspense, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { useNames } from './useNames.ts'

const CaseDialog = lazy(() => import('./CaseDialog.tsx'))

/** Leads to the export of one correction with its picture. */
export function CaseButton({ id }: { id: number }) {
  const { t } = useNames()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button size="sm" variant="quiet" onClick={() => setOpen(true)}>
        {t('withPicture')}
      </Button>
      {open && (
        <Suspense>
          <CaseDialog id={id} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

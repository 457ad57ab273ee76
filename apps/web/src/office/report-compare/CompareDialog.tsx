import type { ReportRow } from '@xinjian/contract/nouns/report'
import { useWords } from '../../i18n/dictionary.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { GoLink } from '../common/GoLink.tsx'
import { ChooseReport } from './ChooseReport.tsx'
import { CompareResult } from './CompareResult.tsx'
import type { FigureHere } from './changes.ts'
import { CHOOSING } from './choosing.ts'
import { words } from './words.ts'

/** Two reports of one enterprise and kind beside each other. What is compared lives in the address, so the page owns it. */
export function CompareDialog(props: {
  row: ReportRow
  /** Number of the other report, `choose`, or null for closed. */
  other: string | null
  onChange: (other: string | null) => void
  figureOf: (key: string) => FigureHere | null
}) {
  const { row, other, onChange, figureOf } = props
  const t = useWords(words)
  return (
    <Dialog
      open={other !== null}
      title={t('title')}
      width="980px"
      onClose={() => onChange(null)}
      footer={
        <>
          <GoLink icon="building" to={paths.compare({ reportNo: row.reportNo })}>
            {t('otherFirm')}
          </GoLink>
          {other === CHOOSING ? null : (
            <Button icon="left" onClick={() => onChange(CHOOSING)}>
              {t('back')}
            </Button>
          )}
          <Button onClick={() => onChange(null)}>{t('close')}</Button>
        </>
      }
    >
      {other === null || other === CHOOSING ? (
        <ChooseReport row={row} onChoose={onChange} />
      ) : (
        <CompareResult key={other} reportNo={row.reportNo} other={other} figureOf={figureOf} />
      )}
    </Dialog>
  )
}

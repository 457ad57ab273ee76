import { useQuery, useQueryClient } from '@tanstack/react-query'
import { intake } from '@xinjian/contract/nouns/intake'
import { keyOf, query } from '../../../api/query.ts'
import { useWords } from '../../../i18n/dictionary.ts'
import { Empty } from '../../../ui/States.tsx'
import { LabelsFrame } from '../labels/LabelsFrame.tsx'
import { SheetChoice } from './SheetChoice.tsx'
import { words } from './words.ts'

/** Sheets of an import that look like books and were not told apart: a person says once what their columns are, later files follow. */
export function SheetsDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const t = useWords(words)
  const client = useQueryClient()
  const found = useQuery(query(intake.importSheets, { id }))
  const settled = async () => {
    for (const call of [intake.importSheets, intake.dataCollection, intake.bookLayouts])
      await client.invalidateQueries({ queryKey: keyOf(call) })
  }
  return (
    <LabelsFrame title={t('title')} width="1080px" found={found} onClose={onClose}>
      {({ row, sheets }) => {
        const open = sheets.filter((sheet) => sheet.settled === null)
        return open.length === 0 ? (
          <Empty icon="check" title={t('done')} />
        ) : (
          <>
            <p>{t('note')}</p>
            {open.map((sheet) => (
              <SheetChoice
                key={sheet.n}
                id={row.id}
                file={row.fileName}
                of={sheet}
                onSettled={settled}
              />
            ))}
          </>
        )
      }}
    </LabelsFrame>
  )
}

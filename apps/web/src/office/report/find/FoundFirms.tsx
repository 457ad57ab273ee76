import type { DataOf } from '@xinjian/contract/endpoint'
import type { report } from '@xinjian/contract/nouns/report'
import type { FoundFirmRow } from '@xinjian/contract/report/justice'
import { useWords } from '../../../i18n/dictionary.ts'
import { Empty } from '../../../ui/States.tsx'
import { FoundFirm } from './FoundFirm.tsx'
import { words } from './words.ts'

/** What the registry found; that nobody answered, that nobody could be asked and that there is none are three sentences. */
export function FoundFirms(props: {
  found: DataOf<typeof report.justiceFind>
  /** Title of what is ordered. */
  report: string
  onChoose: (taxNo: string) => void
  onOrder: (firm: FoundFirmRow) => Promise<void>
}) {
  const t = useWords(words)
  const { state, rows } = props.found
  if (state !== 'TOLD')
    return <Empty icon="warning" title={t(state === 'UNTOLD' ? 'untold' : 'failed')} />
  if (rows.length === 0)
    return (
      <Empty icon="search" title={t('none')}>
        {t('noneHint')}
      </Empty>
    )
  return (
    <ul>
      {rows.map((firm) => (
        <FoundFirm
          key={`${firm.code} ${firm.name}`}
          firm={firm}
          report={props.report}
          onChoose={props.onChoose}
          onOrder={() => void props.onOrder(firm)}
        />
      ))}
    </ul>
  )
}

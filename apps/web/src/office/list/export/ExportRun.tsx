import { useWords } from '../../../i18n/dictionary.ts'
import { Button, IconButton } from '../../../ui/Button.tsx'
import { words } from './export-words.ts'
import { type Asked, useExport } from './useExport.ts'

/** One export under way, in the place of the button that began it; it can be cancelled. */
export default function ExportRun(props: { small: boolean; asked: Asked; onEnd: () => void }) {
  const t = useWords(words)
  const { row, cancel } = useExport(props.asked, props.onEnd)
  return (
    <>
      <Button icon="download" size={props.small ? 'sm' : 'md'} busy>
        {row?.status === 'RUNNING' ? t('exporting', { n: row.progress }) : t('waiting')}
      </Button>
      {row && (
        <IconButton icon="close" size={14} label={t('cancel')} onClick={() => void cancel()} />
      )}
    </>
  )
}

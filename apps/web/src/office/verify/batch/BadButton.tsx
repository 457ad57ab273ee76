import { verifyBatch } from '@xinjian/contract/nouns/verify/batch'
import { toastRefusal } from '../../../api/refusal.ts'
import { useWords } from '../../../i18n/dictionary.ts'
import { Button } from '../../../ui/Button.tsx'
import { saveDownload } from '../../common/save.ts'
import { words } from './words.ts'

/** The rows that cannot be verified, with their reasons, to be put right and uploaded again. */
export function BadButton({ no, bad }: { no: string; bad: number }) {
  const t = useWords(words)
  return (
    <Button
      size="sm"
      icon="download"
      onClick={() => void saveDownload(verifyBatch.verifyBatchBad, { no }).catch(toastRefusal)}
    >
      {t('badFile', { n: bad })}
    </Button>
  )
}

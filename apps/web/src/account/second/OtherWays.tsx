import { useWords } from '../../i18n/dictionary.ts'
import { Button } from '../../ui/Button.tsx'
import { secondWords } from './second-words.ts'

/** For whoever has neither the device nor a recovery code (null = none is set up yet), and back to the first factor. */
export function OtherWays(props: { onLost: (() => void) | null; onAgain: () => void }) {
  const t = useWords(secondWords)
  return (
    <>
      {props.onLost && (
        <Button variant="quiet" onClick={props.onLost}>
          {t('lost')}
        </Button>
      )}
      <Button variant="quiet" onClick={props.onAgain}>
        {t('back')}
      </Button>
    </>
  )
}

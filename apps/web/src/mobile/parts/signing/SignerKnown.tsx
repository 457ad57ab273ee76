import type { CollectTask } from '@xinjian/contract/nouns/collect'
import { useWords } from '../../../i18n/dictionary.ts'
import { Button } from '../../../ui/Button.tsx'
import { useGo, useTask } from '../../tax/hooks/use-tax.ts'
import { signing } from '../../words/signing.ts'
import { FirmCard } from '../FirmCard.tsx'
import { Screen } from '../Screen.tsx'

/** Whoever turns back from the contracts has proven already who he is: on to them, or another signer. */
export function SignerKnown(props: {
  signer: NonNullable<CollectTask['signer']>
  onChange: () => void
}) {
  const t = useWords(signing)
  const { to } = useGo()
  const { enterprise } = useTask()
  return (
    <Screen
      step="SIGNER"
      title={t('knownTitle')}
      note={`${props.signer.name} · ${props.signer.mobile}`}
      onBack={() => to('entering')}
      action={
        <>
          <Button variant="primary" size="lg" block onClick={() => to('create')}>
            {t('knownNext')}
          </Button>
          <Button variant="quiet" size="lg" block onClick={props.onChange}>
            {t('knownOther')}
          </Button>
        </>
      }
    >
      {enterprise && <FirmCard {...enterprise} onChange={() => to('entering')} />}
    </Screen>
  )
}

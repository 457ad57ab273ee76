import type { DataOf } from '@xinjian/contract/endpoint'
import { session } from '@xinjian/contract/nouns/session'
import { call } from '../../api/client.ts'
import { messageOf } from '../../api/errors.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { Button } from '../../ui/Button.tsx'
import { toast } from '../../ui/feedback.ts'
import { provePasskey } from '../passkey.ts'
import { proofWords } from './proof-words.ts'

/** The proof by a passkey of this browser, or of a key that is plugged in. */
export function PasskeyProof(props: {
  asked: DataOf<typeof session.proofAsk>
  onProven: () => void
}) {
  const t = useWords(proofWords)
  const { asked, onProven } = props
  const prove = async () => {
    try {
      const passkey = await provePasskey(asked)
      await call(session.proofGive, { ticket: asked.ticket, passkey }, { silent: true })
      onProven()
    } catch (error) {
      toast('error', error instanceof DOMException ? t('failed') : messageOf(error))
    }
  }
  return (
    <Button icon="lock" onClick={() => void prove()}>
      {t('passkey')}
    </Button>
  )
}
